import { grouped } from './grouped';

interface NameParts {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly sort_name: string | null;
}

/** Returns a name in reading order: `Anne-Fleur van 't Wolkenburg`. */
export const fullName = ({ first_name, last_name }: NameParts): string =>
  last_name ? `${first_name} ${last_name}` : first_name;

/** Splits a surname into prefix and main part: `van 't` and `Wolkenburg`. */
export function nameParts({ first_name: firstName, last_name, sort_name }: NameParts) {
  if (!last_name) return { firstName, prefix: '', lastName: '' };
  if (!sort_name || !last_name.endsWith(sort_name)) return { firstName, prefix: '', lastName: last_name };
  return { firstName, prefix: last_name.slice(0, -sort_name.length).trim(), lastName: sort_name };
}

/** Returns a name as sorted lists show it, by surname without prefix: `Wolkenburg, Anne-Fleur van 't`. */
export function sortedName(name: NameParts): string {
  if (!name.sort_name || !name.last_name) return name.first_name;
  const { firstName, prefix } = nameParts(name);
  return `${name.sort_name}, ${firstName}${prefix ? ` ${prefix}` : ''}`;
}

const alike = (name: string) => name.normalize('NFC').toLowerCase();

/** Returns the shortest beginning of a surname that no other one shares, or the whole surname when there is none. */
function lettersApart(surname: string, others: readonly string[]): string {
  const letters = Array.from(surname);
  for (let count = 1; count < letters.length; count++) {
    const start = letters.slice(0, count).join('');
    if (!others.some((other) => alike(other).startsWith(alike(start)))) return `${start}.`;
  }
  return surname;
}

/** Returns first names for a screen of children. Equal ones get the letters of the surname that tell them apart. */
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
/** Compares names for lists: `Groep 3` comes before `Groep 10`. */
export const byName = (a: string, b: string): number => collator.compare(a, b);
