import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { PlannedClass } from './plan';
import { codesOf } from './school-codes';

/** By what a class is found the next time. */
interface Traits {
  readonly keys: readonly string[];
  readonly location: string | null;
}

/** What an import taught about the school itself: before it, and after. */
export interface Remembered {
  /** Codes of the locations; null when nothing changed. */
  readonly code: { readonly before: string | null; readonly after: string } | null;
  readonly classes: readonly { readonly classId: string; readonly before: Traits; readonly after: Traits }[];
}

/** Lets a class that was made by hand, or was split before, be found by its keys and location the next time. */
async function rememberClasses(
  tx: Db,
  accountId: string,
  classes: readonly PlannedClass[],
): Promise<Remembered['classes']> {
  if (classes.length === 0) return [];
  const ids = classes.map(({ classId }) => classId);
  const rows = await tx
    .selectFrom('class')
    .where('account_id', '=', accountId)
    .where('class_id', 'in', ids)
    .select(['class_id', 'source_keys', 'location'])
    .execute();
  const known = new Map(rows.map((row) => [row.class_id, row]));
  const changed = classes.flatMap(({ classId, sourceKeys, location }) => {
    const own = known.get(classId);
    if (!own) return [];
    const missing = sourceKeys.filter((key) => !own.source_keys.includes(key));
    const place = location ?? own.location;
    if (missing.length === 0 && place === own.location) return [];
    const before = { keys: own.source_keys, location: own.location };
    const after = { keys: [...before.keys, ...missing], location: place };
    return [{ classId, before, after }];
  });
  for (const { classId, after } of changed) await giveTraits(tx, accountId, classId, after).execute();
  return changed;
}

/** Nothing where another class of that year is found by the same key and location already. */
const giveTraits = (tx: Db, accountId: string, classId: string, { keys, location }: Traits) =>
  tx
    .updateTable('class as c')
    .set({ source_keys: [...keys], location })
    .where('c.account_id', '=', accountId)
    .where('c.class_id', '=', classId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('class as o')
            .select('o.class_id')
            .whereRef('o.account_id', '=', 'c.account_id')
            .whereRef('o.school_year', '=', 'c.school_year')
            .whereRef('o.class_id', '<>', 'c.class_id')
            .where('o.archived_at', 'is', null)
            .where(sql<boolean>`coalesce(o.location, '') = coalesce(${location}::text, '')`)
            .where(sql<boolean>`o.source_keys[1] = ${keys[0] ?? null}::text`),
        ),
      ),
    );

/** Longest list of codes that is kept, characters. */
const longest = 64;

/** Keeps of which school the files are, so that it is asked about another one's the next time. */
async function rememberSchool(
  tx: Db,
  accountId: string,
  fileCode: string | null,
): Promise<Remembered['code']> {
  if (fileCode === null) return null;
  const { school_code: before } = await tx
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select('school_code')
    .executeTakeFirstOrThrow();
  const after =
    before === null ? fileCode : [...new Set([...codesOf(before), ...codesOf(fileCode)])].join('+');
  if (after === before || after.length > longest) return null;
  await tx.updateTable('account').set({ school_code: after }).where('account_id', '=', accountId).execute();
  return { before, after };
}

/** Keeps what a file says of the school and of the classes it was matched with. */
export async function remember(
  tx: Db,
  accountId: string,
  fileCode: string | null,
  classes: readonly PlannedClass[],
): Promise<Remembered> {
  const code = await rememberSchool(tx, accountId, fileCode);
  return { code, classes: await rememberClasses(tx, accountId, classes) };
}

/** Forgets it again, where nothing was made of it since. */
export async function forget(tx: Db, accountId: string, { code, classes }: Remembered): Promise<void> {
  if (code !== null) {
    await tx
      .updateTable('account')
      .set({ school_code: code.before })
      .where('account_id', '=', accountId)
      .where('school_code', '=', code.after)
      .execute();
  }
  for (const { classId, before, after } of classes) {
    await giveTraits(tx, accountId, classId, before)
      .where(({ eb, val }) => eb('c.source_keys', '=', val([...after.keys])))
      .where('c.location', 'is not distinct from', after.location)
      .execute();
  }
}
