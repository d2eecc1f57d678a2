/** Keeps each sum within a text on one line: `Keersommen: 60 × 4` breaks before the 60, not within the sum. */
export const wholeSums = (text: string): string =>
  text.replace(/(?<=[\d%▢]) ([+−×:÷=]) (?=[\d▢])/gu, '\u00a0$1\u00a0');
