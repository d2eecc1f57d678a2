import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import type { CallName, Role, Route } from '@/contract/route';
import type { Database } from '../../platform/db/database';
import { defaultSettingsFor } from '../../school/settings/default-settings';
import { openTestDatabase } from '../database';
import {
  addAdult,
  addExtraGroup,
  addGroup,
  addPupil,
  makeSchool,
  type TestServer,
  testServer,
} from '../server';

/*
 * Somebody signed in at one school who puts ids of another into what is sent, beside the own ones. `tenants.test.ts` asks
 * for what is another's by its address; here the address is one's own, and the stranger is in the body.
 */

type School = Awaited<ReturnType<typeof makeSchool>>;

let database: Database;
let server: TestServer;
let own: School;
let other: School;
let theirs: {
  readonly pupilId: string;
  readonly trashedId: string;
  readonly settingsId: string;
  readonly messageId: string;
  readonly teacherId: string;
  readonly extraId: string;
  /** A task of their extra group. */
  readonly itemId: string;
};
let ours: { readonly teacherId: string; readonly trashedId: string; readonly extraId: string };

const trashed = async (accountId: string, groupId: string) => {
  const pupilId = await addPupil(database, accountId, groupId);
  await database.db
    .updateTable('pupil')
    .set({ trashed_at: server.now() })
    .where('pupil_id', '=', pupilId)
    .execute();
  return pupilId;
};

const settingsOf = async (school: School) => {
  const as = await server.signedIn(school.person('docent'));
  const { body } = await server.call('listSettings', { params: { groupId: school.groupId }, as });
  return body.versions[0]?.settingsId ?? '';
};

const extraTaskOf = async (school: School) => {
  const params = { groupId: await addExtraGroup(database, school.accountId, [school.pupilId]) };
  const as = await server.signedIn(school.person('schooladmin'));
  await server.call('setReady', { params, body: ready({}), as });
  const { body } = await server.call('readExtraGroup', { params, as });
  return { extraId: params.groupId, itemId: body.tasks[0]?.itemIds[0] ?? '' };
};

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  server = testServer({ database });
  [own, other] = [await makeSchool(database), await makeSchool(database)];
  const messageId = randomUUID();
  await database.db
    .insertInto('message')
    .values({
      account_id: other.accountId,
      message_id: messageId,
      sent_at: server.now(),
      roles: ['docent', 'schooladmin'],
      user_id: null,
      subject: 'x',
      body: 'x',
      notice: null,
    })
    .execute();
  theirs = {
    pupilId: other.pupilId,
    trashedId: await trashed(other.accountId, other.groupId),
    settingsId: await settingsOf(other),
    messageId,
    teacherId: await addAdult(database, other.accountId, 'docent', other.groupId),
    ...(await extraTaskOf(other)),
  };
  ours = {
    teacherId: await addAdult(database, own.accountId, 'docent', await addGroup(database, own.accountId)),
    trashedId: await trashed(own.accountId, own.groupId),
    extraId: await addExtraGroup(database, own.accountId, [own.pupilId]),
  };
  await settingsOf(own);
});

/** Everything that is kept of a school, as text. */
async function everythingOf(accountId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'account_id' and table_name !~ '^answer_[0-9]'
      and table_name <> 'session'
    order by 1`.execute(database.db);
  const parts: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'last_seen_at' as row from ${sql.table(name)} t
      where account_id = ${accountId} order by 1`.execute(database.db);
    parts.push(`${name} ${JSON.stringify(found)}`);
  }
  return parts.join('\n');
}

interface Foreign {
  readonly as?: Role;
  readonly params?: () => Record<string, string>;
  readonly body: () => unknown;
}

