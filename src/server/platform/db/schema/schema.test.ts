import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../../../testing/database';
import type { AllAccountsDb } from '../database';
import { tablesOfAccounts } from './tables.gen';

/** Tables that belong to no account. */
const globalTables = [
  'application',
  'bot_check_seen',
  'collection_ladder',
  'contact_message',
  'difficulty_version',
  'game_setting',
  'job',
  'mail',
  'office_message',
  'password_request',
  'rate_limit',
  'savings_card',
  'schema_migration',
  'server_key',
  'sum_collection',
  'sum_generator',
  'usage_day',
  'usage_error',
  'usage_game',
  'usage_minute',
  'webinar',
  'webinar_sign_up',
];

/** Tables of accounts that are found without knowing the account. */
const foundByOtherKeys = ['account', 'login_name', 'provider_link'];

describeOnBoth('the schema', (open) => {
  let db: AllAccountsDb;
  beforeAll(async () => {
    db = (await open()).db;
  });

  it('has no tables without an account but those listed', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name !~ '^answer_[0-9]'`.execute(db);
    const global = rows.map(({ name }) => name).filter((name) => !tablesOfAccounts.has(name));
    expect(global.sort()).toEqual(globalTables);
  });

  it('begins every key of a table of accounts with the account', async () => {
    const { rows } = await sql<{ table: string; kind: string; first: string }>`
      select t.relname as "table", c.contype as kind, a.attname as first
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
      where t.relnamespace = current_schema()::regnamespace and c.contype in ('p', 'f', 'u')
        and t.relkind in ('r', 'p')`.execute(db);
    const ofAccounts = rows.filter(
      ({ table }) => tablesOfAccounts.has(table) && !foundByOtherKeys.includes(table),
    );
    expect(ofAccounts.filter(({ kind }) => kind === 'p').length).toBeGreaterThan(15);
    expect(ofAccounts.filter(({ first }) => first !== 'account_id')).toEqual([]);
  });
});
