import { describe, expect, it } from 'vitest';
import { tablesWithoutAccount } from './tables-without-account';

const tables = new Set(['pupil', 'pupil_group', 'group_teacher', 'answer', 'account']);
const missing = (sql: string) =>
  tablesWithoutAccount(
    sql,
    (name) => tables.has(name),
    (parameter) => parameter === '$a',
  );

describe('a statement on tables of accounts', () => {
  it.each([
    `select * from "pupil" where "account_id" = $a`,
    `select a from pupil p join pupil_group as g on g.account_id = p.account_id and g.x = p.x where p.account_id = $a`,
    `select 1 from pupil p where p.account_id = $a and exists (select 1 from pupil_group g where g.account_id = p.account_id)`,
    `select 1 from pupil p where (p.account_id = $a and p.x = 1) and (p.y = 2 or p.z = 3)`,
    `select (select count(*) from answer w where w.account_id = p.account_id) from pupil p where p.account_id = $a`,
    `select 1 from pupil p left join pupil_group g on g.account_id = p.account_id and g.x = p.x where p.account_id = $a`,
    `insert into "pupil" ("account_id", "pupil_id") values ($a, $2) on conflict do nothing`,
    `insert into answer (account_id, x) select t.account_id, r.x from turn t join json_to_recordset($1) as r(x int) using (x)`,
    `insert into answer (account_id, x) select $a, r.x from json_to_recordset($1) as r(x int)`,
    `insert into answer (account_id, x) select p.account_id, p.x from pupil p where p.account_id = $a`,
    `insert into answer as e (account_id, x) select $a::uuid, 1 on conflict (account_id, x) do update set x = e.x + 1`,
    `with x as (select pupil_id from pupil where account_id = $a) update pupil_group g set a = 1 from x where g.account_id = $a`,
    `select a from answer where account_id = $a union select a from answer where account_id = $a`,
    `delete from pupil where account_id = $a and x in (select x from answer where account_id = $a limit 5)`,
    `delete from pupil p using pupil_group g where g.account_id = p.account_id and p.account_id = $a`,
    `select a.x from account a where a.account_id = $a and a.slug = 'pupil'' from pupil'`,
    `select a from pupil where x is distinct from pupil.y and pupil.account_id = $a`,
    `insert into pupil (account_id, x) values ($a, 1), ($a, lower(y))`,
    `select pupil from other`,
    `select m.x from pupil m where m.account_id = $a for update of m`,
  ])('is tied to one by %s', (sql) => {
    expect(missing(sql)).toEqual([]);
  });

  it.each([
    [`select * from "pupil" where "pupil_id" = $1`, ['pupil']],
    [`select * from pupil where account_id = $1`, ['pupil']],
    [`select account_id from pupil where pupil_id = $1`, ['pupil']],
    [`select * from public.pupil p where p.account_id = $1`, ['pupil']],
    [`select * from "public"."pupil"`, ['pupil']],
    [`table pupil`, ['pupil']],
    [`select * from pupil where account_id = $a or pupil_id = $1`, ['pupil']],
    [`select * from pupil where (account_id = $a or x = 1) and y = 2`, ['pupil']],
    [`select * from pupil where account_id <> $a`, ['pupil']],
    [`select * from pupil where account_id in ($a, $1)`, ['pupil']],
    [`select 1 from pupil p join answer g on g.account_id = p.account_id`, ['pupil', 'answer']],
    [`select 1 from pupil p join answer g on g.x = p.x where p.account_id = $a`, ['answer']],
    [`select 1 from pupil p, answer g where p.account_id = $a and g.x = p.x`, ['answer']],
    [`select 1 from pupil p join x on x.a = 1, answer g where p.account_id = $a`, ['answer']],
    [`select 1 from pupil p left join answer g on p.account_id = $a`, ['pupil', 'answer']],
    [`select 1 from pupil p left join answer g on p.account_id = $a and g.account_id = $a`, ['pupil']],
    [
      `select 1 from pupil p full join answer g on p.account_id = g.account_id where p.account_id = $a`,
      ['pupil', 'answer'],
    ],
    [
      `select 1 from pupil p where p.account_id = $a and exists (select 1 from answer g where g.x = p.x)`,
      ['answer'],
    ],
    [
      `select 1 from pupil p where not exists (select 1 from answer g where g.account_id = $a and p.account_id = $a)`,
      ['pupil'],
    ],
    [
      `select 1 from pupil p join json_to_recordset($1) as r(account_id uuid) on r.account_id = p.account_id`,
      ['pupil'],
    ],
    [`delete from answer where answer_id = $1 returning account_id`, ['answer']],
    [`update pupil set account_id = $a where pupil_id = $2`, ['pupil']],
    [`insert into pupil (pupil_id) values ($1)`, ['pupil']],
    [`insert into pupil (account_id, x) values ($1, $2)`, ['pupil']],
    [`insert into pupil (account_id, x) values ($a, 1), ($1, 2)`, ['pupil']],
    [
      `insert into pupil (account_id) select g.account_id from pupil_group g where g.x = 1`,
      ['pupil', 'pupil_group'],
    ],
    [
      `insert into pupil (account_id, x) select r.account_id, r.x from json_to_recordset($1) as r(account_id uuid, x int)`,
      ['pupil'],
    ],
    [`select a from answer where account_id = $a union select a from answer where a = $1`, ['answer']],
    [
      `with x as (select a from answer) select a from x join pupil p on p.a = x.a where p.account_id = $a`,
      ['answer'],
    ],
  ])('is found not to be by %s', (sql, found) => {
    expect(missing(sql)).toEqual(found);
  });
});
