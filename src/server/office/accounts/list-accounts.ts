import { type RawBuilder, sql } from 'kysely';
import type { Answer, Call } from '../../platform/http/call';
import { dayIn, shiftDay } from '../../shared/calendar';
import { pageOrder } from '../page-order';
import { isFoundBy } from '../search-account';
import { endingDays } from './ending-days';
import { hasFlag } from './flag-settings';

type Sort = Call<'listAccounts'>['query']['sort'];

/** What accounts are sorted by, of the table with this name. */
const keys: Readonly<Record<Sort, (of: string) => RawBuilder<unknown>>> = {
  name: (of) => sql`lower(${sql.ref(`${of}.name`)})`,
  created: (of) => sql.ref(`${of}.created_at`),
  pupils: (of) => sql`(select count(*) from pupil p
    where p.account_id = ${sql.ref(`${of}.account_id`)} and p.trashed_at is null)`,
  // Without a licence last.
  licence: (of) => sql`coalesce((select c.ends_on from licence c
    where c.account_id = ${sql.ref(`${of}.account_id`)}), 'infinity'::date)`,
};

/**
 * Returns one page of the accounts of schools and families. By name or date the index finds its first row however far
 * down it is.
 */
export async function listAccounts({
  db,
  query,
  now,
}: Call<'listAccounts'>): Promise<Answer<'listAccounts'>> {
  const { search, kind, country, licence, flag, open, sort, direction, after } = query;
  const withFlag = flag === undefined ? null : await hasFlag(db, flag, open !== 'no');
  const today = dayIn('Europe/Amsterdam', now);
  const size = Number(query.size);
  const order = pageOrder({
    table: 'account',
    as: 'a',
    keys: (of) => [keys[sort](of), sql.ref(`${of}.account_id`)],
    direction,
    isLast: after === undefined ? undefined : (of) => sql`${sql.ref(`${of}.account_id`)} = ${after}`,
  });
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
        ...(withFlag ? [withFlag] : []),
      ]),
    )
    .where(order.isFurther)
    .orderBy(order.by)
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
