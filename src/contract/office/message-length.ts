/** Longest message of the office, characters: some three pages. */
export const longestMessage = 10_000;
