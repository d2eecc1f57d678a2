import { verifyPassword } from '../auth/passwords';
import type { Session } from '../auth/session';
import { bucketOf } from '../auth/sign-in';
import { countTry, forgive, perAccount, perCode } from '../auth/throttle';
import type { CallContext } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';

export type AdultCall = CallContext & { readonly session: Session };

/** An adult with the name that signs in. */
export const readUser = (db: Db, { accountId, personId }: Session) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('login_name as n', (on) =>
      on.onRef('n.account_id', '=', 'u.account_id').onRef('n.person_id', '=', 'u.user_id'),
    )
    .where('u.account_id', '=', accountId)
    .where('u.user_id', '=', personId)
    .select(['u.password_hash', 'u.email', 'u.display_name', 'n.login'])
    .executeTakeFirst();

/** An open session is not its owner: who changes this shows the password again. */
export async function requirePassword(call: AdultCall, password: string) {
  const { db, keys, now, session } = call;
  const bucket = bucketOf(keys, 'password-again', session.accountId, session.personId);
  await countTry(db, bucket, perAccount, now);
  const user = await readUser(db, session);
  if (!(await verifyPassword(user?.password_hash, password)) || !user) throw refused('password-wrong');
  await forgive(db, bucket);
  return user;
}

/** Counts a code before it is looked at: guessing goes no faster than at the sign-in. */
export async function requireCode(call: AdultCall, take: () => Promise<boolean>): Promise<void> {
  const { db, keys, now, session } = call;
  const bucket = bucketOf(keys, 'code', session.accountId, session.personId);
  await countTry(db, bucket, perCode, now);
  if (!(await take())) throw refused('code-wrong');
  await forgive(db, bucket);
}
