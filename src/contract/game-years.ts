/** Years of pupils for whom a game can be chosen, in Dutch numbering. */
export const gameYears = [3, 4, 5, 6, 7, 8] as const;

/** Longest texts of the office about a game, in characters. */
export const gameTextLimits = { title: 40, goal: 240 } as const;
