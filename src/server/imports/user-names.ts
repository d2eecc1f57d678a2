import { randomInt } from 'node:crypto';
import type { Db } from '../db/database';

const maxLetters = 12;

/** `Zoë-Anne` → `zoeanne`: small letters that are on every keyboard. */
function lettersOf(firstName: string): string {
  const plain = firstName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, maxLetters);
  return plain.length < 2 ? 'leerling' : plain;
}

/** A name nobody of the batch has; one digit more after every ten tries. */
function candidate(firstName: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const digits = 4 + Math.floor(attempt / 10);
    const name = `${lettersOf(firstName)}${randomInt(10 ** (digits - 1), 10 ** digits)}`;
    if (!taken.has(name)) return name;
  }
}

async function takenOf(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.selectFrom('login_name').where('login', 'in', names).select('login').execute();
  return new Set(rows.map((row) => row.login));
}

const batch = 1000;

/**
 * User names for pupils, in the order of their first names: the first name with four digits. They are the
 * only ones of their kind in the whole product, and say no more of a child than its first name.
 */
export async function makeUserNames(db: Db, firstNames: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  const taken = new Set<string>();
  for (let from = 0; from < firstNames.length; from += batch) {
    let open = firstNames.slice(from, from + batch).map((firstName, i) => ({ firstName, at: from + i }));
    while (open.length > 0) {
      for (const pupil of open) {
        const name = candidate(pupil.firstName, taken);
        names[pupil.at] = name;
        taken.add(name);
      }
      const clashes = await takenOf(
        db,
        open.map(({ at }) => names[at] ?? ''),
      );
      open = open.filter(({ at }) => clashes.has(names[at] ?? ''));
    }
  }
  return names;
}
