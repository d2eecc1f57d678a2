/** Signs as a child sees them, by those of sum ids. */
export const shownSigns = { '+': '+', '-': '−', '*': '×', ':': ':' } as const;
