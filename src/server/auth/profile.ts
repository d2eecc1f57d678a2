import type { auth } from '@/contract/auth';
import type { Reply } from '@/contract/route';
import type { Db } from '../db/database';
import type { Session } from './session';

type Profile = Reply<typeof auth.profile>;

/** Sections are open unless the account says otherwise. */
const flagsOf = (stored: Readonly<Record<string, boolean>>): Profile['flags'] => ({
  featureGroepen: stored.featureGroepen ?? true,
  featureEdexml: stored.featureEdexml ?? true,
  featureVoortgang: stored.featureVoortgang ?? true,
});

/** The signed-in person as the pages see it; undefined when the person has gone since. */
export async function readProfile(db: Db, session: Session): Promise<Profile | undefined> {
  const { accountId, personId, role } = session;
  const account = await db
    .selectFrom('account')
    .select('flags')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const person =
    role === 'leerling'
      ? await db
          .selectFrom('pupil')
          .select('first_name as name')
          .where('account_id', '=', accountId)
          .where('pupil_id', '=', personId)
          .executeTakeFirst()
      : await db
          .selectFrom('app_user')
          .select('display_name as name')
          .where('account_id', '=', accountId)
          .where('user_id', '=', personId)
          .executeTakeFirst();
  if (!account || !person) return undefined;
  return { id: personId, role, accountId, name: person.name, flags: flagsOf(account.flags) };
}
