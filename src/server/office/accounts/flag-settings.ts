import { type RawBuilder, sql } from 'kysely';
import { type FlagName, flagNames, openFlags } from '@/contract/flags';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';

/** What is set in accounts that are not closed, each combination once: there are far fewer than accounts. */
const settingsIn = (db: AllAccountsDb) =>
  db
    .selectFrom('account')
    .where('kind', '!=', 'staff')
    .where('closed_at', 'is', null)
    .groupBy(['kind', 'flags'])
    .select(['kind', 'flags'])
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .execute();

/** Returns how many accounts have each section open. */
export async function listFlags({ db }: Pick<Call<'listFlags'>, 'db'>): Promise<Answer<'listFlags'>> {
  const settings = await settingsIn(db);
  const count = (flag: FlagName, open: boolean) =>
    settings
      .filter(({ kind, flags }) => openFlags(kind, flags)[flag] === open)
      .reduce((sum, { accounts }) => sum + Number(accounts), 0);
  const [school, home] = [openFlags('school', {}), openFlags('home', {})];
  return {
    flags: flagNames.map((flag) => ({
      flag,
      open: count(flag, true),
      closed: count(flag, false),
      atFirst: { school: school[flag], home: home[flag] },
    })),
  };
}

/** Condition on the table `a` of accounts: not closed, and with this section open, or not. */
export async function hasFlag(
  db: AllAccountsDb,
  flag: FlagName,
  open: boolean,
): Promise<RawBuilder<boolean>> {
  const fitting = (await settingsIn(db)).filter(({ kind, flags }) => openFlags(kind, flags)[flag] === open);
  if (fitting.length === 0) return sql<boolean>`false`;
  const each = fitting.map(
    ({ kind, flags }) => sql`(a.kind = ${kind} and a.flags = ${JSON.stringify(flags)}::jsonb)`,
  );
  return sql<boolean>`(a.closed_at is null and (${sql.join(each, sql` or `)}))`;
}
