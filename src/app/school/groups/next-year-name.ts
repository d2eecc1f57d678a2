/**
 * Suggests the name of a group for the next year: each year in it goes up by one (`Groep 5a` → `Groep 6a`, `5/6` →
 * `6/7`); a name without a year stays.
 */
export const nameInNextYear = ({ name }: { readonly name: string }): string =>
  name.replace(/(?<!\d)[1-7](?!\d)/g, (year) => String(Number(year) + 1)).replace('8/8', '8');
