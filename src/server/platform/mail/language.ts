import type { Locale } from '@/maths/locale';
import type { Db } from '../db/database';

interface Person {
  readonly accountId: string;
  readonly userId: string;
}

/**
 * Returns the language of emails to an adult: the adult's own choice, else the language of the page that the adult is
 * using, else the choice of the school, else the language of its country.
 * @param here language of the page that this person is using now
 */
export async function languageOf(db: Db, { userId }: Person, here?: Locale): Promise<Locale> {
  const found = await db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('u.user_id', '=', userId)
    .select(['u.locale as own', 'a.locale as school', 'a.country'])
    .executeTakeFirst();
  return found?.own ?? here ?? found?.school ?? found?.country ?? 'nl';
}