const group = () => ({ groupId: own.groupId });
const pupil = () => ({ pupilId: own.pupilId });
const intervention = () => ({ groupId: own.groupId, interventionId: randomUUID() });
const recorded = (own: { readonly pupilId: string; readonly basedOn: string | null }) => ({
  kind: 'short-rounds',
  matter: { kind: 'guessing', code: '' },
  pupils: [own],
  collectionKey: null,
  weeks: null,
});
const user = () => ({ userId: ours.teacherId });
const settings = () => defaultSettingsFor(5, 'nl');
/** A task as a teacher sets it ready for two weeks. */
const readyTask = () => {
  const [task] = settings().tasks;
  if (!task) throw new Error('no-task');
  return { ...task, from: null, until: '2099-12-31' };
};
const ready = (part: object) => ({
  task: readyTask(),
  othersWait: false,
  next: null,
  pupilIds: null,
  instead: [],
  ...part,
});

/** Calls with ids in what is sent, each with one of another school there. */
const foreign: readonly (readonly [CallName, string, Foreign])[] = [
  [
    'movePupils',
    'their pupil',
    { body: () => ({ moves: [{ pupilId: theirs.pupilId, groupId: own.groupId }] }) },
  ],
  [
    'movePupils',
    'their group',
    { body: () => ({ moves: [{ pupilId: own.pupilId, groupId: other.groupId }] }) },
  ],
  ['trashPupils', 'their pupil', { body: () => ({ pupilIds: [own.pupilId, theirs.pupilId] }) }],
  ['restorePupils', 'their pupil', { body: () => ({ pupilIds: [theirs.trashedId], groupId: own.groupId }) }],
  ['restorePupils', 'their group', { body: () => ({ pupilIds: [ours.trashedId], groupId: other.groupId }) }],
  [
    'makeLoginCards',
    'their pupil',
    { params: group, body: () => ({ pupilIds: [theirs.pupilId], renew: true }) },
  ],
  [
    'setSignIn',
    'their pupil',
    { params: group, body: () => ({ pupilIds: [theirs.pupilId], signIn: { kind: 'word' } }) },
  ],
  [
    'setGroupTeachers',
    'their teacher',
    { params: group, body: () => ({ teachers: [{ userId: theirs.teacherId, from: null, until: null }] }) },
  ],
  [
    'inviteTeacher',
    'their group',
    {
      body: () => ({
        name: 'Ans',
        email: `${randomUUID()}@school.example`,
        role: 'docent',
        groupIds: [other.groupId],
      }),
    },
  ],
  [
    'changeTeacher',
    'their group',
    { params: user, body: () => ({ name: 'Ans', role: 'docent', groupIds: [other.groupId] }) },
  ],
  [
    'importTeachers',
    'their teacher',
    { body: () => ({ teachers: [{ userId: theirs.teacherId, groupIds: [own.groupId] }] }) },
  ],
  [
    'importTeachers',
    'their group',
    { body: () => ({ teachers: [{ userId: ours.teacherId, groupIds: [other.groupId] }] }) },
  ],
  ['grantSupport', 'their teacher', { body: () => ({ userId: theirs.teacherId, hours: 4 }) }],
  ['handOverGroups', 'their teacher', { params: user, body: () => ({ toUserId: theirs.teacherId }) }],
  [
    'handBackGroups',
    'their group',
    { params: user, body: () => ({ toUserId: own.users.docent, groupIds: [other.groupId], addedIds: [] }) },
  ],
  [
    'startSchoolYear',
    'their group',
    {
      body: () => ({
        changeId: randomUUID(),
        fromYear: '2026-2027',
        groups: [{ groupId: other.groupId, name: 'Groep 6', keepTeachers: true }],
        leavers: 'trash',
      }),
    },
  ],
  [
    'saveSettings',
    'their version',
    { params: group, body: () => ({ basedOn: theirs.settingsId, settings: settings() }) },
  ],
  [
    'savePupilSettings',
    'their version',
    { params: pupil, body: () => ({ basedOn: theirs.settingsId, differs: { help: false } }) },
  ],
  [
    'changeSettings',
    'their pupil',
    {
      body: () => ({
        pupils: [{ pupilId: theirs.pupilId, basedOn: null }],
        change: { set: { help: false }, asGroup: [], addTasks: [] },
      }),
    },
  ],
  [
    'undoSettings',
    'their pupil',
    { body: () => ({ pupils: [{ pupilId: theirs.pupilId, settingsId: theirs.settingsId, before: null }] }) },
  ],
  [
    'recordIntervention',
    'their pupil',
    { params: intervention, body: () => recorded({ pupilId: theirs.pupilId, basedOn: null }) },
  ],
  [
    'recordIntervention',
    'their version',
    { params: intervention, body: () => recorded({ pupilId: own.pupilId, basedOn: theirs.settingsId }) },
  ],
  ['setReady', 'their pupil', { params: group, body: () => ready({ pupilIds: [theirs.pupilId] }) }],
  [
    'setReady',
    'their pupil, who gets other sums',
    {
      params: group,
      body: () =>
        ready({ instead: [{ pupilIds: [theirs.pupilId], collectionKey: readyTask().collectionKey }] }),
    },
  ],
  [
    'putExtraMembers',
    'their pupil',
    {
      params: () => ({ groupId: ours.extraId }),
      body: () => ({ members: [{ pupilId: theirs.pupilId, from: null, until: null }] }),
    },
  ],
  [
    'setReady',
    'their pupil, in an extra group',
    { params: () => ({ groupId: ours.extraId }), body: () => ready({ pupilIds: [theirs.pupilId] }) },
  ],
  [
    'removeExtraTasks',
    'their task',
    { params: () => ({ groupId: ours.extraId }), body: () => ({ itemIds: [theirs.itemId] }) },
  ],
  [
    'removeExtraMembers',
    'their pupil',
    { params: () => ({ groupId: theirs.extraId }), body: () => ({ pupilIds: [theirs.pupilId] }) },
  ],
  ['noteMessages', 'their message', { body: () => ({ messageIds: [theirs.messageId], read: true }) }],
  ['keepLeavers', 'their pupil', { body: () => ({ pupilIds: [theirs.pupilId], kept: true }) }],
];

