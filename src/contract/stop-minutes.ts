/** A stop of a whole group that is forgotten ends by itself after so many minutes. */
export const stopMinutes = 15;
