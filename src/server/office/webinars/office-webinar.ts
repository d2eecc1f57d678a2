import type { GlobalDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { localTimeOf } from '../../site/webinars/local-time';
import { endOf, selectWebinars, textIn, type WebinarRow } from '../../site/webinars/webinar-row';

type Head = Answer<'listOfficeWebinars'>['webinars'][number];

/** What the office fills in. */
export type WebinarDetails = Omit<Call<'saveOfficeWebinar'>['body'], 'version'>;

/** @throws CallError 404 */
export async function requireWebinar(
  db: GlobalDb,
  webinarId: string,
  { lock }: { readonly lock: boolean },
): Promise<WebinarRow> {
  const row = await selectWebinars(db)
    .where('webinar_id', '=', webinarId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export function stateOf(row: WebinarRow, now: Date): Head['state'] {
  if (!row.published_at) return 'draft';
  if (row.cancelled_at) return 'cancelled';
  return endOf(row) <= now ? 'over' : 'published';
}

/** What a form shows of a webinar. */
export const webinarDetailsOf = (row: WebinarRow): WebinarDetails => ({
  texts: row.texts,
  ...localTimeOf(row.starts_at, row.time_zone),
  timeZone: row.time_zone,
  minutes: row.minutes,
  places: row.places,
  joinUrl: row.join_url,
  recordingUrl: row.recording_url,
});

interface Counts {
  readonly placed: number;
  readonly waiting: number;
}

/** Counts who signed up for some webinars, in one statement. */
export async function countSignUps(
  db: GlobalDb,
  webinarIds: readonly string[],
): Promise<(webinarId: string) => Counts> {
  if (webinarIds.length === 0) return () => ({ placed: 0, waiting: 0 });
  const rows = await db
    .selectFrom('webinar_sign_up')
    .where('webinar_id', 'in', webinarIds)
    .groupBy('webinar_id')
    .select(({ fn }) => [
      'webinar_id',
      fn.countAll<number>().as('all'),
      fn.count<number>('placed_at').as('placed'),
    ])
    .execute();
  const known = new Map(
    rows.map(({ webinar_id, all, placed }) => [
      webinar_id,
      { placed: Number(placed), waiting: Number(all) - Number(placed) },
    ]),
  );
  return (webinarId) => known.get(webinarId) ?? { placed: 0, waiting: 0 };
}

/** A webinar as a list shows it. */
export const headOf = (row: WebinarRow, counts: Counts, now: Date): Head => ({
  webinarId: row.webinar_id,
  title: textIn(row.texts, 'nl').title,
  state: stateOf(row, now),
  startsAt: row.starts_at.toISOString(),
  timeZone: row.time_zone,
  minutes: row.minutes,
  places: row.places,
  ...counts,
});
