import { type Kysely, sql } from 'kysely';
import { json } from '../db/columns';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import type { PupilDetails } from './insert-pupils';

/*
 * What an import or a new school year does to pupils is written down beside it: each as it was and as it became. Undoing
 * puts back what is still as it became; what somebody changed since stays.
 */

/** The columns that can change as a whole, and how each is read from JSON. */
const columns = {
  class_id: '::uuid',
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

/** What becomes of a pupil: only what is named changes. The hash in hex. */
export interface PupilSet {
  readonly class_id?: string | null;
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

const assignments = (value: (column: Column) => string) =>
  sql.raw((Object.keys(columns) as Column[]).map((column) => `${column} = ${value(column)}`).join(', '));

/** Changes pupils and writes down how they were, in one statement. */
export async function changeAndRecord(
  db: Db,
  { accountId, changeId }: Change,
  changes: readonly ChangeOfPupil[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ pupilId, set }) => ({ pupil_id: pupilId, wanted: set }));
  await sql`
    with wanted as (
      select * from json_to_recordset(${json(rows)}::json) as r(pupil_id uuid, wanted jsonb)
    ), pairs as (
      select p.pupil_id, ${sql.raw(asJson)} as old, ${sql.raw(asJson)} || w.wanted as new
      from pupil p join wanted w on w.pupil_id = p.pupil_id
      where p.account_id = ${accountId}
    ), changed as (
      update pupil p set ${assignments((column) => fromJson('b.new', column))}
      from pairs b where p.account_id = ${accountId} and p.pupil_id = b.pupil_id
    )
    insert into pupil_change (account_id, change_id, pupil_id, before, after)
    select ${accountId}::uuid, ${changeId}::uuid, pupil_id, old, new from pairs
    on conflict do nothing`.execute(db);
}

/** Writes down who was added. */
export async function recordAdded(
  db: Db,
  { accountId, changeId }: Change,
  pupilIds: readonly string[],
): Promise<void> {
  if (pupilIds.length === 0) return;
  await db
    .insertInto('pupil_change')
    .values(
      pupilIds.map((pupil_id) => ({
        account_id: accountId,
        change_id: changeId,
        pupil_id,
        before: null,
        after: json({}),
      })),
    )
    .execute();
}

/** Puts back what is as the change left it; who was added goes to the trash. */
export async function putBack(db: Db, { accountId, changeId }: Change, now: Date): Promise<void> {
  await sql`
    update pupil p set ${assignments((column) => {
      const [before, after] = [fromJson('c.before', column), fromJson('c.after', column)];
      return `case when p.${column} is not distinct from ${after} then ${before} else p.${column} end`;
    })}
    from pupil_change c
    where c.account_id = ${accountId} and c.change_id = ${changeId} and c.before is not null
      and p.account_id = c.account_id and p.pupil_id = c.pupil_id`.execute(db);
  await sql`
    update pupil p set trashed_at = ${now}
    from pupil_change c
    where c.account_id = ${accountId} and c.change_id = ${changeId} and c.before is null
      and p.account_id = c.account_id and p.pupil_id = c.pupil_id and p.trashed_at is null`.execute(db);
}

/** A change can be undone for so long; then what it was before is forgotten. */
export const undoDays = 7;

/** Forgets how pupils were before changes that can no longer be undone. */
export async function forgetOldChanges(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - undoDays * 86_400_000);
  await sql`
    delete from pupil_change c using school_change s
    where s.account_id = c.account_id and s.change_id = c.change_id
      and (s.created_at < ${before} or s.undone_at is not null)`.execute(db);
}
