/** The largest file that is read, bytes; a school of 10,000 pupils with every field is 12 MB. */
export const maxBytes = 25 * 1024 * 1024;
/** The same after unpacking a zip file. */
export const maxUnpackedBytes = 40 * 1024 * 1024;
export const maxDepth = 40;
export const maxAttributes = 20;
/** Longest text read of one field, characters. */
export const maxFieldLength = 300;
export const maxPupils = 12_000;
export const maxGroups = 1000;
/** Teachers that are read; what stands behind them is passed over. */
export const maxTeachers = 1000;
