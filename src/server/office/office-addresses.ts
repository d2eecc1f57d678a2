import type { Db } from '../db/database';

/** Letters for the office go to no more people than these. */
const mostReaders = 10;

/** Where letters for the office go: to its people; to superadmins where it has none yet. */
export async function officeAddresses(db: Db): Promise<readonly string[]> {
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
  return [...new Set(readers.flatMap(({ email }) => email ?? []))].slice(0, mostReaders);
}
