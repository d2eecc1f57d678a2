import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine } from '../db/embedded/engine';
import { migrations } from '../db/migrate';
import { tablesWithoutAccount } from './account-in-sql';

/*
 * Looks at every statement that a call of the tests sends to the embedded database: one that reads or writes a table of
 * schools without saying whose rows it means fails the call's test.
 */

/** The statements of the running call that do so. */
const calls = new AsyncLocalStorage<string[]>();

const allMigrations = Object.values(migrations).join('\n');

/** New names of tables, by the old ones. */
const renamed = new Map(
  [...allMigrations.matchAll(/alter table (\w+) rename to (\w+)/g)].map(([, from = '', to = '']) => [
    from,
    to,
  ]),
);

/** Tables that a migration gives an `account_id`. */
export const tablesOfSchools: ReadonlySet<string> = new Set(
  [...allMigrations.matchAll(/create table (\w+) \(([\s\S]*?)\n\)/g)].flatMap(
    ([, name = '', columns = '']) => (/^\s*account_id /m.test(columns) ? [renamed.get(name) ?? name] : []),
  ),
);

/** Statements that were looked at: the same ones come again and again. */
const looked = new Map<string, readonly string[]>();

function missingIn(sql: string): readonly string[] {
  const missing = looked.get(sql) ?? tablesWithoutAccount(sql, tablesOfSchools);
  looked.set(sql, missing);
  return missing;
}

/** The same engine, whose statements are looked at. */
export const lookedAt = (engine: Engine): Engine => ({
  ...engine,
  run(sql, parameters) {
    const found = calls.getStore();
    if (found && missingIn(sql).length > 0) found.push(`${missingIn(sql).join()}: ${sql}`);
    return engine.run(sql, parameters);
  },
});

/** @throws Error after the call when one of its statements does not say which school it is about */
export async function asCall<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const found: string[] = [];
  const answer = await calls.run(found, work);
  if (found.length > 0) throw new Error(`statements without the account:\n${found.join('\n')}`);
  return answer;
}
