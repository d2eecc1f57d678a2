import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { shiftDay } from '../../shared/calendar';
import { isId } from '../../shared/new-id';
import { containing } from '../containing';

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

const selectEntries = (db: AllAccountsDb, { search, area, from, to }: Filter) =>
  db
    .selectFrom('audit_event as e')
    .innerJoin('account as a', 'a.account_id', 'e.account_id')
    .$if(from !== undefined, (of) => of.where('e.at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(to !== undefined, (of) => of.where('e.at', '<', new Date(`${shiftDay(to ?? '', 1)}T00:00:00Z`)))
    .$if(area !== undefined, (of) => of.where('e.action', 'like', `${area}.%`))
    .$if(Boolean(search), (of) =>
      of.where(({ or, eb }) =>
        isId(search ?? '')
          ? or(
              (['e.account_id', 'e.actor_id', 'e.subject_id'] as const).map((column) =>
                eb(column, '=', search ?? ''),
              ),
            )
          : eb('e.action', 'like', containing(search ?? '')),
      ),
    );

interface Place {
  readonly size: number;
  /** The last entry of the page before. */
  readonly after: string | null;
  /** Account of the office, whose people act in other accounts. */
  readonly office: string;
}

/** Finds entries of the audit log, the newest first. Days begin at midnight UTC. */
export async function findEntries(
  db: AllAccountsDb,
  filter: Filter,
  { size, after, office }: Place,
): Promise<Entry[]> {
  const rows = await selectEntries(db, filter)
    .$if(after !== null, (of) =>
      of.where(sql<boolean>`(e.at, e.event_id) <
        (select l.at, l.event_id from audit_event l where l.event_id = ${after} limit 1)`),
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
