import type { AllAccountsDb } from '../../../platform/db/database';

/** Emails for the office go to no more people than these. */
const maxReaders = 10;

/** Where emails for the office go: to its people; to superadmins where it has none yet. */
export async function officeAddresses(db: AllAccountsDb): Promise<readonly string[]> {
  const people = await db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('a.kind', '=', 'staff')
    .where('u.role', 'in', ['office', 'superadmin'])
    .where('u.disabled_at', 'is', null)
    .where('u.email', 'is not', null)
    .orderBy('u.created_at')
    .select(['u.email', 'u.role'])
    .execute();
  const office = people.filter(({ role }) => role === 'office');
  const readers = office.length > 0 ? office : people;
  return [...new Set(readers.flatMap(({ email }) => email ?? []))].slice(0, maxReaders);
}
