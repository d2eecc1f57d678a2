import type { Kysely } from 'kysely';
import type { Role } from '@/contract/route';
import { json } from '../db/columns';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import { newId } from '../new-id';
import { cleanHtml } from './clean-html';
import type { Notice } from './notice';

type SchoolRole = Extract<Role, 'docent' | 'schooladmin'>;

/** Tells something to everybody of a role in a school; in the transaction of what happened. */
export async function tellSchool(
  tx: Db,
  to: { readonly accountId: string; readonly roles: readonly SchoolRole[] },
  notice: Notice,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('message')
    .values({
      account_id: to.accountId,
      message_id: newId(now),
      sent_at: now,
      roles: [...to.roles],
      user_id: null,
      subject: null,
      body: null,
      notice: json(notice),
    })
    .execute();
}

/** Tells something to one adult. Staff have no inbox: to them it goes by letter alone. */
export async function tellUser(
  tx: Db,
  to: { readonly accountId: string; readonly userId: string },
  notice: Notice,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('message')
    .columns(['account_id', 'message_id', 'sent_at', 'user_id', 'notice'])
    .expression(
      tx
        .selectFrom('app_user')
        .where('account_id', '=', to.accountId)
        .where('user_id', '=', to.userId)
        .where('role', 'in', ['docent', 'schooladmin'])
        .select(({ val, cast }) => [
          'account_id',
          cast<string>(val(newId(now)), 'uuid').as('message_id'),
          cast<Date>(val(now), 'timestamptz').as('sent_at'),
          'user_id',
          cast<string>(val(json(notice)), 'jsonb').as('notice'),
        ]),
    )
    .execute();
}

/** To whom something of the office goes. */
export interface Audience {
  readonly countries: readonly ('nl' | 'be')[];
  readonly kinds: readonly ('school' | 'home')[];
  readonly roles: readonly SchoolRole[];
}

/** Schools a statement: children who answer meanwhile wait no longer than for these. */
const piece = 500;

/**
 * Puts what the office wrote into the inbox of every school of an audience. Sent again under the same id, each school
 * still has it once: what was cut off can be done again.
 * @returns how many schools got it now
 */
export async function sendFromOffice(
  db: Kysely<DB>,
  {
    messageId,
    subject,
    html,
  }: { readonly messageId: string; readonly subject: string; readonly html: string },
  { countries, kinds, roles }: Audience,
  now: Date,
): Promise<number> {
  const body = cleanHtml(html);
  let sent = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const schools = await db
      .selectFrom('account')
      .where('country', 'in', countries)
      .where('kind', 'in', kinds)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(piece)
      .select('account_id')
      .execute();
    const last = schools.at(-1);
    if (!last) return sent;
    const added = await db
      .insertInto('message')
      .values(
        schools.map(({ account_id }) => ({
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
    after = last.account_id;
  }
}

/** Days a message is kept; it tells of a moment, and the licence and the groups have their own pages. */
const keptDays = 730;
const day = 86_400_000;

/** Removes messages that are two years old, read or not. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('message')
    .where('sent_at', '<', new Date(now.getTime() - keptDays * day))
    .execute();
}
