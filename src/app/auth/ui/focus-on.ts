/** Ref that focuses a field when it appears. */
export const focusOn = (field: HTMLInputElement | null) => field?.focus();
