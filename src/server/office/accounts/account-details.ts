import { createHash } from 'node:crypto';
import { openFlags } from '@/contract/flags';
import type { Db } from '../../platform/db/database';
import type { Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';

/** What the office changes of an account, without the version it was read at. */
export type AccountDetails = Omit<Call<'changeAccount'>['body'], 'version'>;

/** Names a state of the details, so that a change of somebody else meanwhile is noticed. */
export const versionOf = (details: AccountDetails): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22);

/**
 * Reads the details of an account of a school or family.
 * @param lock holds the account's row until the transaction ends
 * @throws CallError 404 also for the account of the office itself
 */
export async function readDetails(db: Db, { lock }: { readonly lock: boolean }): Promise<AccountDetails> {
  const account = await db
    .selectFrom('account')
    .where('kind', '!=', 'staff')
    .select(['name', 'kind', 'country', 'school_code', 'locale', 'notes', 'flags'])
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (!account || account.kind === 'staff') throw notFound();
  const licence = await db
    .selectFrom('licence')
    .select(['kind', 'pupils_allowed', 'starts_on', 'ends_on'])
    .executeTakeFirst();
  return {
    name: account.name,
    kind: account.kind,
    country: account.country,
    schoolCode: account.school_code,
    locale: account.locale ?? account.country,
    notes: account.notes,
    flags: openFlags(account.kind, account.flags),
    licence: licence
      ? {
          kind: licence.kind,
          pupils: licence.pupils_allowed,
          startsOn: licence.starts_on,
          endsOn: licence.ends_on,
        }
      : null,
  };
}
