/** Limits of what the office fills in; the recipes of the program keep within them. */
export const generatorLimits = {
  title: 80,
  patterns: 12,
  pattern: 64,
  names: 6,
  name: 12,
  texts: 150,
  text: 24,
  number: 10_000_000,
  tables: 12,
  denominators: 24,
  count: 500,
} as const;
