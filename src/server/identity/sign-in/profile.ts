import type { auth } from '@/contract/auth';
import { openFlags } from '@/contract/flags';
import type { Reply } from '@/contract/route';
import type { Db } from '../../platform/db/database';
import type { Session } from '../../platform/http/session';

type Profile = Reply<typeof auth.profile>;

async function readPupil(db: Db, pupilId: string) {
  const found = await db
    .selectFrom('pupil')
    .select('first_name as name')
    .where('pupil_id', '=', pupilId)
    .executeTakeFirst();
  return found && { ...found, locale: null };
}

const readUser = (db: Db, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['display_name as name', 'locale'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The signed-in person as the pages see it; undefined when the person has gone since. */
export async function readProfile(db: Db, session: Session): Promise<Profile | undefined> {
  const { accountId, personId, role, viewer, expiresAt } = session;
  const account = await db
    .selectFrom('account')
    .select(['kind', 'flags', 'locale', 'name'])
    .executeTakeFirst();
  const person = role === 'leerling' ? await readPupil(db, personId) : await readUser(db, personId);
  if (!account || !person) return undefined;
  return {
    id: personId,
    role,
    accountId,
    name: person.name,
    flags: openFlags(account.kind, account.flags),
    // Somebody who looks in reads the language of the own pages.
    ...(viewer
      ? { lookingIn: { account: account.name, until: expiresAt.toISOString() } }
      : {
          ...(person.locale && { locale: person.locale }),
          ...(account.locale && { schoolLocale: account.locale }),
        }),
  };
}
