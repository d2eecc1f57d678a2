import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';

type Shown = Answer<'listApplications'>['applications'][number];

interface Known {
  readonly accountId: string;
  readonly name: string;
}

/** Accounts that have this school number, or a user with this address. */
const knownOf = async (
  db: AllAccountsDb,
  { school_code, country, email }: { school_code: string | null; country: 'nl' | 'be'; email: string },
): Promise<readonly Known[]> =>
  db
    .selectFrom('account as a')
    .where('a.kind', '!=', 'staff')
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        ...(school_code ? [and([eb('a.school_code', '=', school_code), eb('a.country', '=', country)])] : []),
        exists(
          selectFrom('app_user as u')
            .whereRef('u.account_id', '=', 'a.account_id')
            .where(sql`lower(u.email)`, '=', email.toLowerCase())
            .select('u.user_id'),
        ),
      ]),
    )
    .orderBy('a.created_at')
    .limit(5)
    .select(['a.account_id as accountId', 'a.name'])
    .execute();

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
      known: isWaiting ? [...(await knownOf(db, row))] : [],
    });
  }
  return {
    applications,
    next: rows.length > size ? (applications.at(-1)?.applicationId ?? null) : null,
  };
}
