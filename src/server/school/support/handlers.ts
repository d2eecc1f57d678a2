import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { byName } from '../../shared/names';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { liveGrants } from './live-grants';

const hour = 3_600_000;
/** Days for which a school sees what it granted. */
const shownDays = 90;

export const handlers = {
  async listGrants({ db, now }) {
    const users = await db
      .selectFrom('app_user')
      .where('role', 'in', ['docent', 'schooladmin'])
      .select(['user_id', 'display_name', 'disabled_at'])
      .execute();
    const names = new Map(users.map(({ user_id, display_name }) => [user_id, display_name]));
    const rows = await db
      .selectFrom('support_grant')
      .where('granted_at', '>', new Date(now.getTime() - shownDays * 24 * hour))
      .orderBy('granted_at', 'desc')
      .orderBy('grant_id')
      .selectAll()
      .execute();
    return {
      grants: rows.map((row) => ({
        grantId: row.grant_id,
        userName: row.user_id === null ? null : (names.get(row.user_id) ?? null),
        grantedAt: row.granted_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        state: row.revoked_at
          ? ('revoked' as const)
          : row.expires_at > now
            ? ('live' as const)
            : ('over' as const),
        usedAt: row.used_at?.toISOString() ?? null,
      })),
      users: users
        .filter(({ disabled_at }) => disabled_at === null)
        .map(({ user_id, display_name }) => ({ userId: user_id, name: display_name }))
        .sort((a, b) => byName(a.name, b.name)),
    };
  },

  /** @throws CallError 404 for a user of another school, or one who cannot sign in */
  async grantSupport({ db, session, body, now }) {
    const { userId, hours } = body;
    const grantId = newId(now);
    await db.transaction().execute(async (tx) => {
      if (userId !== null) {
        const user = await tx
          .selectFrom('app_user')
          .where('user_id', '=', userId)
          .where('role', 'in', ['docent', 'schooladmin'])
          .where('disabled_at', 'is', null)
          .select('user_id')
          .executeTakeFirst();
        if (!user) throw notFound();
      }
      await tx
        .insertInto('support_grant')
        .values({
          grant_id: grantId,
          user_id: userId,
          granted_by: session.personId,
          granted_at: now,
          expires_at: new Date(now.getTime() + hours * hour),
        })
        .execute();
      await audit(tx, session, { action: 'support.granted', subjectId: grantId, counts: { hours } }, now);
    });
    return { grantId };
  },

  /** @throws CallError 404 when it is not in force */
  async revokeGrant({ db, session, params, now }) {
    const { grantId } = params;
    await db.transaction().execute(async (tx) => {
      const live = await liveGrants(tx, now)
        .where('grant_id', '=', grantId)
        .select('grant_id')
        .forUpdate()
        .executeTakeFirst();
      if (!live) throw notFound();
      await tx
        .updateTable('support_grant')
        .set({ revoked_at: now })
        .where('grant_id', '=', grantId)
        .execute();
      await audit(tx, session, { action: 'support.revoked', subjectId: grantId, counts: {} }, now);
    });
    return {};
  },
} satisfies Partial<Handlers>;
