import { type FlagName, openFlags } from '@/contract/flags';
import type { Role } from '@/contract/route';
import { json } from '../platform/db/columns';
import type { AllAccountsDb, Db } from '../platform/db/database';
import { beforeEveryId, newId } from '../shared/new-id';
import { cleanHtml } from './clean-html';
import type { Notice } from './notice';

type SchoolRole = Extract<Role, 'docent' | 'schooladmin'>;

/** Sends a notice to everybody of some roles in a school. Runs in the transaction of its cause. */
export async function notifySchool(
  tx: Db,
  roles: readonly SchoolRole[],
  notice: Notice,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('message')
    .values({
      message_id: newId(now),
      sent_at: now,
      roles: [...roles],
      user_id: null,
      subject: null,
      body: null,
      notice: json(notice.stored),
    })
    .execute();
}

/** Sends a notice to one adult. Staff have no inbox: they get it by email alone. */
export async function notifyUser(tx: Db, userId: string, notice: Notice, now: Date): Promise<void> {
  await tx
    .insertInto('message')
    .columns(['message_id', 'sent_at', 'user_id', 'notice'])
    .expression(
      tx
        .selectFrom('app_user')
        .where('user_id', '=', userId)
        .where('role', 'in', ['docent', 'schooladmin'])
        .select(({ val, cast }) => [
          cast<string>(val(newId(now)), 'uuid').as('message_id'),
          cast<Date>(val(now), 'timestamptz').as('sent_at'),
          'user_id',
          cast<string>(val(json(notice.stored)), 'jsonb').as('notice'),
        ]),
    )
    .execute();
}

/** The people a message of the office is for. */
export interface Audience {
  readonly countries: readonly ('nl' | 'be')[];
  readonly kinds: readonly ('school' | 'home')[];
  readonly roles: readonly SchoolRole[];
  /** Only accounts with this section open; null: all. */
  readonly flag: FlagName | null;
}

/** Schools per statement. Answers of children wait no longer than one statement takes. */
const piece = 500;

/**
 * Puts a message of the office into the inbox of every school of an audience. A message that is sent again under the
 * same id reaches each school once, so an interrupted call can be repeated.
 * @returns number of schools that this call reached
 */
export async function sendFromOffice(
  db: AllAccountsDb,
  {
    messageId,
    subject,
    html,
  }: { readonly messageId: string; readonly subject: string; readonly html: string },
  { countries, kinds, roles, flag }: Audience,
  now: Date,
): Promise<number> {
  const body = cleanHtml(html);
  let sent = 0;
  for (let after = beforeEveryId; ; ) {
    const schools = await db
      .selectFrom('account')
      .where('country', 'in', countries)
      .where('kind', 'in', kinds)
      .where('account_id', '>', after)
      .where('closed_at', 'is', null)
      .orderBy('account_id')
      .limit(piece)
      .select(['account_id', 'kind', 'flags'])
      .execute();
    const last = schools.at(-1);
    if (!last) return sent;
    after = last.account_id;
    const reached = schools.filter((each) => flag === null || openFlags(each.kind, each.flags)[flag]);
    if (reached.length === 0) continue;
    const added = await db
      .insertInto('message')
      .values(
        reached.map(({ account_id }) => ({
          account_id,
          message_id: messageId,
          sent_at: now,
          roles: [...roles],
          subject,
          body,
        })),
      )
      .onConflict((there) => there.doNothing())
      .returning('account_id')
      .execute();
    sent += added.length;
  }
}

/** Days a message is kept. It is about one moment; licence and groups have pages of their own. */
export const messageRetentionDays = 730;
const day = 86_400_000;

/** Deletes messages that are two years old, read or not. */
export async function purgeExpiredMessages(db: AllAccountsDb, now: Date): Promise<void> {
  await db
    .deleteFrom('message')
    .where('sent_at', '<', new Date(now.getTime() - messageRetentionDays * day))
    .execute();
}
