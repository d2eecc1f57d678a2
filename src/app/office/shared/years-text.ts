/** Groups years that follow each other: 3, 4, 5, 7 → [3, 5], [7, 7]. */
export const runsOf = (years: readonly number[]): readonly (readonly [number, number])[] =>
  years.reduce<[number, number][]>((runs, year) => {
    const last = runs.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
    return runs;
  }, []);

/**
 * Takes the word that two names of years share out of one of them: `Groep 3`, `Groep 8` → `Groep 3`, `8`; `1e leerjaar`,
 * `6e leerjaar` → `1e`, `6e leerjaar`.
 */
export function withoutSharedWord(from: string, to: string): readonly [string, string] {
  const [first, last] = [from.split(' '), to.split(' ')];
  if (first.length < 2 || last.length < 2) return [from, to];
  if (first[0] === last[0]) return [from, last.slice(1).join(' ')];
  return first.at(-1) === last.at(-1) ? [first.slice(0, -1).join(' '), to] : [from, to];
}
