/** A class code in fours, as it is read from a card; the sign-in takes it with or without the space. */
export const legibleCode = (code: string): string => code.replace(/^(.{4})(.{4})$/, '$1 $2');
