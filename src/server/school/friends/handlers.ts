import type { Handlers } from '../../platform/http/call';
import { inviteFriend } from './invite-friend';

export const handlers = {
  async listFriends({ db, session }) {
    const rows = await db
      .selectFrom('friend_invitation')
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
