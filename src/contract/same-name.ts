const tidied = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether somebody typed this name, with which a slip is ruled out: spaces and the way an accent is stored do not count. */
export const isSameName = (typed: string, name: string): boolean => tidied(typed) === tidied(name);
