import { sql } from 'kysely';
import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { PlannedPupil } from './matching/plan';

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
  importId: string,
  numbers: readonly number[],
): Promise<PlannedPupil[]> {
  const rows = await db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where(({ eb, val }) => eb('row_number', '=', eb.fn.any(val([...numbers]))))
    .orderBy('row_number')
    .select('body')
    .execute();
  return rows.map(({ body }) => body as PlannedPupil);
}

export interface RowsSummary {
  /** How many of the numbers are rows that may be taken in. */
  readonly importable: number;
  /** Indexes of the plan's groups they belong to. */
  readonly groupIndexes: ReadonlySet<number>;
  /** How many take a seat of the licence: who is new, and who comes out of the trash. */
  readonly takingSeats: number;
  /** Who leaves, and so frees one. */
  readonly leaving: readonly number[];
  /** Pupils of the school's list that these rows change; one that two rows change is in it twice. */
  readonly changing: readonly string[];
}

/** What can be said of the rows with these numbers, the chosen candidates among them noted. */
export async function summariseRows(
  db: Db,
  accountId: string,
  importId: string,
  numbers: readonly number[],
): Promise<RowsSummary> {
  const { rows } = await sql<{
    place: number;
    count: number;
    taking: number;
    leaving: number[];
    changing: string[];
  }>`
    select place, count(*)::int as count,
      count(*) filter (where body->'change' = 'null'::jsonb or body->'change'->>'returns' = 'true')::int as taking,
      coalesce(array_agg(row_number) filter (where body->>'kind' = 'left'), '{}') as leaving,
      coalesce(array_agg(body->'change'->>'pupilId') filter (where body->'change' <> 'null'::jsonb), '{}') as changing
    from import_row
    where account_id = ${accountId} and import_id = ${importId} and importable
      and row_number = any(${[...numbers]}::integer[])
    group by place`.execute(db);
  const sum = (of: 'count' | 'taking') => rows.reduce((total, row) => total + row[of], 0);
  return {
    importable: sum('count'),
    groupIndexes: new Set(rows.map(({ place }) => place)),
    takingSeats: sum('taking'),
    leaving: rows.flatMap(({ leaving }) => leaving),
    changing: rows.flatMap(({ changing }) => changing),
  };
}

/** A row, and which of its candidates it is. */
export interface ChosenCandidate {
  readonly row: number;
  readonly candidate: number;
}

/**
 * Notes with rows which of their candidates they are: carried out, nobody new comes in for them.
 * @returns how many of the rows have such a candidate
 */
export async function chooseCandidates(
  db: Db,
  accountId: string,
  importId: string,
  chosen: readonly ChosenCandidate[],
): Promise<number> {
  if (chosen.length === 0) return 0;
  const { rows } = await sql`
    update import_row w set body = w.body || jsonb_build_object('change', w.body->'links'->c.candidate)
    from json_to_recordset(${json(chosen)}::json) as c("row" integer, candidate integer)
    where w.account_id = ${accountId} and w.import_id = ${importId} and w.row_number = c."row" and w.importable
      and c.candidate < jsonb_array_length(w.body->'links')
    returning 1`.execute(db);
  return rows.length;
}

/** Forgets the pupils of a plan, by ranges of the key: a `limit` would go over all that is dead already each time. */
export async function dropRows(db: Db, importId: string): Promise<void> {
  const { last } = await db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .select(({ fn }) => fn.max('row_number').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from <= (last ?? -1); from += batch) {
    await db
      .deleteFrom('import_row')
      .where('import_id', '=', importId)
      .where('row_number', '>=', from)
      .where('row_number', '<', from + batch)
      .execute();
  }
}
