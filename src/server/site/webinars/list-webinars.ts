import type { Answer, Call } from '../../platform/http/call';
import { selectWebinars, textIn, type WebinarRow } from './webinar-row';

/** Most webinars of each list: the office gives a few a month. */
const mostShown = 50;

/** Returns how much room is left, without saying how many come. */
function roomOf(places: number, placed: number): 'open' | 'few' | 'full' {
  if (placed >= places) return 'full';
  return places - placed <= Math.max(1, places / 10) ? 'few' : 'open';
}

/** Returns webinars that visitors can sign up for, the next first, and recordings, the last first. */
export async function listWebinars({
  db,
  locale,
  now,
}: Call<'listWebinars'>): Promise<Answer<'listWebinars'>> {
  const published = selectWebinars(db).where('published_at', 'is not', null).limit(mostShown);
  const coming = await published
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .select(({ selectFrom, fn }) =>
      selectFrom('webinar_sign_up as s')
        .whereRef('s.webinar_id', '=', 'webinar.webinar_id')
        .where('s.placed_at', 'is not', null)
        .select(fn.countAll<number>().as('placed'))
        .as('placed'),
    )
    .orderBy('starts_at')
    .execute();
  const recorded = await published
    .where('recording_url', '!=', '')
    .where('starts_at', '<=', now)
    .orderBy('starts_at', 'desc')
    .execute();
  const announced = (row: WebinarRow) => ({
    webinarId: row.webinar_id,
    title: textIn(row.texts, locale).title,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    minutes: row.minutes,
  });
  return {
    coming: coming.map(({ placed, ...row }) => ({
      ...announced(row),
      text: textIn(row.texts, locale).text,
      room: roomOf(row.places, Number(placed)),
    })),
    recordings: recorded.map((row) => ({ ...announced(row), url: row.recording_url })),
  };
}
