import type { AllAccountsTransaction } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Handlers } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import type { Viewer } from '../../platform/http/session';
import { fillPlaces } from '../../site/webinars/fill-places';
import { cancelledDetails, detailsOf, type WebinarRow } from '../../site/webinars/webinar-row';
import { audit } from '../audit';
import { requireWebinar, stateOf } from './office-webinar';
import { requireComplete } from './save-webinar';

type Action = Parameters<typeof audit>[2]['action'];

/** Notes in the log of the office what became of a webinar, by its Dutch title. */
function note(
  tx: AllAccountsTransaction,
  session: Viewer,
  { webinar_id: subjectId, texts }: WebinarRow,
  action: Action,
  now: Date,
): Promise<void> {
  const changes = { name: [null, texts.nl.title] } as const;
  return audit(forTenant(tx, session.accountId), session, { action, subjectId, counts: {}, changes }, now);
}

const hasSignUps = async (tx: AllAccountsTransaction, webinarId: string): Promise<boolean> => {
  const found = await tx
    .selectFrom('webinar_sign_up')
    .where('webinar_id', '=', webinarId)
    .select('sign_up_id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const appointmentOf = (row: WebinarRow) => ({
  startsAt: row.starts_at,
  timeZone: row.time_zone,
  minutes: row.minutes,
  joinUrl: row.join_url,
});

export const handlers = {
  /** @throws CallError 404, 409 `webinar-published` */
  async deleteOfficeWebinar({ db, params, session, now }) {
    await db.transaction().execute(async (tx) => {
      const row = await requireWebinar(tx, params.webinarId, { lock: true });
      if (stateOf(row, now) !== 'draft') throw conflict('webinar-published');
      await tx.deleteFrom('webinar').where('webinar_id', '=', row.webinar_id).execute();
      await note(tx, session, row, 'webinar.deleted', now);
    });
    return {};
  },

  /** @throws CallError 404, 409 `webinar-published`, `webinar-has-sign-ups`, 422 `webinar-incomplete`, `webinar-past` */
  async publishWebinar({ db, params, body, session, now }) {
    const { published } = body;
    await db.transaction().execute(async (tx) => {
      const row = await requireWebinar(tx, params.webinarId, { lock: true });
      if (stateOf(row, now) !== (published ? 'draft' : 'published')) throw conflict('webinar-published');
      if (published) {
        requireComplete({ texts: row.texts, joinUrl: row.join_url });
        if (row.starts_at <= now) throw unprocessable('webinar-past');
      } else if (await hasSignUps(tx, row.webinar_id)) throw conflict('webinar-has-sign-ups');
      await tx
        .updateTable('webinar')
        .set({ published_at: published ? now : null, version: row.version + 1, changed_at: now })
        .where('webinar_id', '=', row.webinar_id)
        .execute();
      await note(tx, session, row, published ? 'webinar.published' : 'webinar.withdrawn', now);
    });
    return {};
  },

  /** @throws CallError 404, 409 `webinar-published`, 422 `webinar-past` */
  async cancelWebinar(call) {
    const { db, keys, params, body, session, now } = call;
    const { cancelled } = body;
    await db.transaction().execute(async (tx) => {
      const row = await requireWebinar(tx, params.webinarId, { lock: true });
      if (stateOf(row, now) !== (cancelled ? 'published' : 'cancelled')) throw conflict('webinar-published');
      if (row.starts_at <= now) throw unprocessable('webinar-past');
      const change = {
        cancelled_at: cancelled ? now : null,
        details: cancelled ? cancelledDetails : detailsOf(appointmentOf(row)),
        version: row.version + 1,
        changed_at: now,
      };
      await tx.updateTable('webinar').set(change).where('webinar_id', '=', row.webinar_id).execute();
      // Places that became free meanwhile went to nobody.
      await fillPlaces(tx, { ...row, ...change }, { keys, pageOrigin: pageOriginOf(call), now });
      await note(tx, session, row, cancelled ? 'webinar.cancelled' : 'webinar.resumed', now);
    });
    return {};
  },
} satisfies Partial<Handlers>;
