import type { Answer, Call } from '../../platform/http/call';
import { findEntries } from './find-entries';

/** Returns one page of the audit log of all accounts. */
export async function listAudit({ db, query, session }: Call<'listAudit'>): Promise<Answer<'listAudit'>> {
  const { after = null, size: wanted, ...filter } = query;
  const size = Number(wanted);
  const found = await findEntries(db, filter, { size: size + 1, after, office: session.accountId });
  const entries = found.slice(0, size);
  return { entries, next: found.length > size ? (entries.at(-1)?.eventId ?? null) : null };
}
