import { type RawBuilder, sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { fullName } from '../../shared/names';
import { isId } from '../../shared/new-id';
import { pageOrder } from '../page-order';
import { isFoundBy } from '../search-account';

type Found = Answer<'findPupils'>;

/** Schools a search shows at most. */
const maxSchools = 10;

const everyPupil = (db: AllAccountsDb, now: Date) =>
  db
    .selectFrom('pupil as p')
    .innerJoin('account as a', 'a.account_id', 'p.account_id')
    .leftJoin('pupil_group as g', (on) =>
      on.onRef('g.account_id', '=', 'p.account_id').onRef('g.group_id', '=', 'p.group_id'),
    )
    .select(['p.account_id', 'p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', 'p.user_name'])
    .select(['p.year', 'p.trashed_at', 'a.name as school', 'a.country', 'g.name as group_name'])
    .select(({ selectFrom, exists }) => [
      selectFrom('pupil_day as d')
        .whereRef('d.account_id', '=', 'p.account_id')
        .whereRef('d.pupil_id', '=', 'p.pupil_id')
        .select(({ fn }) => fn.max('d.day').as('day'))
        .as('last_practised'),
      exists(
        selectFrom('support_grant as s')
          .whereRef('s.account_id', '=', 'p.account_id')
          .where('s.user_id', 'is', null)
          .where('s.revoked_at', 'is', null)
          .where('s.expires_at', '>', now)
          .select('s.grant_id'),
      ).as('granted'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof everyPupil>['execute']>>[number];

const shown = (row: Row): Found['pupils'][number] => ({
  pupilId: row.pupil_id,
  accountId: row.account_id,
  school: row.school,
  country: row.country,
  year: row.year,
  inTrash: row.trashed_at !== null,
  lastPractised: row.last_practised,
  known: row.granted ? { name: fullName(row), login: row.user_name, group: row.group_name } : null,
});

/** Finds one pupil by id or login name. */
async function findOne(db: AllAccountsDb, search: string, now: Date): Promise<Row[]> {
  if (isId(search)) return everyPupil(db, now).where('p.pupil_id', '=', search).limit(maxSchools).execute();
  const login = await db
    .selectFrom('login_name')
    .where('login', '=', search.toLowerCase())
    .where('person', '=', 'pupil')
    .select(['account_id', 'person_id'])
    .executeTakeFirst();
  if (!login) return [];
  return everyPupil(db, now)
    .where('p.account_id', '=', login.account_id)
    .where('p.pupil_id', '=', login.person_id)
    .execute();
}

const findSchools = (db: AllAccountsDb, search: string) =>
  db
    .selectFrom('account as a')
    .where('a.kind', '!=', 'staff')
    .where(isFoundBy(search))
    .orderBy(sql`lower(a.name)`)
    .orderBy('a.account_id')
    .limit(maxSchools)
    .select(['a.account_id as accountId', 'a.name', 'a.school_code as schoolCode'])
    .execute();

type Sort = Call<'findPupils'>['query']['sort'];

/** What the pupils of a school are sorted by beside their ids, of the table with this name. */
const keys: Readonly<Record<Sort, (of: string) => readonly RawBuilder<unknown>[]>> = {
  id: () => [],
  year: (of) => [sql`coalesce(${sql.ref(`${of}.year`)}, 0)`],
  practised: (of) => [
    sql`coalesce((select max(d.day) from pupil_day d where d.account_id = ${sql.ref(`${of}.account_id`)}
      and d.pupil_id = ${sql.ref(`${of}.pupil_id`)}), '-infinity'::date)`,
  ],
};

/** Finds pupils over all schools; a page of a school by id costs the same however far down it is. */
export async function findPupils({ db, query, now }: Call<'findPupils'>): Promise<Found> {
  const { search, accountId, after, sort, direction } = query;
  const size = Number(query.size);
  if (accountId === undefined) {
    if (!search) return { pupils: [], next: null, schools: [], school: null };
    const [found, schools] = [await findOne(db, search, now), await findSchools(db, search)];
    return { pupils: found.map(shown), next: null, schools, school: null };
  }
  const school = await forTenant(db, accountId)
    .selectFrom('account')
    .where('kind', '!=', 'staff')
    .select('name')
    .executeTakeFirst();
  if (!school) throw notFound();
  const order = pageOrder({
    table: 'pupil',
    as: 'p',
    keys: (of) => [...keys[sort](of), sql.ref(`${of}.pupil_id`)],
    direction,
    isLast:
      after === undefined
        ? undefined
        : (of) =>
            sql`${sql.ref(`${of}.account_id`)} = ${accountId} and ${sql.ref(`${of}.pupil_id`)} = ${after}`,
  });
  const rows = await everyPupil(db, now)
    .where('p.account_id', '=', accountId)
    .where(order.isFurther)
    .orderBy(order.by)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  return {
    pupils: page.map(shown),
    next: rows.length > size ? (page.at(-1)?.pupil_id ?? null) : null,
    schools: [],
    school: school.name,
  };
}
