import { describe, expect, it } from 'vitest';
import { checkDoors, doorProblems } from './doors.mjs';

describe('doorProblems', () => {
  it.each([
    'const rows = acrossAccounts(db).selectFrom(name);',
    'const rows = await db.withoutPlugins().selectFrom(name).execute();',
    "await db.executeQuery(CompiledQuery.raw('select 1'));",
  ])('finds the way past the door in %s', (text) => {
    expect(doorProblems('src/server/school/groups/policy.ts', text).length).toBeGreaterThan(0);
  });

  it('allows it to files on the list, to tests, and in comments', () => {
    const text = 'const all = acrossAccounts(db);';
    expect(doorProblems('src/server/school/groups/class-code.ts', text)).toEqual([]);
    expect(doorProblems('src/server/school/groups/groups.test.ts', text)).toEqual([]);
    expect(doorProblems('src/server/testing/sql/sql-of-calls.ts', text)).toEqual([]);
    expect(doorProblems('src/server/school/groups/policy.ts', `// ${text}`)).toEqual([]);
  });
});

describe('checkDoors', () => {
  it('finds nothing in the product, and nothing on the list in vain', () => {
    expect(checkDoors()).toEqual([]);
  });
});
