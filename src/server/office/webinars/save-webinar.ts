import { json } from '../../platform/db/columns';
import type { AllAccountsTransaction } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { fillPlaces } from '../../site/webinars/fill-places';
import { momentOf } from '../../site/webinars/local-time';
import { detailsOf, isWritten, type WebinarRow } from '../../site/webinars/webinar-row';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { requireWebinar, stateOf, type WebinarDetails, webinarDetailsOf } from './office-webinar';

/** What a new webinar is compared with in the log. */
const nothing = { title: '', text: '' };
const beforeFirst = { texts: { nl: nothing, be: nothing, en: nothing }, joinUrl: '', recordingUrl: '' };

/** Who has the address of a meeting can come in. */
const unlogged: ReadonlySet<string> = new Set(['joinUrl']);

/** @throws CallError 422 `webinar-incomplete` without a Dutch text or the address of the meeting */
export function requireComplete({ texts, joinUrl }: Pick<WebinarDetails, 'texts' | 'joinUrl'>): void {
  if (!isWritten(texts.nl) || joinUrl === '') throw unprocessable('webinar-incomplete');
}

const appointmentOf = ({ day, time, timeZone, minutes, joinUrl }: WebinarDetails) => ({
  startsAt: momentOf({ day, time }, timeZone),
  timeZone,
  minutes,
  joinUrl,
});

const columnsOf = (details: WebinarDetails) => ({
  texts: json(details.texts),
  starts_at: appointmentOf(details).startsAt,
  time_zone: details.timeZone,
  minutes: details.minutes,
  places: details.places,
  join_url: details.joinUrl,
  recording_url: details.recordingUrl,
  details: detailsOf(appointmentOf(details)),
});

/** @throws CallError 409 `webinar-cancelled`, `webinar-over`, 422 `webinar-incomplete`, `webinar-past` */
function requireChangeable(before: WebinarRow, after: WebinarDetails, now: Date): void {
  const state = stateOf(before, now);
  if (state === 'draft') return;
  if (state === 'cancelled') throw conflict('webinar-cancelled');
  requireComplete(after);
  const details = detailsOf(appointmentOf(after));
  if (state === 'over' && (details !== before.details || after.places !== before.places))
    throw conflict('webinar-over');
  const { startsAt } = appointmentOf(after);
  if (startsAt.getTime() !== before.starts_at.getTime() && startsAt <= now)
    throw unprocessable('webinar-past');
}

/** Those who wait have no address of the meeting, so another one changes nothing for them. */
async function tellNobodyWhoWaits(
  tx: AllAccountsTransaction,
  before: WebinarRow,
  after: WebinarDetails,
): Promise<void> {
  const sameAddress = { ...appointmentOf(after), joinUrl: before.join_url };
  if (detailsOf(sameAddress) !== before.details) return;
  await tx
    .updateTable('webinar_sign_up')
    .set({ told: detailsOf(appointmentOf(after)) })
    .where('webinar_id', '=', before.webinar_id)
    .where('placed_at', 'is', null)
    .where('told', '=', before.details)
    .execute();
}

/**
 * Makes or changes a webinar. More places go at once to those who wait.
 * @throws CallError 404, 409 `webinar-changed`, `webinar-cancelled`, `webinar-over`, 422 `webinar-incomplete`,
 * `webinar-past`
 */
export async function saveOfficeWebinar(
  call: Call<'saveOfficeWebinar'>,
): Promise<Answer<'saveOfficeWebinar'>> {
  const { db, keys, params, session, now } = call;
  const { version, ...details } = call.body;
  const { webinarId } = params;
  const values = { ...columnsOf(details), version: version + 1, changed_at: now };
  await db.transaction().execute(async (tx) => {
    let before: object = beforeFirst;
    if (version === 0) {
      const made = await tx
        .insertInto('webinar')
        .values({ webinar_id: webinarId, ...values })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows !== 1n) throw conflict('webinar-changed');
    } else {
      const stored = await requireWebinar(tx, webinarId, { lock: true });
      if (stored.version !== version) throw conflict('webinar-changed');
      requireChangeable(stored, details, now);
      await tellNobodyWhoWaits(tx, stored, details);
      await tx.updateTable('webinar').set(values).where('webinar_id', '=', webinarId).execute();
      const after = await requireWebinar(tx, webinarId, { lock: false });
      await fillPlaces(tx, after, { keys, pageOrigin: pageOriginOf(call), now });
      before = webinarDetailsOf(stored);
    }
    const changes = {
      // A row of the log names its webinar, also where the title did not change.
      name: [null, details.texts.nl.title] as const,
      ...changesOf(before, details, unlogged),
    };
    const entry = { action: 'webinar.saved', subjectId: webinarId, counts: {}, changes } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
  });
  return { version: version + 1 };
}
