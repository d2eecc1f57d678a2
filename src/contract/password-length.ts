/** Characters a password of an adult has at least. Apart from the schemas: the browser needs this and not zod. */
export const leastPassword = 10;
