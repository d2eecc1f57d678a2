/** Characters a password of an adult has at least. Apart from the schemas: the browser needs this and not zod. */
export const leastPassword = 10;

export const isLongEnough = (password: string): boolean => Array.from(password).length >= leastPassword;
