import { sql } from 'kysely';
import type { Answer, Call } from '../../platform/http/call';
import { dayIn, shiftDay } from '../../shared/calendar';
import { isFoundBy } from '../search-account';
import { endingDays } from './ending-days';

/**
 * Returns one page of the accounts of schools and families. The index finds its first row however far down it is.
 */
export async function listAccounts({
  db,
  query,
  now,
}: Call<'listAccounts'>): Promise<Answer<'listAccounts'>> {
  const { search, kind, country, licence, sort, direction, after } = query;
  const today = dayIn('Europe/Amsterdam', now);
  const size = Number(query.size);
  const key = sort === 'name' ? sql`lower(a.name)` : sql`a.created_at`;
  const keyOfLast = sort === 'name' ? sql`lower(l.name)` : sql`l.created_at`;
  const further = direction === 'asc' ? sql`>` : sql`<`;
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('licence as c', 'c.account_id', 'a.account_id')
    .leftJoin('school_ending as e', 'e.account_id', 'a.account_id')
    .where('a.kind', '!=', 'staff')
    .where(({ and, eb }) =>
      and([
        ...(kind ? [eb('a.kind', '=', kind)] : []),
        ...(country ? [eb('a.country', '=', country)] : []),
        ...(licence === 'none' ? [eb('c.ends_on', 'is', null)] : []),
        ...(licence === 'ended' ? [eb('c.ends_on', '<', today)] : []),
        ...(licence === 'ending'
          ? [eb('c.ends_on', '>=', today), eb('c.ends_on', '<', shiftDay(today, endingDays))]
          : []),
        ...(search ? [isFoundBy(search)] : []),
      ]),
    )
    .$if(after !== undefined, (of) =>
      of.where(sql<boolean>`(${key}, a.account_id) ${further}
        (select ${keyOfLast}, l.account_id from account l where l.account_id = ${after})`),
    )
    .orderBy(key, direction)
    .orderBy('a.account_id', direction)
    .limit(size + 1)
    .select(['a.account_id', 'a.name', 'a.kind', 'a.country', 'a.school_code', 'a.created_at', 'a.closed_at'])
    .select(['c.pupils_allowed', 'c.ends_on', 'e.erased_at'])
    .select(({ selectFrom }) =>
      selectFrom('pupil as p')
        .whereRef('p.account_id', '=', 'a.account_id')
        .where('p.trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('pupils'))
        .as('pupils'),
    )
    .execute();
  const page = rows.slice(0, size);
  return {
    accounts: page.map((row) => ({
      accountId: row.account_id,
      name: row.name,
      kind: row.kind === 'home' ? 'home' : 'school',
      country: row.country,
      schoolCode: row.school_code,
      closed: row.closed_at !== null,
      erased: row.erased_at !== null,
      createdAt: row.created_at.toISOString(),
      pupils: Number(row.pupils),
      licence:
        row.pupils_allowed === null || row.ends_on === null
          ? null
          : { allowed: row.pupils_allowed, endsOn: row.ends_on },
    })),
    next: rows.length > size ? (page.at(-1)?.account_id ?? null) : null,
  };
}
