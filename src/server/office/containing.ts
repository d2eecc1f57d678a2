/** Returns the pattern of texts that contain this one, which takes `%` and `_` as they are. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
