import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { holderOf } from '../../platform/http/session';
import { liveGrants } from '../../school/support/live-grants';
import { readDetails } from '../accounts/account-details';
import { auditBoth } from '../audit-both';
import { forgetViews } from './note-view';

export const handlers = {
  /** @throws CallError 404 for a user the school grants nobody to see, or who cannot sign in */
  async lookIn({ db, session, params, now }) {
    const { accountId, userId } = params;
    return db.transaction().execute(async (tx) => {
      const school = forTenant(tx, accountId);
      await readDetails(school, { lock: false });
      const grant = await liveGrants(school, now)
        .where(({ or, eb }) => or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
        .orderBy('expires_at', 'desc')
        .select(['grant_id', 'expires_at'])
        .executeTakeFirst();
      const user = await school
        .selectFrom('app_user as u')
        .innerJoin('account as a', (on) => on.on('a.closed_at', 'is', null))
        .where('u.user_id', '=', userId)
        .where('u.disabled_at', 'is', null)
        .select('u.role')
        .executeTakeFirst();
      if (!grant || (user?.role !== 'docent' && user?.role !== 'schooladmin')) throw notFound();
      await school
        .updateTable('support_grant')
        .set({ used_at: now })
        .where('grant_id', '=', grant.grant_id)
        .execute();
      await forTenant(tx, session.accountId)
        .updateTable('session')
        .set({ seen_account_id: accountId, seen_user_id: userId, seen_grant_id: grant.grant_id })
        .where('token_hash', '=', session.tokenHash)
        .execute();
      forgetViews(session);
      const entry = { action: 'look-in.started', subjectId: userId, counts: {} } as const;
      await auditBoth(tx, session, accountId, entry, now);
      return { role: user.role, until: grant.expires_at.toISOString() };
    });
  },

  async stopLookingIn({ db, session, now }) {
    if (!session?.viewer) return { accountId: null };
    const { accountId, personId, tokenHash } = session;
    const holder = holderOf(session);
    await db.transaction().execute(async (tx) => {
      await forTenant(tx, holder.accountId)
        .updateTable('session')
        .set({ seen_account_id: null, seen_user_id: null, seen_grant_id: null })
        .where('token_hash', '=', tokenHash)
        .execute();
      const entry = { action: 'look-in.stopped', subjectId: personId, counts: {} } as const;
      await auditBoth(tx, holder, accountId, entry, now);
    });
    return { accountId };
  },
} satisfies Partial<Handlers>;
