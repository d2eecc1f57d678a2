/** Longest note about a pupil, characters. */
export const maxNoteLength = 1000;

/** Longest sentence on a parents' sheet, characters: two lines of it. */
export const maxParentSentence = 200;
