import { randomUUID } from 'node:crypto';
import { json } from '../../platform/db/columns';
import type { GlobalDb } from '../../platform/db/database';
import { detailsOf, type WebinarRow } from './webinar-row';

const day = 86_400_000;
const nothing = { title: '', text: '' };

/** Stores a published webinar in two days, and returns its id. */
export async function addWebinar(
  db: GlobalDb,
  now: Date,
  differs: Partial<Omit<WebinarRow, 'texts'>> = {},
): Promise<string> {
  const appointment = {
    startsAt: new Date(now.getTime() + 2 * day),
    timeZone: 'Europe/Amsterdam',
    minutes: 30,
    joinUrl: 'https://meet.example/room',
  } as const;
  const values = {
    webinar_id: randomUUID(),
    texts: json({ nl: { title: 'Beginnen', text: 'In een half uur.' }, be: nothing, en: nothing }),
    starts_at: appointment.startsAt,
    time_zone: appointment.timeZone,
    minutes: appointment.minutes,
    places: 1000,
    join_url: appointment.joinUrl,
    recording_url: '',
    version: 1,
    changed_at: now,
    details: detailsOf(appointment),
    published_at: now,
    ...differs,
  };
  await db.insertInto('webinar').values(values).execute();
  return values.webinar_id;
}
