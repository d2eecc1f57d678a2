import { type FlagName, openFlags } from '@/contract/flags';
import type { Db } from '../../db/database';
import { unprocessable } from '../errors';

/** @throws CallError 422 `section-closed` when the section is not open for this account */
export async function requireOpen(db: Db, flag: FlagName): Promise<void> {
  const account = await db.selectFrom('account').select(['kind', 'flags']).executeTakeFirst();
  if (!account || !openFlags(account.kind, account.flags)[flag]) throw unprocessable('section-closed');
}
