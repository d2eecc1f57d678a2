import { sql } from 'kysely';
import { json } from '../../platform/db/columns';
import type { AllAccountsDatabase, Db } from '../../platform/db/database';
import type { PupilDetails } from './insert-pupils';

/*
 * What an import or a new school year does to pupils is written down beside it: each as it was and as it became. Undoing
 * puts back what is still as it became; what somebody changed since stays.
 */

/** The columns that can change as a whole, and how each is read from JSON. */
const columns = {
  group_id: '::uuid',
  first_name: '',
  last_name: '',
  sort_name: '',
  year: '::smallint',
  import_key: '',
  eck_id_hash: 'hex',
  imported: 'json',
  trashed_at: '::timestamptz',
} as const;
type Column = keyof typeof columns;

/** Days a pupil stays in the trash and can be put back; then it is erased. */
export const trashDays = 60;

/** A change can be undone for so long; then what it was before is forgotten. */
export const undoDays = 7;

/** What becomes of a pupil: only what is named changes. The hash in hex. */
export interface PupilSet {
  readonly group_id?: string | null;
  readonly first_name?: string;
  readonly last_name?: string | null;
  readonly sort_name?: string | null;
  readonly year?: number | null;
  readonly import_key?: string | null;
  readonly eck_id_hash?: string | null;
  readonly imported?: PupilDetails;
  readonly trashed_at?: Date | null;
}

export interface ChangeOfPupil {
  readonly pupilId: string;
  readonly set: PupilSet;
}

interface Change {
  readonly accountId: string;
  readonly changeId: string;
}

/** A column of a JSON object as its own type. */
const fromJson = (object: string, column: Column) => {
  const kind = columns[column];
  const text = `(${object}->>'${column}')`;
  if (kind === 'hex') return `decode(${text}, 'hex')`;
  if (kind === 'json') return `nullif(${object}->'${column}', 'null'::jsonb)`;
  return text + kind;
};

/** A row of `pupil` as such an object. */
const asJson = `jsonb_build_object(${(Object.keys(columns) as Column[])
  .map((column) =>
    columns[column] === 'hex' ? `'${column}', encode(p.${column}, 'hex')` : `'${column}', p.${column}`,
  )
  .join(', ')})`;

const allColumns = Object.keys(columns) as Column[];

const assignments = (value: (column: Column) => string, of: readonly Column[] = allColumns) =>
  sql.raw(of.map((column) => `${column} = ${value(column)}`).join(', '));

/** Unique in a school: when two pupils exchange theirs, both have to let go before either takes the other's. */
const numbers = ['import_key', 'eck_id_hash'] as const;

/**
 * Changes pupils and writes down how they were before the first change under this id, and how they are after the last.
 */
export async function changeAndRecord(
  db: Db,
  { accountId, changeId }: Change,
  changes: readonly ChangeOfPupil[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ pupilId }) => pupilId);
  const rows = changes.map(({ pupilId, set }) => ({ pupil_id: pupilId, wanted: set }));
  await sql`
    insert into pupil_change (account_id, change_id, pupil_id, before, after)
    select p.account_id, ${changeId}::uuid, p.pupil_id, ${sql.raw(asJson)}, ${sql.raw(asJson)} || w.wanted
    from pupil p join json_to_recordset(${json(rows)}::json) as w(pupil_id uuid, wanted jsonb)
      on w.pupil_id = p.pupil_id
    where p.account_id = ${accountId}
    on conflict (account_id, change_id, pupil_id) do update set after = excluded.after`.execute(db);
  const ofChange = sql`c.account_id = ${accountId} and c.change_id = ${changeId}
    and c.pupil_id = any(${ids}::uuid[]) and p.account_id = c.account_id and p.pupil_id = c.pupil_id`;
  const renumbered = changes.some(({ set }) => numbers.some((column) => set[column] !== undefined));
  if (renumbered) {
    await sql`
      update pupil p set ${assignments(
        (column) =>
          `case when p.${column} is not distinct from ${fromJson('c.after', column)} then p.${column} end`,
        numbers,
      )}
      from pupil_change c where ${ofChange}`.execute(db);
  }
  await sql`
    update pupil p set ${assignments((column) => fromJson('c.after', column))}
    from pupil_change c where ${ofChange}`.execute(db);
}

/** Writes down who was added. */
export async function recordAdded(db: Db, { changeId }: Change, pupilIds: readonly string[]): Promise<void> {
  if (pupilIds.length === 0) return;
  await db
    .insertInto('pupil_change')
    .values(
      pupilIds.map((pupil_id) => ({
        change_id: changeId,
        pupil_id,
        before: null,
        after: json({}),
      })),
    )
    .execute();
}

