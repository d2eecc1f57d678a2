import { schoolDaysOf } from '@/maths/calendar/school-calendar';
import type { IsSchoolDay } from '@/maths/calendar/school-days';
import type { SumId } from '@/maths/sum/sum';
import type { SumWindow } from '@/maths/window/sum-window';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { notFound } from '../../platform/http/errors';
import { BoundedMap } from '../../shared/bounded-map';
import { type TenantKey, tenantKey } from '../../shared/tenant-key';
import type { TicketOwner } from './upload-ticket';

/** What answers need to know of their window. It was fixed when the window was made and never changes. */
export interface WindowContext extends TicketOwner {
  /** Partition of its answers. */
  readonly month: Day;
  readonly day: Day;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** School year of the pupil when it was made. */
  readonly year: number;
  readonly mathsVersion: number;
  readonly difficultyVersion: number;
  readonly isSchoolDay: IsSchoolDay;
  /** The sums of the pool with their difficulty. */
  readonly difficulties: ReadonlyMap<SumId, number>;
  /** All that may be answered: the pool, and the fill that is not scored. */
  readonly sums: ReadonlySet<SumId>;
}

export const contextOf = (
  window: SumWindow,
  { accountId, month, timeZone }: { accountId: string; month: Day; timeZone: string },
): WindowContext => ({
  accountId,
  month,
  timeZone,
  pupilId: window.pupilId,
  windowId: window.id,
  day: window.day,
  createdAt: window.createdAt,
  year: window.year,
  mathsVersion: window.mathsVersion,
  difficultyVersion: window.difficultyVersion,
  isSchoolDay: schoolDaysOf(window.calendar),
  difficulties: new Map(window.pool.map(({ sumId, difficulty }) => [sumId, difficulty])),
  sums: new Set([...window.pool.map(({ sumId }) => sumId), ...(window.fill ?? [])]),
});

/** Windows kept in memory. Safe in any number of processes, as what is kept can never become untrue. */
const maxCached = 1000;
const cached = new BoundedMap<TenantKey, WindowContext>(maxCached);

/** @throws CallError 404 when there is no such window of this pupil (any more) */
export async function readWindowContext(
  db: Db,
  { accountId, pupilId, windowId }: TicketOwner,
): Promise<WindowContext> {
  const key = tenantKey(accountId, pupilId, windowId);
  const known = cached.get(key);
  if (known) return known;
  const row = await db
    .selectFrom('sum_window as w')
    .innerJoin('account as a', 'a.account_id', 'w.account_id')
    .where('w.window_id', '=', windowId)
    .where('w.pupil_id', '=', pupilId)
    .select(['w.body', 'w.window_month', 'a.time_zone'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const context = contextOf(row.body, { accountId, month: row.window_month, timeZone: row.time_zone });
  cached.set(key, context);
  return context;
}
