import { describe, expect, it } from 'vitest';
import { tablesWithoutAccount } from './account-in-sql';

const tables = new Set(['pupil', 'class', 'class_teacher', 'answer', 'account']);
const missing = (sql: string) => tablesWithoutAccount(sql, tables);

describe('a statement on tables of a school', () => {
  it.each([
    `select * from "pupil" where "account_id" = $1`,
    `select p.* from pupil p join class as c on c.account_id = p.account_id and c.class_id = p.class_id`,
    `select 1 from pupil p where p.account_id = $1 and exists (select 1 from class c where c.account_id = p.account_id)`,
    `insert into "pupil" ("account_id", "pupil_id") values ($1, $2) on conflict do nothing`,
    `insert into answer (account_id, a) select t.account_id, r.a from turn t join json_to_recordset($1) as r(a int) using (a)`,
    `with x as (select pupil_id from pupil where account_id = $1) update class c set a = 1 from x where c.account_id = $1`,
    `select a from answer where account_id = $1 union select a from answer where account_id = $1`,
    `delete from pupil where (account_id, pupil_id) in (select 1, 2)`,
    `select a from pupil join class using (account_id, class_id)`,
    `select account_id from class where class_code = $1`,
    `select a.x from account a where a.slug = 'pupil'' from pupil'`,
    `select pupil from other`,
  ])('is tied to one: %s', (sql) => {
    expect(missing(sql)).toEqual([]);
  });

  it.each([
    [`select * from "pupil" where "pupil_id" = $1`, ['pupil']],
    [`select account_id from pupil where pupil_id = $1`, ['pupil']],
    [`select 1 from pupil p join class c on c.class_id = p.class_id where p.account_id = $1`, ['class']],
    [
      `select 1 from pupil p left join class on class.class_id = p.class_id where p.account_id = $1`,
      ['class'],
    ],
    [
      `select 1 from pupil p where p.account_id = $1 and exists (select 1 from class c where c.x = p.x)`,
      ['class'],
    ],
    [`delete from answer where answer_id = $1 returning account_id`, ['answer']],
    [`update pupil set account_id = $1 where pupil_id = $2`, ['pupil']],
    [`insert into pupil (pupil_id) values ($1)`, ['pupil']],
    [`insert into pupil (account_id) select account_id from class where class_id = $1`, ['class']],
    [`select a from answer where account_id = $1 union select a from answer where a = $1`, ['answer']],
    [`select 1 from pupil p, class c where p.account_id = $1 and c.class_id = p.class_id`, ['class']],
  ])('is found where it is not: %s', (sql, found) => {
    expect(missing(sql)).toEqual(found);
  });
});
