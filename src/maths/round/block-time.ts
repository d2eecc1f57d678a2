/** How long a block of a fluency test lasts, ms. */
export const blockMs = 120_000;