describe.each(foreign)('%s with %s', (name, _, { as = 'schooladmin', params, body }) => {
  it('is refused and changes nothing at either school', async () => {
    const cookie = await server.signedIn(own.person(as));
    const before = [await everythingOf(own.accountId), await everythingOf(other.accountId)];
    const [method, path] = paths[name];
    const filled = path.replace(/:(\w+)/g, (whole, key: string) => params?.()[key] ?? whole);
    const answer = await server.request(method, filled, { headers: { cookie }, body: body() });
    expect([404, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
    expect(answer.body, 'it came as far as the ids').not.toHaveProperty('data.fields');
    expect(JSON.stringify(answer.body)).not.toContain('De Otter');
    const after = [await everythingOf(own.accountId), await everythingOf(other.accountId)];
    expect(after[1]).toBe(before[1]);
    expect(after[0]).toBe(before[0]);
  });
});

/** Bodies whose ids are made by the page, are of oneself, or are known to be tested where they are used. */
const elsewhere: readonly CallName[] = [
  // By class code and secret: src/server/identity.
  'classSignIn',
  'checkPasswordLink',
  'setPassword',
  // New ids, made by the page: two schools may have the same.
  'addGroup',
  'addExtraGroup',
  'addPupils',
  // New ids of no account: src/server/site.
  'apply',
  'contact',
  // Of no account before it is made: src/server/office.
  'createAccount',
  // Ids of generators, which are of no account: src/server/office/sums.
  'saveOfficeCollection',
  // Ids of savings cards, which are of no account: src/server/office/savings-cards.
  'orderOfficeSavingsCards',
  // By the ticket alone: src/server/practice.
  'putAnswers',
  'finishWindow',
  'reportWaiting',
];

it('knows every call that takes ids in its body', () => {
  const withIds = (Object.entries(api) as [CallName, Route][])
    .filter(
      ([, { body }]) =>
        body &&
        /"format":"uuid"/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
    )
    .map(([name]) => name);
  const known = [...foreign.map(([name]) => name), ...elsewhere];
  expect(withIds.filter((name) => !known.includes(name))).toEqual([]);
});
