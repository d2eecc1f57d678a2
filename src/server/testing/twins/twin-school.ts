import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../../identity/secrets/passwords';
import { json } from '../../platform/db/columns';
import type { Database } from '../../platform/db/database';
import { answerAt, openRound, send } from '../../practice/testing';
import { addAdult, addGroup, addPupil, makeSchool, type TestServer } from '../server';
import { copySchool, setBackMoments } from './school-rows';

export const teacherPassword = 'zeven paarse fietsbellen';

/** What calls name; the ids are those of both schools. */
export interface TwinSchool {
  readonly accountId: string;
  /** By role, the secret half of a session cookie of both. */
  readonly cookies: Readonly<Record<'pupil' | 'mate' | 'teacher' | 'admin' | 'colleague', string>>;
  readonly groups: Readonly<Record<'first' | 'second' | 'empty', string>>;
  /** The group in which `pupil` and `mate` are: not the same one at both schools. */
  readonly busyGroup: string;
  readonly pupils: Readonly<
    Record<'pupil' | 'mate' | 'moved' | 'thrown' | 'changed' | 'leaver', string> & {
      inTrash: readonly string[];
    }
  >;
  readonly users: Readonly<Record<'teacher' | 'admin' | 'colleague' | 'invited' | 'retired', string>>;
  readonly login: string;
  readonly messageId: string;
}

const day = 86_400_000;

