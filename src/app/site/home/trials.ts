/** Sums of a year that a visitor can try, and the games that show them best, by Dutch school year. */
export const trials = [
  { year: 3, collection: 'add-to-10', games: ['bellenprikken'] },
  { year: 4, collection: 'add-to-20-over-ten', games: ['bellenprikken'] },
  { year: 5, collection: 'tables-and-division', games: ['stofzuigen', 'bellenprikken'] },
] as const;
