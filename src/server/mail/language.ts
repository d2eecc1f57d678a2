import type { Db } from '../db/database';
import type { Locale } from '../texts/text';

interface Person {
  readonly accountId: string;
  readonly userId: string;
}

/**
 * The language of letters to an adult: the own choice; else, when they are at the page themselves, that of the page;
 * else what the school chose, or what its country speaks.
 * @param here the language of the page at which this person is now
 */
export async function languageOf(db: Db, { accountId, userId }: Person, here?: Locale): Promise<Locale> {
  const found = await db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('u.account_id', '=', accountId)
    .where('u.user_id', '=', userId)
    .select(['u.locale as own', 'a.locale as school', 'a.country'])
    .executeTakeFirst();
  return found?.own ?? here ?? found?.school ?? found?.country ?? 'nl';
}
