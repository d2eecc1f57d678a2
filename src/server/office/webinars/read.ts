import { sql } from 'kysely';
import { webinarLimits } from '@/contract/webinar-rules';
import type { Answer, Call } from '../../platform/http/call';
import { selectWebinars } from '../../site/webinars/webinar-row';
import { countSignUps, headOf, requireWebinar, webinarDetailsOf } from './office-webinar';

/** Of a webinar that began before this time nothing is left, ms. */
const longestMs = webinarLimits.maxMinutes * 60_000;

/** Returns one page of the webinars that are still to end, or of those that have. */
export async function listOfficeWebinars({
  db,
  query,
  now,
}: Call<'listOfficeWebinars'>): Promise<Answer<'listOfficeWebinars'>> {
  const { when, after } = query;
  const size = Number(query.size);
  const isComing = when === 'coming';
  const direction = isComing ? 'asc' : 'desc';
  const further = isComing ? sql`>` : sql`<`;
  const rows = await selectWebinars(db)
    .where(sql<boolean>`(starts_at + minutes * interval '1 minute' > ${now}) = ${isComing}`)
    // So that the index leads past all others.
    .$if(isComing, (of) => of.where('starts_at', '>', new Date(now.getTime() - longestMs)))
    .$if(!isComing, (of) => of.where('starts_at', '<=', now))
    .$if(after !== undefined, (of) =>
      of.where(sql<boolean>`(starts_at, webinar_id) ${further}
        (select l.starts_at, l.webinar_id from webinar l where l.webinar_id = ${after})`),
    )
    .orderBy('starts_at', direction)
    .orderBy('webinar_id', direction)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const countsOf = await countSignUps(
    db,
    page.map(({ webinar_id }) => webinar_id),
  );
  return {
    webinars: page.map((row) => headOf(row, countsOf(row.webinar_id), now)),
    next: rows.length > size ? (page.at(-1)?.webinar_id ?? null) : null,
  };
}

/** @throws CallError 404 */
export async function readOfficeWebinar({
  db,
  params,
  now,
}: Call<'readOfficeWebinar'>): Promise<Answer<'readOfficeWebinar'>> {
  const row = await requireWebinar(db, params.webinarId, { lock: false });
  const countsOf = await countSignUps(db, [row.webinar_id]);
  return {
    ...headOf(row, countsOf(row.webinar_id), now),
    ...webinarDetailsOf(row),
    version: row.version,
  };
}
