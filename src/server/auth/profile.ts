import type { auth } from '@/contract/auth';
import { openFlags } from '@/contract/flags';
import type { Reply } from '@/contract/route';
import type { Db } from '../db/database';
import type { Session } from './session';

type Profile = Reply<typeof auth.profile>;

async function readPupil(db: Db, accountId: string, pupilId: string) {
  const found = await db
    .selectFrom('pupil')
    .select('first_name as name')
    .where('account_id', '=', accountId)
    .where('pupil_id', '=', pupilId)
    .executeTakeFirst();
  return found && { ...found, locale: null };
}

const readUser = (db: Db, accountId: string, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['display_name as name', 'locale'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The signed-in person as the pages see it; undefined when the person has gone since. */
export async function readProfile(db: Db, session: Session): Promise<Profile | undefined> {
  const { accountId, personId, role } = session;
  const account = await db
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select(['kind', 'flags', 'locale'])
    .executeTakeFirst();
  const person =
    role === 'leerling' ? await readPupil(db, accountId, personId) : await readUser(db, accountId, personId);
  if (!account || !person) return undefined;
  return {
    id: personId,
    role,
    accountId,
    name: person.name,
    flags: openFlags(account.kind, account.flags),
    ...(person.locale && { locale: person.locale }),
    ...(account.locale && { schoolLocale: account.locale }),
  };
}
