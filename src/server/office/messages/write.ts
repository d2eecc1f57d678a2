import { markupToParagraphs } from '@/contract/message-markup';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import { isWritten, textIn } from '../../messages/office-text';
import { json } from '../../platform/db/columns';
import type { AllAccountsTransaction } from '../../platform/db/database';
import type { MessageTexts } from '../../platform/db/schema/column-meanings';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Call, Handlers } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import type { Viewer } from '../../platform/http/session';
import { makeDue } from '../../platform/jobs/make-due';
import { composeEmail } from '../../platform/mail/email';
import { queueMail } from '../../platform/mail/queue-mail';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { deliveryJob } from './deliver';
import { audienceOf, type MessageRow, requireMessage, stateOf } from './message-row';

const minute = 60_000;
/** Tests to oneself: now and then, not on and on. */
const testsPerPerson: Budget = { burst: 20, every: 3 * minute };

type Entry = Parameters<typeof audit>[2];

/** What the log says of a message that is new. */
const nothing = { subject: '', text: '' };
const beforeFirst = { texts: { nl: nothing, be: nothing, en: nothing }, audience: {} };

/** Writes what changed, and by which subject people know the message. */
const note = (
  tx: AllAccountsTransaction,
  session: Viewer,
  {
    action,
    messageId,
    texts,
    changes = {},
  }: Pick<Entry, 'action' | 'changes'> & {
    readonly messageId: string;
    readonly texts: MessageTexts;
  },
  now: Date,
) =>
  audit(
    forTenant(tx, session.accountId),
    session,
    {
      action,
      subjectId: messageId,
      counts: {},
      changes: { name: [null, texts.nl.subject], ...changes },
    },
    now,
  );

/** Readers as the log names them. */
const namedAudience = ({ countries, kinds, roles, flag }: ReturnType<typeof audienceOf>) => ({
  countries: countries.join(', '),
  kinds: kinds.join(', '),
  roles: roles.join(', '),
  flag: flag ?? '',
});

/** @throws CallError 422 `message-incomplete` without a Dutch text, or for nobody */
function requireComplete(row: MessageRow): void {
  const { countries, kinds, roles } = audienceOf(row);
  const isForSomebody = countries.length > 0 && kinds.length > 0 && roles.length > 0;
  if (!isForSomebody || !isWritten(row.texts.nl)) throw unprocessable('message-incomplete');
}

/** Saves a draft. @throws CallError 409 `message-changed`, `message-sent` */
async function save({ db, params, body, session, now }: Call<'saveOfficeMessage'>) {
  const { messageId } = params;
  const { texts, audience, version } = body;
  const values = {
    texts: json(texts),
    countries: audience.countries,
    kinds: audience.kinds,
    roles: audience.roles,
    flag: audience.flag,
    version: version + 1,
    changed_at: now,
  };
  await db.transaction().execute(async (tx) => {
    let before: object = beforeFirst;
    if (version === 0) {
      const made = await tx
        .insertInto('office_message')
        .values({ message_id: messageId, ...values })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows !== 1n) throw conflict('message-changed');
    } else {
      const stored = await requireMessage(tx, messageId, { lock: true });
      if (stateOf(stored, now) !== 'draft') throw conflict('message-sent');
      if (stored.version !== version) throw conflict('message-changed');
      before = { texts: stored.texts, audience: namedAudience(audienceOf(stored)) };
      await tx.updateTable('office_message').set(values).where('message_id', '=', messageId).execute();
    }
    const changes = changesOf(before, { texts, audience: namedAudience(audience) });
    await note(tx, session, { action: 'message.saved', messageId, texts, changes }, now);
  });
  return { version: version + 1 };
}

export const handlers = {
  saveOfficeMessage: save,

  /** @throws CallError 404, 409 `message-sent` */
  async deleteOfficeMessage({ db, params, session, now }) {
    const { messageId } = params;
    await db.transaction().execute(async (tx) => {
      const row = await requireMessage(tx, messageId, { lock: true });
      if (stateOf(row, now) !== 'draft') throw conflict('message-sent');
      await tx.deleteFrom('office_message').where('message_id', '=', messageId).execute();
      await note(tx, session, { action: 'message.deleted', messageId, texts: row.texts }, now);
    });
    return {};
  },

  /** @throws CallError 404, 409 `message-sent`, 422 `message-incomplete` */
  async scheduleOfficeMessage({ db, params, body, session, now }) {
    const { messageId } = params;
    await db.transaction().execute(async (tx) => {
      const row = await requireMessage(tx, messageId, { lock: true });
      if (!['draft', 'scheduled'].includes(stateOf(row, now))) throw conflict('message-sent');
      if (body.at !== null) requireComplete(row);
      const sendAt = body.at === null ? null : new Date(Math.max(Date.parse(body.at), now.getTime()));
      await tx
        .updateTable('office_message')
        .set({ send_at: sendAt, changed_at: now })
        .where('message_id', '=', messageId)
        .execute();
      if (sendAt && sendAt <= now) await makeDue(tx, deliveryJob, now);
      const action = sendAt ? 'message.scheduled' : 'message.unscheduled';
      const momentOf = (at: Date | null) => at?.toISOString() ?? null;
      const changes = { sendAt: [momentOf(row.send_at), momentOf(sendAt)] } as const;
      await note(tx, session, { action, messageId, texts: row.texts, changes }, now);
    });
    return {};
  },

  /** @throws CallError 404, 409 `message-not-sent` */
  async recallOfficeMessage({ db, params, body, session, now }) {
    const { messageId } = params;
    const { recalled } = body;
    await db.transaction().execute(async (tx) => {
      const row = await requireMessage(tx, messageId, { lock: true });
      const state = stateOf(row, now);
      if (!(recalled ? ['sent', 'sending'] : ['recalled']).includes(state))
        throw conflict('message-not-sent');
      await tx
        .updateTable('office_message')
        .set({ recalled_at: recalled ? now : null })
        .where('message_id', '=', messageId)
        .execute();
      if (!recalled) await makeDue(tx, deliveryJob, now);
      const action = recalled ? 'message.recalled' : 'message.put-back';
      await note(tx, session, { action, messageId, texts: row.texts }, now);
    });
    return {};
  },

  /** @throws CallError 404, 422 `message-incomplete`, `message-tests-throttled` */
  async testOfficeMessage({ db, keys, params, session, locale, now }) {
    const row = await requireMessage(db, params.messageId, { lock: false });
    const written = textIn(row.texts, locale);
    if (!isWritten(written)) throw unprocessable('message-incomplete');
    const { email: to } = await forTenant(db, session.accountId)
      .selectFrom('app_user')
      .where('user_id', '=', session.personId)
      .select('email')
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (tx) => {
      if (!(await charge(tx, bucketOf(keys, 'message-tests', testsPerPerson, session.personId), now)))
        throw unprocessable('message-tests-throttled');
      const parts = { subject: written.subject, paragraphs: markupToParagraphs(written.text), notes: [] };
      const email = composeEmail(to ?? '', parts, locale);
      await queueMail(tx, keys, { kind: 'message-test', email }, now);
    });
    return {};
  },
} satisfies Partial<Handlers>;
