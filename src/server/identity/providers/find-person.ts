import type { Role } from '@/contract/route';
import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { normaliseLogin } from '../sign-in/sign-in';

/** An adult who may sign in here. */
export interface Adult {
  readonly accountId: string;
  readonly personId: string;
  readonly role: Exclude<Role, 'leerling'>;
  readonly name: string;
  readonly school: string;
  /** A code of an app is asked for at the sign-in. */
  readonly twoFactor: boolean;
}

/** Reads an adult who is not disabled. */
export async function readAdult(
  all: AllAccountsDb,
  { accountId, personId }: { readonly accountId: string; readonly personId: string },
): Promise<Adult | undefined> {
  const user = await forTenant(all, accountId)
    .selectFrom('app_user as u')
    .innerJoin('account as a', (on) => on.onTrue())
    .where('u.user_id', '=', personId)
    .where('u.disabled_at', 'is', null)
    .select(['u.role', 'u.display_name', 'u.two_factor_at', 'a.name'])
    .executeTakeFirst();
  return (
    user && {
      accountId,
      personId,
      role: user.role,
      name: user.display_name,
      school: user.name,
      twoFactor: user.two_factor_at !== null,
    }
  );
}

/** Finds who is linked with an account at a provider, also when that person may no longer sign in. */
export async function findLinked(
  all: AllAccountsDb,
  subject: string,
): Promise<{ accountId: string; personId: string } | undefined> {
  const link = await all
    .selectFrom('provider_link')
    .select(['account_id', 'user_id'])
    .where('subject_hash', '=', subject)
    .executeTakeFirst();
  return link && { accountId: link.account_id, personId: link.user_id };
}

/** Finds the adult who signs in with this address: somebody was invited with it, nobody is made. */
export async function findByEmail(all: AllAccountsDb, email: string): Promise<Adult | undefined> {
  const name = await all
    .selectFrom('login_name')
    .select(['account_id', 'person_id'])
    .where('login', '=', normaliseLogin(email))
    .where('person', '=', 'user')
    .executeTakeFirst();
  return name && readAdult(all, { accountId: name.account_id, personId: name.person_id });
}
