import type { Db, TenantDatabase } from '../../platform/db/database';
import type { CallContext } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import type { Session } from '../../platform/http/session';
import { verifyPassword } from '../secrets/passwords';
import { type Budget, bucketOf, refund, requireBudget } from '../throttle/throttle';

export type AdultCall = CallContext & { readonly session: Session; readonly db: TenantDatabase };

/** Somebody at a screen that was left open has no more than this. */
const perSession: Budget = { burst: 10, every: 5 * 60_000 };

/** An adult with the name that signs in. */
export const readUser = (db: Db, { personId }: Pick<Session, 'personId'>) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('login_name as n', (on) => on.onRef('n.person_id', '=', 'u.user_id'))
    .where('u.user_id', '=', personId)
    .select(['u.password_hash', 'u.email', 'u.display_name', 'n.login'])
    .executeTakeFirst();

/** An open session is not its owner: who changes this shows the password again. */
export async function requirePassword(call: AdultCall, password: string) {
  const { db, keys, now, session } = call;
  const bucket = bucketOf(keys, 'password-again', perSession, session.accountId, session.personId);
  const charged = await requireBudget(db, [[bucket]], now);
  const user = await readUser(db, session);
  if (!(await verifyPassword(user?.password_hash, password)) || !user) throw unprocessable('password-wrong');
  await refund(db, charged);
  return user;
}
