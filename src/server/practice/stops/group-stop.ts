import type { TenantDatabase } from '../../platform/db/database';
import { databaseBehind } from '../../platform/db/tenant/for-tenant';
import { isInForce } from '../../school/policy';
import { BoundedMap } from '../../shared/bounded-map';

/*
 * Whether a pupil's group is stopped is asked with every answer, and nearly always it is not. So the stopped groups of
 * an account are kept for a moment, and the group of a pupil is read only while one of them is stopped.
 */

/** Other processes see a stop after so many ms at most. */
const keptMs = 2000;
const maxAccounts = 5000;

interface Stops {
  readonly readAt: number;
  readonly untilOf: ReadonlyMap<string, Date>;
}

const kept = new WeakMap<object, BoundedMap<string, Stops>>();

function keptOf(db: TenantDatabase): BoundedMap<string, Stops> {
  const behind = databaseBehind(db);
  const known = kept.get(behind) ?? new BoundedMap<string, Stops>(maxAccounts);
  kept.set(behind, known);
  return known;
}

async function stopsOf(db: TenantDatabase, accountId: string, now: Date): Promise<Stops['untilOf']> {
  const accounts = keptOf(db);
  const known = accounts.get(accountId);
  if (known && Math.abs(now.getTime() - known.readAt) < keptMs) return known.untilOf;
  const rows = await db
    .selectFrom('pupil_group')
    .where('stopped_until', '>', now)
    .where('archived_at', 'is', null)
    .select(['group_id', 'stopped_until'])
    .execute();
  const untilOf = new Map(
    rows.flatMap((row) => (row.stopped_until ? [[row.group_id, row.stopped_until]] : [])),
  );
  accounts.set(accountId, { readAt: now.getTime(), untilOf });
  return untilOf;
}

/** Reads the stops of an account anew at the next question, because this process changed one. */
export const forgetStops = (db: TenantDatabase, accountId: string): void => {
  keptOf(db).delete(accountId);
};

/** The end of the stop as calls tell it; null when it is over. */
export const stopText = (until: Date | null | undefined, now: Date): string | null =>
  until && until > now ? until.toISOString() : null;

/** Returns until when a pupil's groups, home and extra, are stopped: the last end counts; null when none is. */
export async function stopOfPupil(
  db: TenantDatabase,
  { accountId, pupilId }: { readonly accountId: string; readonly pupilId: string },
  now: Date,
): Promise<string | null> {
  const stops = await stopsOf(db, accountId, now);
  if (stops.size === 0) return null;
  const rows = await db
    .selectFrom('pupil as p')
    .leftJoin('extra_member as m', (on) => on.onRef('m.pupil_id', '=', 'p.pupil_id').on(isInForce(now, 'm')))
    .where('p.pupil_id', '=', pupilId)
    .select(['p.group_id', 'm.group_id as extra_id'])
    .execute();
  const untils = rows
    .flatMap((row) => [row.group_id, row.extra_id])
    .flatMap((groupId) => stopText(stops.get(groupId ?? ''), now) ?? []);
  return untils.toSorted().at(-1) ?? null;
}
