import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { sendMail } from '../../platform/mail/send-mail';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnBoth } from '../../testing/database';
import { addPupil, makeSchool, type TestServer, writeTo } from '../../testing/server';
import { endContracts } from './contract-end';
import { eraseSchool, retainedOfSchool } from './erase-school';

const day = 86_400_000;

describeOnBoth('a school after its contract', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  /** Rows of each table that are of a school. */
  const rowsOf = async (accountId: string) => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'account_id'
        and table_name !~ '^answer_[0-9]'`.execute(database.db);
    const found: Record<string, number> = {};
    for (const { table_name } of rows) {
      const { rows: own } = await sql`select 1 from ${sql.table(table_name)}
        where account_id = ${accountId}`.execute(database.db);
      if (own.length > 0) found[table_name] = own.length;
    }
    return found;
  };

  let at: Awaited<ReturnType<typeof practiceServer>>;
  let server: TestServer;
  let accountId: string;
  let email: string;
  beforeEach(async () => {
    // Nobody of before is looked at.
    await database.db.updateTable('licence').set({ ends_on: '2099-01-01' }).execute();
    at = await practiceServer(database);
    server = at.server;
    accountId = at.school.accountId;
    email = `${at.school.slug}@school.example`;
    await writeTo(database, at.school.users.schooladmin, email);
    await database.db
      .updateTable('licence')
      .set({ ends_on: '2026-11-30' })
      .where('account_id', '=', accountId)
      .execute();
  });
  const work = async (times = 1) => {
    await Promise.all(Array.from({ length: times }, () => endContracts(server.services)));
    await sendMail(server.services);
  };
  const subjects = () => server.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
  const until = async (today: string) => {
    const moment = new Date(`${today}T09:00:00Z`).getTime();
    server.advance(moment - server.now().getTime());
    await work();
  };
  const admin = () => server.signedIn(at.school.person('schooladmin'));
  const everyone = async () => (await rowsOf(accountId)).pupil ?? 0;

  it('is told a month and a week before, by one of the processes, and then erased with all its people', async () => {
    const other = await makeSchool(database);
    const before = await rowsOf(other.accountId);
    const round = await openRound(server, at.pupil, at.task.practiceTaskId);
    await send(server, round, [answerAt(round, 0)]);
    await until('2026-12-30');
    expect(subjects()).toEqual([]);
    server.advance(day);
    await work(3);
    expect(subjects()).toEqual(['Alles van je school wordt gewist']);
    expect((await server.call('readSchool', { as: await admin() })).body.eraseOn).toBe('2027-01-30');
    await until('2027-01-22');
    expect(subjects()).toHaveLength(1);
    server.advance(day);
    await work(3);
    expect(subjects().at(-1)).toBe('Over een week wordt alles van je school gewist');
    await until('2027-01-29');
    expect(await everyone()).toBe(1);
    const cookie = await admin();
    await until('2027-01-30');
    await work(3);
    expect((await send(server, round, [answerAt(round, 1)])).status, 'from a device').toBeGreaterThan(400);
    expect(
      Object.keys(await rowsOf(accountId)).filter(
        (table) => !retainedOfSchool.some((kept) => kept === table),
      ),
    ).toEqual([]);
    expect(subjects().slice(2)).toEqual(['Alles van je school is gewist']);
    expect((await server.call('profile', { as: cookie })).status).toBe(401);
    expect(await rowsOf(other.accountId)).toEqual(before);
  });

  it('keeps everything when the licence is renewed, up to the last day', async () => {
    await until('2026-12-31');
    await until('2027-01-24');
    await database.db
      .updateTable('licence')
      .set({ ends_on: '2027-11-30' })
      .where('account_id', '=', accountId)
      .execute();
    await until('2027-01-30');
    await until('2027-02-20');
    expect(await everyone()).toBe(1);
    expect((await server.call('readSchool', { as: await admin() })).body.eraseOn).toBeNull();
    await until('2027-12-31');
    expect(subjects()).toHaveLength(3);
  });

  it('is never erased untold: after a standstill it is told first, and gets its time', async () => {
    await until('2028-06-01');
    expect(subjects()).toEqual(['Alles van je school wordt gewist']);
    await until('2028-09-01');
    expect([await everyone(), subjects().length]).toEqual([1, 2]);
    await until('2028-09-02');
    expect(await everyone()).toBe(1);
    await until('2028-09-07');
    expect(await everyone()).toBe(0);
  });

  it('is erased to the end when a process is cut off in the middle, and confirmed once', async () => {
    for (let more = 0; more < 3; more += 1) await addPupil(database, accountId, at.school.groupId);
    await until('2026-12-31');
    await until('2027-01-23');
    await database.db
      .updateTable('school_ending')
      .set({ erasing_at: server.now() })
      .where('account_id', '=', accountId)
      .execute();
    let left = 3;
    const cutOff = new Error('cut off');
    const dying = <Open extends object>(open: Open): Open =>
      new Proxy(open, {
        get(db, key, receiver) {
          if (key === 'transaction') {
            left -= 1;
            if (left < 0) throw cutOff;
          }
          const value: unknown = Reflect.get(db, key, receiver);
          if (typeof value !== 'function') return value;
          // The database of one account, which is made of this one, is cut off too.
          return key === 'withPlugin' ? (plugin: unknown) => dying(value.call(db, plugin)) : value.bind(db);
        },
      });
    const services = { ...server.services, database: { ...database, db: dying(database.db) } };
    await expect(eraseSchool(services, accountId)).rejects.toThrow(cutOff);
    const some = await everyone();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(4);
    server.advance(day);
    await work(2);
    await work();
    expect(await everyone()).toBe(0);
    expect(subjects().filter((subject) => subject === 'Alles van je school is gewist')).toHaveLength(1);
  });

  it('can take everything of everybody along in one file, that only its admin gets', async () => {
    await addPupil(database, accountId, at.school.groupId);
    const round = await openRound(server, at.pupil, at.task.practiceTaskId);
    await send(server, round, [answerAt(round, 0)]);
    const { body, headers } = await server.request('GET', '/api/school/export', {
      headers: { cookie: await admin() },
    });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="sommeneiland-[\d-]+\.json"$/);
    const { pupils } = body as { pupils: { pupil: { firstName: string }; answers: unknown[] }[] };
    expect(pupils.map(({ pupil }) => pupil.firstName).sort()).toEqual(['Noor', 'Sem']);
    expect(pupils.flatMap(({ answers }) => answers)).toHaveLength(1);
    const teacher = await server.signedIn(at.school.person('docent'));
    expect((await server.request('GET', '/api/school/export', { headers: { cookie: teacher } })).status).toBe(
      403,
    );
    const again: number[] = [];
    for (let more = 0; more < 8; more += 1) {
      again.push(
        (await server.request('GET', '/api/school/export', { headers: { cookie: await admin() } })).status,
      );
    }
    expect(again.at(-1)).toBe(422);
  });
});
