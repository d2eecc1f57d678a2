/** Numbers of right answers in a row that a scene celebrates: a trail, a glow, a resident that joins. */
const steps: ReadonlySet<number> = new Set([3, 5, 8]);

export const isStreak = (length: number): boolean => steps.has(length);
