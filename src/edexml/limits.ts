/** Maximum size of a file, bytes; a school of 10,000 pupils with every field is 12 MB. */
export const maxBytes = 25 * 1024 * 1024;
/** Maximum size of an unpacked zip file, bytes. */
export const maxUnpackedBytes = 40 * 1024 * 1024;
export const maxDepth = 40;
export const maxAttributes = 20;
/** Maximum length of a field's text, characters. */
export const maxFieldLength = 300;
export const maxPupils = 12_000;
export const maxGroups = 1000;
/** Maximum number of teachers; later ones are ignored. */
export const maxTeachers = 1000;
