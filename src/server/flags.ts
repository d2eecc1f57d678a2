import { type FlagName, openFlags } from '@/contract/flags';
import type { Db } from './db/database';
import { refused } from './errors';

/** @throws CallError 422 `section-closed` when the section is not open for this account */
export async function requireOpen(db: Db, accountId: string, flag: FlagName): Promise<void> {
  const account = await db
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select(['kind', 'flags'])
    .executeTakeFirst();
  if (!account || !openFlags(account.kind, account.flags)[flag]) throw refused('section-closed');
}
