import { type RawBuilder, sql } from 'kysely';
import { openFlags } from '@/contract/flags';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { pageOrder } from '../page-order';
import { audienceOf, headOf, type MessageRow, requireMessage, selectMessages } from './message-row';

type Sort = Call<'listOfficeMessages'>['query']['sort'];

/** What messages are sorted by, of the table with this name; drafts have no time yet and come last. */
const keys: Readonly<Record<Sort, (of: string) => RawBuilder<unknown>>> = {
  changed: (of) => sql.ref(`${of}.changed_at`),
  subject: (of) => sql`lower(coalesce(${sql.ref(`${of}.texts`)}->'nl'->>'subject', ''))`,
  sent: (of) => sql`coalesce(${sql.ref(`${of}.send_at`)}, '-infinity'::timestamptz)`,
};

/** Returns one page of the messages of the office. */
export async function listOfficeMessages({
  db,
  query,
  now,
}: Call<'listOfficeMessages'>): Promise<Answer<'listOfficeMessages'>> {
  const size = Number(query.size);
  const { after, sort, direction } = query;
  const order = pageOrder({
    table: 'office_message',
    as: 'office_message',
    keys: (of) => [keys[sort](of), sql.ref(`${of}.message_id`)],
    direction,
    isLast: after === undefined ? undefined : (of) => sql`${sql.ref(`${of}.message_id`)} = ${after}`,
  });
  const rows = await selectMessages(db)
    .where(order.isFurther)
    .orderBy(order.by)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  return {
    messages: page.map((row) => headOf(row, now)),
    next: rows.length > size ? (page.at(-1)?.message_id ?? null) : null,
  };
}

/** Counts the people a message is for now. */
async function countReaders(db: AllAccountsDb, row: MessageRow): Promise<number> {
  const { countries, kinds, roles, flag } = audienceOf(row);
  if (countries.length === 0 || kinds.length === 0 || roles.length === 0) return 0;
  const accounts = await db
    .selectFrom('account')
    .where('country', 'in', countries)
    .where('kind', 'in', kinds)
    .where('closed_at', 'is', null)
    .select(['account_id', 'kind', 'flags'])
    .execute();
  const ids = accounts
    .filter((each) => flag === null || openFlags(each.kind, each.flags)[flag])
    .map(({ account_id }) => account_id);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app_user
    where account_id = any(${ids}::uuid[]) and role = any(${roles}::text[]) and disabled_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Counts those who opened a message, from what inboxes keep anyway. */
async function countRead(db: AllAccountsDb, messageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message_receipt')
    .where('message_id', '=', messageId)
    .where('read_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @throws CallError 404 */
export async function readOfficeMessage({
  db,
  params,
  now,
}: Call<'readOfficeMessage'>): Promise<Answer<'readOfficeMessage'>> {
  const row = await requireMessage(db, params.messageId, { lock: false });
  return {
    ...headOf(row, now),
    texts: row.texts,
    version: row.version,
    readers: await countReaders(db, row),
    read: await countRead(db, row.message_id),
  };
}
