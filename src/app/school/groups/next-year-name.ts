/**
 * What a group is likely to be called a year later: every year in its name one up (`Groep 5a` → `Groep 6a`, `5/6` →
 * `6/7`); a name without a year stays.
 */
export const nameInNextYear = ({ name }: { readonly name: string }): string =>
  name.replace(/(?<!\d)[1-7](?!\d)/g, (year) => String(Number(year) + 1)).replace('8/8', '8');
