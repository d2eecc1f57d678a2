import type { Handlers } from '../call';
import type { Db } from '../db/database';
import { inviteFriend } from './invite-friend';

/** Days after which nobody needs the address of a friend any more. */
const addressKeptDays = 365;
const day = 86_400_000;

/** Forgets the addresses of friends who were invited a year ago; run now and then. */
export async function forgetFriends(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('friend_invitation')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('sent_at', '<', new Date(now.getTime() - addressKeptDays * day))
    .execute();
}

export const handlers = {
  async listFriends({ db, session }) {
    const rows = await db
      .selectFrom('friend_invitation')
      .where('account_id', '=', session.accountId)
      .where('invited_by', '=', session.personId)
      .orderBy('sent_at', 'desc')
      .limit(500)
      .select(['invitation_id', 'email', 'sent_at', 'accepted_at'])
      .execute();
    return {
      invitations: rows.map((row) => ({
        invitationId: row.invitation_id,
        email: row.email,
        sentAt: row.sent_at.toISOString(),
        state: row.accepted_at ? ('accepted' as const) : ('sent' as const),
      })),
    };
  },
  inviteFriend,
} satisfies Partial<Handlers>;
