import { grouped } from '../grouped';

interface NameParts {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly sort_name: string | null;
}

/** `Anne-Fleur van 't Wolkenburg`. */
export const fullName = ({ first_name, last_name }: NameParts): string =>
  last_name ? `${first_name} ${last_name}` : first_name;

/** What stands before a surname apart: `van 't` and `Wolkenburg`. */
export function nameParts({ first_name: firstName, last_name, sort_name }: NameParts) {
  if (!last_name) return { firstName, prefix: '', lastName: '' };
  if (!sort_name || !last_name.endsWith(sort_name)) return { firstName, prefix: '', lastName: last_name };
  return { firstName, prefix: last_name.slice(0, -sort_name.length).trim(), lastName: sort_name };
}

/** `Wolkenburg, Anne-Fleur van 't`: sorted on the surname without its prefix. */
export function sortedName(name: NameParts): string {
  if (!name.sort_name || !name.last_name) return name.first_name;
  const { firstName, prefix } = nameParts(name);
  return `${name.sort_name}, ${firstName}${prefix ? ` ${prefix}` : ''}`;
}

const alike = (name: string) => name.normalize('NFC').toLowerCase();

/** So many letters of a surname that no other one begins like it; all of it where that does not help. */
function lettersApart(surname: string, others: readonly string[]): string {
  const letters = Array.from(surname);
  for (let count = 1; count < letters.length; count++) {
    const start = letters.slice(0, count).join('');
    if (!others.some((other) => alike(other).startsWith(alike(start)))) return `${start}.`;
  }
  return surname;
}

/** First names for a screen of children: where two are alike, with the letters of the surname that tell them apart. */
export function screenNames(names: readonly NameParts[]): string[] {
  const surnameOf = ({ sort_name, last_name }: NameParts) => sort_name ?? last_name ?? '';
  const namesakes = grouped(names, ({ first_name }) => alike(first_name));
  return names.map((name) => {
    const others = (namesakes.get(alike(name.first_name)) ?? []).filter((other) => other !== name);
    const surname = surnameOf(name);
    if (others.length === 0 || surname === '') return name.first_name;
    return `${name.first_name} ${lettersApart(surname, others.map(surnameOf))}`;
  });
}

const collator = new Intl.Collator('nl', { numeric: true });
/** Order of names in lists: `Groep 3` before `Groep 10`. */
export const byName = (a: string, b: string): number => collator.compare(a, b);
