import type { Role } from '@/contract/route';
import type { Db } from '../../platform/db/database';
import { conflict } from '../../platform/http/errors';
import { normaliseLogin } from './sign-in';

export interface NewUser {
  readonly userId: string;
  readonly role: Exclude<Role, 'leerling'>;
  readonly name: string;
  readonly email: string;
  /** Number in the administration of the school, where it is known. */
  readonly key?: string | undefined;
}

/**
 * Adds an adult who signs in by an email address, yet without a password.
 *
 * @returns the address as it is stored
 *
 * @throws CallError 409 `login-taken`
 */
export async function addUser(tx: Db, { userId, role, name, key, ...user }: NewUser): Promise<string> {
  const email = normaliseLogin(user.email);
  await tx
    .insertInto('app_user')
    .values({ user_id: userId, role, display_name: name, email, import_key: key ?? null })
    .execute();
  const named = await tx
    .insertInto('login_name')
    .values({ login: email, person: 'user', person_id: userId })
    .onConflict((there) => there.doNothing())
    .returning('login')
    .executeTakeFirst();
  if (!named) throw conflict('login-taken');
  return email;
}