/** Makes a school with something of everything. */
export async function makeFullSchool(database: Database, server: TestServer): Promise<TwinSchool> {
  const { db } = database;
  const school = await makeSchool(database, 'twin');
  const { accountId, groupId: first } = school;
  const [second, empty] = [
    await addGroup(database, accountId),
    await addGroup(database, accountId, 'Groep 7'),
  ];
  const pupilIn = (groupId: string | null) => addPupil(database, accountId, groupId);
  const pupils = {
    pupil: school.pupilId,
    mate: await pupilIn(first),
    moved: await pupilIn(first),
    thrown: await pupilIn(first),
    changed: await pupilIn(first),
    leaver: await pupilIn(null),
    inTrash: [await pupilIn(first), await pupilIn(first), await pupilIn(first)],
  };
  // Whose names are equal come in no certain order.
  for (const [name, pupilId] of Object.entries({ ...pupils, inTrash: '' })) {
    if (pupilId)
      await db.updateTable('pupil').set({ first_name: name }).where('pupil_id', '=', pupilId).execute();
  }
  const colleague = await addAdult(database, accountId, 'docent');
  const [invited, retired] = [
    await addAdult(database, accountId, 'docent'),
    await addAdult(database, accountId, 'docent', empty),
  ];
  const users = {
    teacher: school.users.docent,
    admin: school.users.schooladmin,
    colleague,
    invited,
    retired,
  };
  const trashed = { trashed_at: new Date(server.now().getTime() - day) };
  await db.updateTable('pupil').set(trashed).where('pupil_id', 'in', pupils.inTrash).execute();
  await db
    .insertInto('group_teacher')
    .values({ account_id: accountId, group_id: second, user_id: users.teacher })
    .execute();
  for (const [name, userId] of Object.entries(users)) {
    const email = `${name}@school.example`;
    const login = { login: email, account_id: accountId, person: 'user', person_id: userId } as const;
    await db.insertInto('login_name').values(login).execute();
    const password_hash = name === 'invited' ? null : await hashPassword(teacherPassword);
    await db.updateTable('app_user').set({ email, password_hash }).where('user_id', '=', userId).execute();
  }
  await db
    .insertInto('leaver')
    .values({
      account_id: accountId,
      pupil_id: pupils.leaver,
      school_year: '2026-2027',
      asked_at: server.now(),
      kept_at: null,
      erasing_at: null,
    })
    .execute();
  const messageId = randomUUID();
  await db
    .insertInto('message')
    .values({
      account_id: accountId,
      message_id: messageId,
      sent_at: server.now(),
      roles: ['docent', 'schooladmin'],
      user_id: null,
      subject: 'Nieuws',
      body: '<p>Nieuws</p>',
      notice: null,
    })
    .execute();
  await db
    .insertInto('licence_invoice')
    .values({ account_id: accountId, invoice_id: randomUUID(), number: '1', day: '2026-09-01', body: 'x' })
    .execute();
  await db
    .insertInto('pupil_keepsake')
    .values({ account_id: accountId, pupil_id: pupils.pupil, game: 'ninja', version: 1, data: json('x') })
    .execute();
  await sql`insert into school_ending (account_id, ends_on, announced_at, erase_on)
    values (${accountId}, '2026-12-01', ${server.now()}, '2027-02-01')`.execute(db);
  await sql`insert into planned_licence (account_id, starts_on, ends_on, kind, pupils_allowed)
    values (${accountId}, '2099-08-01', '2100-07-31', 'school', 10)`.execute(db);
  await sql`insert into sent_notice (account_id, level, about, sent_at)
    values (${accountId}, 'licence-full', '10', ${server.now()})`.execute(db);
  await sql`insert into sum_evidence (account_id, sum_id, luck, strength, answers, outcome, variance)
    values (${accountId}, '1*1=_', 0, 0, 1, 1, 1)`.execute(db);
  await sql`insert into two_factor (account_id, user_id, sealed) values (${accountId}, ${users.retired}, '\\x00')`.execute(
    db,
  );
  await sql`insert into recovery_code (account_id, user_id, code_hash)
    values (${accountId}, ${users.retired}, '\\x00')`.execute(db);
  for (const [name, userId] of [
    ['kept', users.retired],
    ['unlinked', users.colleague],
  ] as const) {
    await sql`insert into provider_link (account_id, user_id, provider, subject_hash, linked_at)
      values (${accountId}, ${userId}, 'google', ${name}, ${server.now()})`.execute(db);
  }
  await sql`insert into administration_link (account_id, system, school_key, sealed, connected_at, connected_by)
    values (${accountId}, 'las', 'otter', '\\x00', ${server.now()}, ${users.admin})`.execute(db);
  const cookieOf = (role: 'docent' | 'schooladmin' | 'leerling', personId: string) =>
    server.signedIn({ accountId, personId, role });
  const cookies = {
    pupil: await cookieOf('leerling', pupils.pupil),
    mate: await cookieOf('leerling', pupils.mate),
    teacher: await cookieOf('docent', users.teacher),
    admin: await cookieOf('schooladmin', users.admin),
    colleague: await cookieOf('docent', users.colleague),
  };
  for (const as of [cookies.pupil, cookies.mate]) {
    const pupilId = as === cookies.pupil ? pupils.pupil : pupils.mate;
    const { body } = await server.call('readMap', { params: { pupilId }, as });
    const round = await openRound(server, as, body.tasks[0]?.practiceTaskId ?? '');
    await send(
      server,
      round,
      [0, 1, 2, 3].map((place) => answerAt(round, place, { right: place !== 2 })),
    );
  }
  const groups = { first, second, empty };
  return {
    accountId,
    cookies,
    groups,
    busyGroup: first,
    pupils,
    users,
    login: 'colleague@school.example',
    messageId,
  };
}

/** Makes both schools. The second one has other names, and its children are in another group. */
export async function makeTwins(
  database: Database,
  server: TestServer,
): Promise<readonly [TwinSchool, TwinSchool]> {
  const { db } = database;
  const one = await makeFullSchool(database, server);
  await setBackMoments(db, new Date(server.now().getTime() - 200 * day));
  const accountId = randomUUID();
  await copySchool(db, one.accountId, accountId);
  const cookies = Object.fromEntries(
    Object.entries(one.cookies).map(([who, cookie]) => [who, cookie.replace(one.accountId, accountId)]),
  ) as unknown as TwinSchool['cookies'];
  const other = { ...one, accountId, cookies, busyGroup: one.groups.second, login: `b${one.login}` };
  await sql`update account set name = 'De Das' where account_id = ${accountId}`.execute(db);
  await sql`update app_user set display_name = 'Tweede ' || display_name, email = 'b' || email
    where account_id = ${accountId}`.execute(db);
  await sql`update pupil set first_name = reverse(first_name),
    group_id = case when group_id = ${one.busyGroup} then ${other.busyGroup}::uuid else group_id end
    where account_id = ${accountId}`.execute(db);
  return [one, other];
}
