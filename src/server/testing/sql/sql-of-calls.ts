import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine } from '../../platform/db/embedded/engine/engine';
import { tablesOfAccounts } from '../../platform/db/schema/tables.gen';
import { tablesWithoutAccount } from '../../platform/db/tenant/tables-without-account';
import { noteStatement } from './server-statements';

/*
 * Looks at every statement that a call of the tests sends to the embedded database: one that reads or writes a table of
 * schools without saying whose rows it means fails the call's test.
 */

/** The statements of the running call that do so. */
const calls = new AsyncLocalStorage<string[]>();

/** What names accounts without their ids: columns that are unique over all of them, and the kind that is the office's. */
const namesAccounts =
  /"?\b(?:class_code|slug|login|subject_hash)\b"? (?:=|in)(?: any)? ?\(?|(?<="account" as "a" .*"a"\.)"kind" = /g;

/** Statements that were looked at: the same ones come again and again. */
const looked = new Map<string, readonly string[]>();

function missingIn(sql: string): readonly string[] {
  const missing =
    looked.get(sql) ??
    tablesWithoutAccount(
      sql.replace(namesAccounts, 'account_id = '),
      (name) => tablesOfAccounts.has(name),
      (parameter) => parameter.startsWith('$'),
    );
  looked.set(sql, missing);
  return missing;
}

/** The same engine, whose statements are looked at. */
export const lookedAt = (engine: Engine): Engine => ({
  ...engine,
  run(sql, parameters) {
    const found = calls.getStore();
    if (found) noteStatement(sql);
    if (found && missingIn(sql).length > 0) found.push(`${missingIn(sql).join()}: ${sql}`);
    return engine.run(sql, parameters);
  },
});

/**
 * @param call whether it is one of the office, which looks over all schools
 * @throws Error after the call when one of its statements does not say which school it is about
 */
export async function asCall<Answer>(
  work: () => Promise<Answer>,
  call: { readonly isOfOffice: boolean },
): Promise<Answer> {
  const found: string[] = [];
  const answer = await calls.run(found, work);
  if (found.length > 0 && !call.isOfOffice)
    throw new Error(`statements without the account:\n${found.join('\n')}`);
  return answer;
}
