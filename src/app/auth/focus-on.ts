/** For a field that was just asked for, when nothing else is to be done. */
export const focusOn = (field: HTMLInputElement | null) => field?.focus();
