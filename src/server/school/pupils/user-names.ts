import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';

const maxLetters = 12;
const usualDigits = 4;

/** Letters that are no letter with a mark on it. */
const writtenOut: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** `Zoë-Łucja` → `zoelucja`: small letters that are on every keyboard. */
function lettersOf(firstName: string): string {
  const plain = firstName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[łøđðþßæœı]/g, (letter) => writtenOut[letter] ?? '')
    .replace(/[^a-z]/g, '')
    .slice(0, maxLetters);
  return plain.length < 2 ? 'leerling' : plain;
}

/** A name that was not chosen yet; one digit more after every ten tries. */
function candidate(firstName: string, fewestDigits: number, chosen: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const digits = fewestDigits + Math.floor(attempt / 10);
    const name = `${lettersOf(firstName)}${randomInt(10 ** (digits - 1), 10 ** digits)}`;
    if (!chosen.has(name)) return name;
  }
}

async function takenOf(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ login: string }>`${prepared}
    select login from login_name where login = any(${names}::text[])`.execute(acrossAccounts(db));
  return new Set(rows.map((row) => row.login));
}

/**
 * User names for pupils, in the order of their first names: the first name with four digits, or more. They are the
 * only ones of their kind in the whole product, and say no more of a child than its first name.
 */
export async function makeUserNames(db: Db, firstNames: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  const chosen = new Set<string>();
  let open = firstNames.map((firstName, at) => ({ firstName, at }));
  // One digit more each time: where many share a first name, most of the short ones are taken.
  for (let digits = usualDigits; open.length > 0; digits++) {
    for (const { firstName, at } of open) {
      const name = candidate(firstName, digits, chosen);
      names[at] = name;
      chosen.add(name);
    }
    const taken = await takenOf(db, names);
    open = open.filter(({ at }) => taken.has(names[at] ?? ''));
  }
  return names;
}
