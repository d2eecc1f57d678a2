/**
 * Returns the year that the name of a new group tells, in Dutch numbering: `Groep 5A` is 5, and a Flemish `3A` is 5 too.
 * Null for a name without a year, or with several.
 */
export function yearInName(name: string, flemish: boolean): number | null {
  const [found, ...others] = name.match(/(?<!\d)[1-8](?!\d)/g) ?? [];
  if (found === undefined || others.length > 0) return null;
  const year = Number(found) + (flemish && !/groep/i.test(name) ? 2 : 0);
  return year > 8 ? null : year;
}
