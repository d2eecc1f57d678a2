import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { unprocessable } from '../../platform/http/errors';
import { dayIn } from '../../shared/calendar';
import { type LicenceState, licenceState } from './licence-state';

/** Pupils that take a seat: those of the trash do not, until they are put back. */
const pupilsOf = async (db: Db): Promise<number> => {
  const { used } = await db
    .selectFrom('pupil')
    .where('trashed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return Number(used);
};

/**
 * The same, with those that an import on its way will still bring. Both in one statement: a piece of an import that ends
 * between two of them would be counted in neither.
 */
async function pupilsToBe(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select (
      (select count(*) from pupil where account_id = ${accountId} and trashed_at is null) +
      (select coalesce(sum(seats_taking), 0) from import_run
        where account_id = ${accountId} and chosen is not null and applied_at is null)
    )::int as used`.execute(db);
  return rows[0]?.used ?? 0;
}

const licenceOf = (db: Db) =>
  db
    .selectFrom('licence as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .select(['l.kind', 'l.pupils_allowed', 'l.starts_on', 'l.ends_on', 'a.time_zone']);

export interface LicenceNow extends LicenceState {
  readonly kind: 'trial' | 'school' | 'home';
  readonly used: number;
  readonly allowed: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

type Row = Awaited<ReturnType<ReturnType<typeof licenceOf>['executeTakeFirstOrThrow']>>;

const stateOf = (row: Row, used: number, now: Date): LicenceNow => ({
  ...licenceState(
    { kind: row.kind, pupilsAllowed: row.pupils_allowed, endsOn: row.ends_on },
    used,
    dayIn(row.time_zone, now),
  ),
  kind: row.kind,
  used,
  allowed: row.pupils_allowed,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
});

/** The licence of an account as it stands; undefined for the accounts of staff, which have none. */
export async function readLicence(db: Db, now: Date): Promise<LicenceNow | undefined> {
  const row = await licenceOf(db).executeTakeFirst();
  return row && stateOf(row, await pupilsOf(db), now);
}

/**
 * Makes sure that so many pupils may come in: new ones, imported ones, ones put back from the trash. Two who add at the
 * same time wait for each other here, until the transaction `tx` of the adding ends.
 * @param freed seats that the same change frees before it takes any
 * @throws CallError 422 `licence-full`, `licence-ended`
 */
export async function requireSeats(
  tx: Db,
  accountId: string,
  wanted: number,
  now: Date,
  freed = 0,
): Promise<void> {
  if (wanted === 0) return;
  const row = await licenceOf(tx).forUpdate('l').executeTakeFirst();
  if (!row) throw unprocessable('licence-ended');
  const used = (await pupilsToBe(tx, accountId)) - freed;
  const { phase, allowed, placesLeft } = stateOf(row, used, now);
  if (phase === 'grace' || phase === 'over') throw unprocessable('licence-ended');
  if (wanted > placesLeft)
    throw unprocessable('licence-full', { values: { allowed, left: placesLeft, wanted } });
}

/** Whether children of this account may practise now. */
export async function mayPractise(db: Db, now: Date): Promise<boolean> {
  const row = await licenceOf(db).executeTakeFirst();
  return row === undefined || stateOf(row, 0, now).mayPractise;
}

/**
 * Makes sure that a child of this account may practise. Answers that come later are taken all the same: what was done
 * is never lost, so `putAnswers` and its like do not ask.
 * @throws CallError 422 `licence-over`
 */
export async function requirePractising(db: Db, now: Date): Promise<void> {
  if (!(await mayPractise(db, now))) throw unprocessable('licence-over');
}
