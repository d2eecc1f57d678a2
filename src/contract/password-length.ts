/** Minimum length of an adult's password, in characters. Separate from the schemas, so that pages need not load zod. */
export const leastPassword = 10;

export const isLongEnough = (password: string): boolean => Array.from(password).length >= leastPassword;
