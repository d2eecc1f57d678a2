/** Writes a class code in blocks of four; signing in accepts it with and without the space. */
export const legibleCode = (code: string): string => code.replace(/^(.{4})(.{4})$/, '$1 $2');
