import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { shiftDay } from '../../shared/calendar';
import { isId } from '../../shared/new-id';

type Entry = Answer<'listAudit'>['entries'][number];
type Filter = Call<'exportAudit'>['query'];

/** Names of the adults who did something, by id. */
async function actorsOf(db: AllAccountsDb, userIds: readonly string[], accountIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('app_user')
    .where('account_id', 'in', accountIds)
    .where('user_id', 'in', userIds)
    .select(['user_id', 'display_name'])
    .execute();
  return new Map(rows.map(({ user_id, display_name }) => [user_id, display_name]));
}

interface Place {
  readonly size: number;
  /** The last entry of the page before. */
  readonly after: string | null;
  /** Account of the office, whose people act in other accounts. */
  readonly office: string;
}

/** Returns all actions that are in the log: each costs one look into the index, however often it was done. */
async function actionsInLog(db: AllAccountsDb): Promise<readonly string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known(action) as (
      (select e.action from audit_event e order by e.action limit 1)
      union all
      select (select e.action from audit_event e where e.action > k.action order by e.action limit 1)
      from known k where k.action is not null
    )
    select k.action from known k where k.action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

/**
 * Returns the actions that a filter asks for; null for all of them.
 * Those of an area or with some text in their name are few, so that each is looked up by itself.
 */
async function wantedActions(db: AllAccountsDb, { search = '', named = '', area }: Filter) {
  const text = isId(search) ? '' : search.toLowerCase();
  if (text === '' && area === undefined) return null;
  const all = await actionsInLog(db);
  const withName = new Set(named.split(','));
  return all.filter(
    (action) =>
      (area === undefined || action.startsWith(`${area}.`)) &&
      (action.includes(text) || withName.has(action)),
  );
}

/** Time zone of the days of the office. */
const zone = 'Europe/Amsterdam';
const midnight = (day: string) => sql`(${day}::timestamp at time zone ${zone})`;

/** When entries of a page were written, as a condition on the table of this name. */
function timesOf(table: string, { from, to }: Filter, after: string | null) {
  const at = sql.ref(`${table}.at`);
  return sql<boolean>`(true
    ${from === undefined ? sql`` : sql`and ${at} >= ${midnight(from)}`}
    ${to === undefined ? sql`` : sql`and ${at} < ${midnight(shiftDay(to, 1))}`}
    ${
      after === null
        ? sql``
        : sql`and (${at}, ${sql.ref(`${table}.event_id`)}) <
            (select l.at, l.event_id from audit_event l where l.event_id = ${after} limit 1)`
    })`;
}

/** The newest entries of some actions: of each no more than a page is read. */
const newestOf = (actions: readonly string[], filter: Filter, { size, after }: Place) => sql<string>`(
  select k.event_id
  from unnest(${actions}::text[]) as w(action)
  cross join lateral (
    select x.event_id, x.at from audit_event x
    where x.action = w.action and ${timesOf('x', filter, after)}
    order by x.at desc, x.event_id desc limit ${size}
  ) as k
  order by k.at desc, k.event_id desc limit ${size})`;

const idColumns = ['e.account_id', 'e.actor_id', 'e.subject_id'] as const;

/** Finds entries of the audit log, the newest first. */
export async function findEntries(db: AllAccountsDb, filter: Filter, place: Place): Promise<Entry[]> {
  const { search = '' } = filter;
  const { size, after, office } = place;
  const actions = await wantedActions(db, filter);
  if (actions?.length === 0) return [];
  const rows = await db
    .selectFrom('audit_event as e')
    .innerJoin('account as a', 'a.account_id', 'e.account_id')
    .where(timesOf('e', filter, after))
    .$if(isId(search), (of) =>
      of
        .where(({ or, eb }) => or(idColumns.map((column) => eb(column, '=', search))))
        .$if(actions !== null, (which) => which.where('e.action', 'in', actions ?? [])),
    )
    .$if(!isId(search) && actions !== null, (of) =>
      of.where('e.event_id', 'in', newestOf(actions ?? [], filter, place)),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.event_id', 'desc')
    .limit(size)
    .select(['e.event_id', 'e.at', 'e.account_id', 'e.actor_id', 'e.action', 'e.subject_id'])
    .select(['e.counts', 'e.changes', 'a.name as account'])
    .execute();
  const actors = await actorsOf(
    db,
    rows.flatMap(({ actor_id }) => actor_id ?? []),
    [office, ...new Set(rows.map(({ account_id }) => account_id))],
  );
  return rows.map((row) => ({
    eventId: row.event_id,
    at: row.at.toISOString(),
    accountId: row.account_id,
    account: row.account,
    actorId: row.actor_id,
    actor: row.actor_id === null ? null : (actors.get(row.actor_id) ?? null),
    action: row.action,
    subjectId: row.subject_id,
    counts: row.counts ?? {},
    changes: Object.fromEntries(
      Object.entries(row.changes ?? {}).map(([field, [before, now]]) => [field, [before, now]]),
    ),
  }));
}
