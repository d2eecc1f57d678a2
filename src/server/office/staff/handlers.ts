import { officeRoles } from '@/contract/route';
import { deletePasswordLinks, makePasswordLink } from '../../identity/passwords/password-token';
import { askForCodes } from '../../identity/secrets/two-factor';
import { endSessionsOf } from '../../identity/session/session';
import { accessState } from '../../identity/sign-in/access-state';
import { addUser } from '../../identity/sign-in/add-user';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { AllAccountsDatabase, AllAccountsTransaction, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Call, Handlers } from '../../platform/http/call';
import { conflict, notFound, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import type { Session } from '../../platform/http/session';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import { refuseOneself } from '../../school/teachers/policy';
import { byName } from '../../shared/names';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { staffInvitationEmail } from './staff-invitation-email';

const day = 86_400_000;
/** Invitations of the office: a few colleagues a day. */
const perOffice: Budget = { burst: 20, every: day / 20 };

/** Somebody of the office, locked until the transaction ends. @throws CallError 404 */
async function requireStaff(tx: Db, userId: string) {
  const user = await tx
    .selectFrom('app_user')
    .where('user_id', '=', userId)
    .where('role', 'in', officeRoles)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return user;
}

type Inviting = Call<'inviteStaff'> | Call<'inviteStaffAgain'>;

/** Puts an email with a link for a first password in the post. @throws CallError 422 `invitations-throttled` */
async function invite(
  all: AllAccountsTransaction,
  call: Inviting,
  userId: string,
  to: { name: string; email: string },
) {
  const { session, keys, now, locale } = call;
  const { accountId } = session;
  const tx = forTenant(all, accountId);
  if (!(await charge(all, bucketOf(keys, 'staff-invitations', perOffice, accountId), now)))
    throw unprocessable('invitations-throttled');
  const link = await makePasswordLink(tx, { accountId, userId }, 'set', pageOriginOf(call), now);
  const email = staffInvitationEmail(
    { ...to, url: link.url },
    await languageOf(tx, { accountId, userId }, locale),
  );
  await queueMail(tx, keys, { kind: 'staff-invitation', email, expiresAt: link.expiresAt }, now);
  await audit(tx, session, { action: 'staff.invited', subjectId: userId, counts: {} }, now);
}

/** Runs a change of somebody of the office other than the one who asks. */
const change = (
  db: AllAccountsDatabase,
  session: Session,
  userId: string,
  work: (tx: Db, user: Awaited<ReturnType<typeof requireStaff>>) => Promise<unknown>,
) =>
  db.transaction().execute(async (all) => {
    const tx = forTenant(all, session.accountId);
    refuseOneself(session, userId);
    await work(tx, await requireStaff(tx, userId));
  });

export const handlers = {
  async listStaff({ db, session }) {
    const users = await forTenant(db, session.accountId)
      .selectFrom('app_user')
      .where('role', 'in', officeRoles)
      .select(['user_id', 'display_name', 'role', 'email', 'password_hash'])
      .select(['disabled_at', 'last_seen_at', 'two_factor_at'])
      .execute();
    return {
      staff: users
        .map((user) => ({
          userId: user.user_id,
          name: user.display_name,
          email: user.email,
          role: user.role === 'superadmin' ? ('superadmin' as const) : ('office' as const),
          state: accessState(user),
          twoFactor: user.two_factor_at !== null,
          lastSeen: user.last_seen_at?.toISOString() ?? null,
          self: user.user_id === session.personId,
        }))
        .sort((a, b) => byName(a.name, b.name)),
    };
  },

  /** @throws CallError 409 `login-taken`, 422 `invitations-throttled` */
  async inviteStaff(call) {
    const { db, session, body, now } = call;
    const userId = newId(now);
    await db.transaction().execute(async (all) => {
      const email = await addUser(forTenant(all, session.accountId), { userId, ...body });
      await invite(all, call, userId, { name: body.name, email });
    });
    return { userId };
  },

  /** @throws CallError 404, 409 `has-password`, 422 `invitations-throttled` */
  async inviteStaffAgain(call) {
    const { db, session, params } = call;
    await db.transaction().execute(async (all) => {
      const user = await requireStaff(forTenant(all, session.accountId), params.userId);
      if (user.password_hash !== null || user.disabled_at || !user.email) throw conflict('has-password');
      await invite(all, call, user.user_id, { name: user.display_name, email: user.email });
    });
    return {};
  },

  /** @throws CallError 404, 422 `not-oneself` */
  async changeStaff({ db, session, params, body, now }) {
    const { userId } = params;
    await change(db, session, userId, async (tx, { role }) => {
      await tx
        .updateTable('app_user')
        .set({ display_name: body.name, role: body.role })
        .where('user_id', '=', userId)
        .execute();
      const changes = role === body.role ? {} : { role: [role, body.role] as const };
      await audit(tx, session, { action: 'staff.changed', subjectId: userId, counts: {}, changes }, now);
    });
    return {};
  },

  /** @throws CallError 404, 422 `not-oneself` */
  async disableStaff({ db, session, params, body, now }) {
    const { userId } = params;
    const { disabled } = body;
    await change(db, session, userId, async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ disabled_at: disabled ? now : null })
        .where('user_id', '=', userId)
        .execute();
      if (disabled) {
        await endSessionsOf(tx, userId);
        await deletePasswordLinks(tx, { accountId: session.accountId, userId });
      }
      const action = disabled ? 'staff.disabled' : 'staff.enabled';
      await audit(tx, session, { action, subjectId: userId, counts: {} }, now);
    });
    return {};
  },

  /** @throws CallError 404, 422 `not-oneself` */
  async resetTwoFactor({ db, session, params, now }) {
    const { accountId } = session;
    const { userId } = params;
    await change(db, session, userId, async (tx) => {
      await askForCodes(tx, { accountId, personId: userId }, null);
      await endSessionsOf(tx, userId);
      await audit(tx, session, { action: 'staff.two-factor-reset', subjectId: userId, counts: {} }, now);
    });
    return {};
  },
} satisfies Partial<Handlers>;
