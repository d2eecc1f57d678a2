import { sql } from 'kysely';
import { escapeHtml } from '@/contract/escape-html';
import type { Locale } from '@/maths/locale';
import type { Db } from '../platform/db/database';
import type { Handlers } from '../platform/http/call';
import { notFound } from '../platform/http/errors';
import type { Session } from '../platform/http/session';
import { type NoticeTexts, storedNotice } from './notice';
import { noticeParts } from './notice-parts';
import { officeHtml, textIn } from './office-text';

/** The inbox shows no more messages: somebody who has not archived hundreds will not read them either. */
const maxShown = 500;

/**
 * Selects a person's messages: the personal ones, and those sent to the role since the person joined. Of a message of the
 * office the texts, and whether it was recalled, stand once for all schools.
 */
const messagesOf = (db: Db, { personId, role }: Session) =>
  db
    .selectFrom('message as m')
    .innerJoin('app_user as u', (on) => on.on('u.user_id', '=', personId))
    .leftJoin('message_receipt as r', (on) =>
      on.onRef('r.message_id', '=', 'm.message_id').on('r.user_id', '=', personId),
    )
    .leftJoin('office_message as o', 'o.message_id', 'm.message_id')
    .where('o.recalled_at', 'is', null)
    .whereRef('m.sent_at', '>=', 'u.created_at')
    .where(({ or, and, eb }) =>
      or([
        eb('m.user_id', '=', personId),
        and([eb('m.user_id', 'is', null), sql<boolean>`${role} = any(m.roles)`]),
      ]),
    );

const columns = [
  'm.message_id',
  'm.sent_at',
  'm.subject',
  'm.body',
  'm.notice',
  'o.texts',
  'r.read_at',
  'r.archived_at',
] as const;

type Row = Awaited<ReturnType<typeof findMessage>> & object;

const findMessage = (db: Db, session: Session, messageId: string) =>
  messagesOf(db, session).where('m.message_id', '=', messageId).select(columns).executeTakeFirst();

/** What the office wrote, in the language of the reader where it did so. */
function writtenIn({ texts, subject, body }: Row, locale: Locale) {
  const text = texts && textIn(texts, locale);
  return text
    ? { subject: text.subject, html: officeHtml(text) }
    : { subject: subject ?? '', html: body ?? '' };
}

function headOf(row: Row, texts: NoticeTexts, locale: Locale) {
  const notice = row.notice && storedNotice(row.notice, texts);
  return {
    messageId: row.message_id,
    from: notice ? ('system' as const) : ('office' as const),
    subject: notice ? noticeParts(notice, locale).subject : writtenIn(row, locale).subject,
    sentAt: row.sent_at.toISOString(),
    read: row.read_at !== null,
    archived: row.archived_at !== null,
  };
}

/** Makes the calls of the inbox. @param texts of the notices of all features */
export const inboxHandlers = (texts: NoticeTexts) =>
  ({
    async listMessages({ db, session, locale }) {
      const rows = await messagesOf(db, session)
        .orderBy('m.sent_at', 'desc')
        .limit(maxShown)
        .select(columns)
        .execute();
      return { messages: rows.map((row) => headOf(row, texts, locale)) };
    },
    async countUnread({ db, session }) {
      const { unread } = await messagesOf(db, session)
        .where('r.read_at', 'is', null)
        .where('r.archived_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .executeTakeFirstOrThrow();
      return { unread: Number(unread) };
    },
    async readMessage({ db, session, params, locale }) {
      const row = await findMessage(db, session, params.messageId);
      if (!row) throw notFound();
      const parts = row.notice && noticeParts(storedNotice(row.notice, texts), locale);
      const html = parts
        ? parts.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
        : writtenIn(row, locale).html;
      return { ...headOf(row, texts, locale), html, page: parts?.page ?? null };
    },
    async noteMessages({ db, session, body, now }) {
      const { personId } = session;
      const wanted = [...new Set(body.messageIds.map((id) => id.toLowerCase()))];
      const moment = (yes: boolean | undefined) => (yes ? now : null);
      await db.transaction().execute(async (tx) => {
        const found = await messagesOf(tx, session)
          .where('m.message_id', 'in', wanted)
          .select('m.message_id')
          .execute();
        if (found.length !== wanted.length) throw notFound();
        await tx
          .insertInto('message_receipt')
          .values(
            wanted.map((messageId) => ({
              message_id: messageId,
              user_id: personId,
              read_at: moment(body.read),
              archived_at: moment(body.archived),
            })),
          )
          .onConflict((there) =>
            there.columns(['message_id', 'user_id']).doUpdateSet((row) => ({
              read_at: body.read === undefined ? row.ref('message_receipt.read_at') : moment(body.read),
              archived_at:
                body.archived === undefined ? row.ref('message_receipt.archived_at') : moment(body.archived),
            })),
          )
          .execute();
      });
      return {};
    },
  }) satisfies Partial<Handlers>;
