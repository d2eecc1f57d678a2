import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth } from '../database';
import { noteStatement, refusedStatements, takeStatements } from './server-statements';

it('remembers each statement of rows once', () => {
  takeStatements();
  const statements = [
    'select 71',
    '/* kept plan */ with x as (select 72) select * from x',
    'begin',
    'select 71',
  ];
  for (const sql of statements) noteStatement(sql);
  expect(takeStatements()).toEqual(statements.slice(0, 2));
  noteStatement('select 71');
  expect(takeStatements()).toEqual([]);
});

describeOnBoth('the statements of calls', (open) => {
  it('are refused where the database does not understand them, and run nothing', async () => {
    const { db } = await open();
    const understood = [
      'delete from account where account_id = $1',
      'select name from account where slug = $1',
    ];
    const newer = ['select uuid_of_tomorrow()', 'select nothing from account'];
    const refused = await db
      .connection()
      .execute((one) => refusedStatements((text) => sql.raw(text).execute(one), [...understood, ...newer]));
    expect(refused.map((line) => newer.findIndex((text) => line.endsWith(text)))).toEqual([0, 1]);
  });
});
