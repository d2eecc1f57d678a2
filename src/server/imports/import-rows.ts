import { sql } from 'kysely';
import type { Db } from '../db/database';
import { json } from '../db/schema';
import type { PlannedPupil } from './plan';

/** Rows a statement: some 25 ms of the embedded database, in between others get their turn. */
const batch = 250;

/** Keeps the pupils of a plan until it is applied. */
export async function storeRows(
  db: Db,
  accountId: string,
  importId: string,
  pupils: readonly PlannedPupil[],
): Promise<void> {
  for (let from = 0; from < pupils.length; from += batch) {
    const rows = pupils.slice(from, from + batch).map((body) => ({
      row_number: body.row,
      importable: body.importable,
      place: body.place,
      body,
    }));
    await sql`
      insert into import_row (account_id, import_id, row_number, importable, place, body)
      select ${accountId}, ${importId}, r.* from json_to_recordset(${json(rows)}::json) as r(row_number integer,
        importable boolean, place integer, body jsonb)`.execute(db);
  }
}

/** These rows of a plan, in the order of the file. */
export async function readRows(
  db: Db,
  accountId: string,
  importId: string,
  numbers: readonly number[],
): Promise<PlannedPupil[]> {
  const rows = await db
    .selectFrom('import_row')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where(({ eb, val }) => eb('row_number', '=', eb.fn.any(val([...numbers]))))
    .orderBy('row_number')
    .select('body')
    .execute();
  return rows.map(({ body }) => body as PlannedPupil);
}

export interface ChosenRows {
  /** How many of the numbers are rows that may be taken in. */
  readonly importable: number;
  /** Indexes of the plan's classes they belong to. */
  readonly places: ReadonlySet<number>;
}

/** What can be said of the rows with these numbers. */
export async function lookAtRows(
  db: Db,
  accountId: string,
  importId: string,
  numbers: readonly number[],
): Promise<ChosenRows> {
  const rows = await db
    .selectFrom('import_row')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('importable', '=', true)
    .where(({ eb, val }) => eb('row_number', '=', eb.fn.any(val([...numbers]))))
    .groupBy('place')
    .select(['place', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  return {
    importable: rows.reduce((sum, { count }) => sum + Number(count), 0),
    places: new Set(rows.map(({ place }) => place)),
  };
}

/** Forgets the pupils of a plan, by ranges of the key: a `limit` would go over all that is dead already each time. */
export async function dropRows(db: Db, accountId: string, importId: string): Promise<void> {
  const { last } = await db
    .selectFrom('import_row')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .select(({ fn }) => fn.max('row_number').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from <= (last ?? -1); from += batch) {
    await db
      .deleteFrom('import_row')
      .where('account_id', '=', accountId)
      .where('import_id', '=', importId)
      .where('row_number', '>=', from)
      .where('row_number', '<', from + batch)
      .execute();
  }
}
