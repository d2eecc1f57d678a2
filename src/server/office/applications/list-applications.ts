import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';

type Shown = Answer<'listApplications'>['applications'][number];

/** Accounts that are shown beside an application at most. */
const maxKnown = 5;

interface Known {
  readonly accountId: string;
  readonly name: string;
}

const accountsOfOthers = (db: AllAccountsDb) =>
  db
    .selectFrom('account as a')
    .where('a.kind', '!=', 'staff')
    .select(['a.account_id as accountId', 'a.name', 'a.created_at']);

/** Returns accounts that have this school number, or a user with this address: each is found by an index. */
async function knownOf(
  db: AllAccountsDb,
  { school_code, country, email }: { school_code: string | null; country: 'nl' | 'be'; email: string },
): Promise<Known[]> {
  const byAddress = accountsOfOthers(db).where('a.account_id', 'in', ({ selectFrom }) =>
    selectFrom('app_user as u').where(sql`lower(u.email)`, '=', email.toLowerCase()).select('u.account_id'),
  );
  const byNumber = accountsOfOthers(db)
    .where(sql`lower(a.school_code)`, '=', school_code?.toLowerCase() ?? '')
    .where('a.country', '=', country);
  const rows = await (school_code ? byAddress.union(byNumber) : byAddress)
    .orderBy('created_at')
    .limit(maxKnown)
    .execute();
  return rows.map(({ accountId, name }) => ({ accountId, name }));
}

/** Returns one page of the applications; who applied for a school that is known is shown beside it. */
export async function listApplications({
  db,
  query,
}: Call<'listApplications'>): Promise<Answer<'listApplications'>> {
  const { state, after } = query;
  const size = Number(query.size);
  const isWaiting = state === 'waiting';
  const key = sql.ref(isWaiting ? 'asked_at' : 'answered_at');
  const direction = isWaiting ? 'asc' : 'desc';
  const further = isWaiting ? sql`>` : sql`<`;
  const rows = await db
    .selectFrom('application')
    .where('answered_at', isWaiting ? 'is' : 'is not', null)
    .$if(after !== undefined, (of) =>
      of.where(sql<boolean>`(${key}, application_id) ${further}
        (select ${key}, l.application_id from application l where l.application_id = ${after})`),
    )
    .orderBy(key, direction)
    .orderBy('application_id', direction)
    .limit(size + 1)
    .selectAll()
    .execute();
  const applications: Shown[] = [];
  for (const row of rows.slice(0, size)) {
    const street = `${row.street} ${row.house_number}`.trim();
    applications.push({
      applicationId: row.application_id,
      kind: row.kind,
      country: row.country,
      locale: row.locale,
      schoolName: row.school_name,
      schoolCode: row.school_code,
      address: [street, `${row.postal_code} ${row.city}`.trim()].filter(Boolean).join(', '),
      contactName: row.contact_name,
      email: row.email,
      pupils: row.pupils,
      heardFrom: row.heard_from,
      remark: row.remark,
      askedAt: row.asked_at.toISOString(),
      answeredAt: row.answered_at?.toISOString() ?? null,
      accountId: row.made_account_id,
      known: isWaiting ? await knownOf(db, row) : [],
    });
  }
  return {
    applications,
    next: rows.length > size ? (applications.at(-1)?.applicationId ?? null) : null,
  };
}