/** What a column becomes again: as it was before, unless somebody changed it since. */
const restored = (column: Column) => {
  const [before, after] = [fromJson('c.before', column), fromJson('c.after', column)];
  return `case when p.${column} is not distinct from ${after} then ${before} else p.${column} end`;
};

/** Lets go of the numbers that others get back, and says who gets which. */
async function reclaimNumbers(db: Db, { accountId, changeId }: Change) {
  const ofChange = sql`c.account_id = ${accountId} and c.change_id = ${changeId}
    and p.account_id = c.account_id and p.pupil_id = c.pupil_id`;
  const { rows } = await sql<{ pupil_id: string; import_key: string | null; eck_id_hash: string | null }>`
    select p.pupil_id, ${sql.raw(restored('import_key'))} as import_key,
      encode(${sql.raw(restored('eck_id_hash'))}, 'hex') as eck_id_hash
    from pupil p, pupil_change c
    where ${ofChange} and c.before is not null
      and (${sql.raw(numbers.map((column) => `p.${column} is distinct from ${restored(column)}`).join(' or '))})
  `.execute(db);
  if (rows.length === 0) return rows;
  const back = json(rows);
  await sql`
    update pupil p set import_key = null, eck_id_hash = null
    from json_to_recordset(${back}::json) as r(pupil_id uuid)
    where p.account_id = ${accountId} and p.pupil_id = r.pupil_id`.execute(db);
  // One whom the change added may have come in with a number that was taken from somebody.
  await sql`
    update pupil p set
      import_key = case when exists (select from json_to_recordset(${back}::json) as r(import_key text)
        where r.import_key = p.import_key) then null else p.import_key end,
      eck_id_hash = case when exists (select from json_to_recordset(${back}::json) as r(eck_id_hash text)
        where r.eck_id_hash = encode(p.eck_id_hash, 'hex')) then null else p.eck_id_hash end
    from pupil_change c where ${ofChange} and c.before is null`.execute(db);
  return rows;
}

/**
 * Somebody whom the change took out of the trash goes back with the day of then; that may be so long ago that the next
 * night erases for good. Such a pupil gets as many days as a change can be undone.
 */
const keepInTrash = (db: Db, { accountId, changeId }: Change, now: Date) => {
  const earliest = new Date(now.getTime() - (trashDays - undoDays) * 86_400_000);
  return sql`
    update pupil p set trashed_at = ${earliest}
    from pupil_change c
    where c.account_id = ${accountId} and c.change_id = ${changeId}
      and c.before->>'trashed_at' is not null and c.after->>'trashed_at' is null
      and p.account_id = c.account_id and p.pupil_id = c.pupil_id and p.trashed_at < ${earliest}`.execute(db);
};

/** Puts back what is as the change left it; who was added goes to the trash. */
export async function putBack(db: Db, change: Change, now: Date): Promise<void> {
  const { accountId, changeId } = change;
  const back = await reclaimNumbers(db, change);
  const others = allColumns.filter((column) => !numbers.some((number) => number === column));
  await sql`
    update pupil p set ${assignments(restored, others)}
    from pupil_change c
    where c.account_id = ${accountId} and c.change_id = ${changeId} and c.before is not null
      and p.account_id = c.account_id and p.pupil_id = c.pupil_id`.execute(db);
  await keepInTrash(db, change, now);
  if (back.length > 0) {
    await sql`
      update pupil p set import_key = r.import_key, eck_id_hash = decode(r.eck_id_hash, 'hex')
      from json_to_recordset(${json(back)}::json) as r(pupil_id uuid, import_key text, eck_id_hash text)
      where p.account_id = ${accountId} and p.pupil_id = r.pupil_id`.execute(db);
  }
  await sql`
    update pupil p set trashed_at = ${now}
    from pupil_change c
    where c.account_id = ${accountId} and c.change_id = ${changeId} and c.before is null
      and p.account_id = c.account_id and p.pupil_id = c.pupil_id and p.trashed_at is null`.execute(db);
}

/** Forgets how pupils were before changes that can no longer be undone. */
export async function purgeExpiredChanges(db: AllAccountsDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - undoDays * 86_400_000);
  await sql`
    delete from pupil_change c using school_change s
    where s.account_id = c.account_id and s.change_id = c.change_id
      and (s.created_at < ${before} or s.undone_at is not null)`.execute(db);
}
