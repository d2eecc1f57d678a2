interface NameParts {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly sort_name: string | null;
}

/** `Anne-Fleur van 't Wolkenburg`. */
export const fullName = ({ first_name, last_name }: NameParts): string =>
  last_name ? `${first_name} ${last_name}` : first_name;

/** `Wolkenburg, Anne-Fleur van 't`: sorted on the surname without its prefix. */
export function sortedName({ first_name, last_name, sort_name }: NameParts): string {
  if (!sort_name || !last_name) return first_name;
  const prefix = last_name.endsWith(sort_name) ? last_name.slice(0, -sort_name.length).trim() : '';
  return `${sort_name}, ${first_name}${prefix ? ` ${prefix}` : ''}`;
}

const collator = new Intl.Collator('nl', { numeric: true });
/** Order of names in lists: `Groep 3` before `Groep 10`. */
export const byName = (a: string, b: string): number => collator.compare(a, b);
