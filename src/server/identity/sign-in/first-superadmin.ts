import type { AllAccountsDatabase } from '../../platform/db/database';
import { newId } from '../../shared/new-id';
import { hashPassword } from '../secrets/passwords';
import { speakablePassword } from '../secrets/speakable-password';

/** Staff belong to an account of their own, beside the schools. */
const staffSlug = 'staff';
const login = 'beheer';

/**
 * Makes the first superadmin on a server that has no user at all.
 * @returns the login to print now: the password is kept nowhere; undefined when there are users
 */
export async function firstSuperadmin(
  db: AllAccountsDatabase,
  now: Date,
): Promise<{ login: string; password: string } | undefined> {
  const anyone = await db.selectFrom('app_user').select('user_id').limit(1).executeTakeFirst();
  if (anyone) return undefined;
  const password = speakablePassword();
  const ids = { account_id: newId(now), user_id: newId(now) };
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('account')
      .values({
        account_id: ids.account_id,
        slug: staffSlug,
        kind: 'staff',
        name: 'Sommeneiland',
        country: 'nl',
      })
      .execute();
    await tx
      .insertInto('app_user')
      .values({ ...ids, role: 'superadmin', display_name: 'Beheer', password_hash })
      .execute();
    await tx
      .insertInto('login_name')
      .values({ login, account_id: ids.account_id, person: 'user', person_id: ids.user_id })
      .execute();
  });
  return { login, password };
}
