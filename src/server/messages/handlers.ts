import { sql } from 'kysely';
import type { Session } from '../auth/session';
import type { Handlers } from '../call';
import type { Db } from '../db/database';
import { notFound } from '../errors';
import { escapeHtml } from '../mail/letter';
import type { Locale } from '../texts/text';
import { noticeParts } from './notice';

/** More is not shown: who has not archived hundreds will not read them either. */
const mostShown = 500;

/** The messages of a person: the own ones and those of the role, from the time since one is there. */
const messagesOf = (db: Db, { accountId, personId, role }: Session) =>
  db
    .selectFrom('message as m')
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.account_id', '=', 'm.account_id').on('u.user_id', '=', personId),
    )
    .leftJoin('message_receipt as r', (on) =>
      on
        .onRef('r.account_id', '=', 'm.account_id')
        .onRef('r.message_id', '=', 'm.message_id')
        .on('r.user_id', '=', personId),
    )
    .where('m.account_id', '=', accountId)
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
  'r.read_at',
  'r.archived_at',
] as const;

type Row = Awaited<ReturnType<typeof findMessage>> & object;

const findMessage = (db: Db, session: Session, messageId: string) =>
  messagesOf(db, session).where('m.message_id', '=', messageId).select(columns).executeTakeFirst();

function headOf(row: Row, locale: Locale) {
  const { notice } = row;
  return {
    messageId: row.message_id,
    from: notice ? ('system' as const) : ('office' as const),
    subject: notice ? noticeParts(notice, locale).subject : (row.subject ?? ''),
    sentAt: row.sent_at.toISOString(),
    read: row.read_at !== null,
    archived: row.archived_at !== null,
  };
}

export const handlers = {
  async listMessages({ db, session, locale }) {
    const rows = await messagesOf(db, session)
      .orderBy('m.sent_at', 'desc')
      .limit(mostShown)
      .select(columns)
      .execute();
    return { messages: rows.map((row) => headOf(row, locale)) };
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
    const parts = row.notice && noticeParts(row.notice, locale);
    const html = parts
      ? parts.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
      : (row.body ?? '');
    return { ...headOf(row, locale), html, page: parts?.page ?? null };
  },
  async noteMessages({ db, session, body, now }) {
    const { accountId, personId } = session;
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
            account_id: accountId,
            message_id: messageId,
            user_id: personId,
            read_at: moment(body.read),
            archived_at: moment(body.archived),
          })),
        )
        .onConflict((there) =>
          there.columns(['account_id', 'message_id', 'user_id']).doUpdateSet((row) => ({
            read_at: body.read === undefined ? row.ref('message_receipt.read_at') : moment(body.read),
            archived_at:
              body.archived === undefined ? row.ref('message_receipt.archived_at') : moment(body.archived),
          })),
        )
        .execute();
    });
    return {};
  },
} satisfies Partial<Handlers>;
