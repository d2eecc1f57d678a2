import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/paths';
import { type CallName, type Role, type Route, roles } from '@/contract/route';
import { answerAt, openRound } from '../practice/testing';
import { defaultSettingsFor } from '../settings/default-settings';
import { openTestDatabase } from '../testing/database';
import { addAdult, addClass, addPupil, makeSchool, type TestServer, testServer } from '../testing/server';

/*
 * Every call with ids that exist, asked by everybody whose they are not: people of another school, and of the
 * same school a teacher and a pupil of another class. A call that is added gets its line here, or a test fails.
 */

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Who may: the ids are real, so this one gets an answer. */
  readonly owner: Role;
}

let server: TestServer;
/** The name of a person → the cookie of its session. */
const cookies = new Map<string, string>();
const owners = new Map<Role, string>();
/** Ids and names that no stranger may ever see. */
const secrets: string[] = [];
const asked: Partial<Record<string, Asked>> = {};

/** Calls whose ids are no rights, or that have none, and where that is proved instead. */
const elsewhere: ReadonlySet<CallName> = new Set<CallName>([
  // Signing in and out: src/server/auth.
  'login',
  'logout',
  'quickLogin',
  'classSignIn',
  'demoLogins',
  'demoMails',
  // By the link alone, or for anyone: src/server/passwords.
  'botChallenge',
  'requestPassword',
  'checkPasswordLink',
  'setPassword',
  // Only ever about oneself: src/server/security.
  'readSecurity',
  'startTwoFactor',
  'confirmTwoFactor',
  'stopTwoFactor',
  'endSession',
  'endOtherSessions',
  // They ask by no id; see src/server/teachers.
  'listTeachers',
  'inviteTeacher',
  // By the ticket alone: src/server/practice/put-answers.test.ts.
  'putAnswers',
  'finishWindow',
  'reportWaiting',
  // The product's own, the same for everyone.
  'listCollections',
  // They ask by no id; see below.
  'profile',
  'listGroups',
  'planImport',
]);

const labels = [
  ['readGroup'],
  ['listPupils'],
  ['makeLoginCards'],
  ['applyImport'],
  ['listSettings'],
  ['readSettings'],
  ['saveSettings'],
  ['inviteAgain'],
  ['changeTeacher'],
  ['disableTeacher'],
  ['handOverGroups'],
  ['readMap'],
  ['putWindow', 'of another pupil'],
  ['putWindow', 'new, for a task of another class'],
  ['readWindow'],
  ['readOwnWork'],
  ['readKeepsake'],
  ['saveKeepsake'],
  ['readProgress'],
  ['readProgress', 'of a pupil without a class'],
  ['listRounds'],
  ['readRound'],
] as const satisfies readonly (readonly [CallName, string?])[];

const titles = labels.map(([name, what = '']) => [`${name} ${what}`.trim(), name] as const);

const strangers = [
  ...roles.map((role) => [`${role} of another school`, role] as const),
  ['teacher of another class', 'docent'],
  ['pupil of another class', 'leerling'],
  ...(['office', 'superadmin'] as const).map((role) => [`${role} without a grant`, role] as const),
] as const satisfies readonly (readonly [string, Role])[];

const ask = (name: CallName, as: string, { params = {}, body }: Partial<Asked>) => {
  const [method, path] = paths[name];
  // The clock goes on, so that no limit of calls is what answers.
  server.advance(1000);
  return server.request(
    method,
    path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
    { headers: { cookie: as }, ...('body' in api[name] ? { body: body ?? {} } : {}) },
  );
};

const file = {
  school: { code: null, schoolYear: '2026-2027', referenceDate: '2026-09-01' },
  groups: [{ key: 'g5', name: 'Groep 5', year: 5, otherKeys: [] }],
  pupils: [
    {
      key: 'p1',
      eckId: 'eck-1',
      firstName: 'Noor',
      lastName: 'Bakker',
      sortName: 'Bakker',
      year: 5,
      groupKey: 'g5',
      line: 1,
    },
  ],
};

beforeAll(async () => {
  const database = await openTestDatabase();
  server = testServer({ database });
  const [own, other] = [await makeSchool(database), await makeSchool(database)];
  for (const role of roles) {
    owners.set(role, await server.signedIn(own.person(role)));
    cookies.set(`${role} of another school`, await server.signedIn(other.person(role)));
  }
  cookies.set('office without a grant', owners.get('office') ?? '');
  cookies.set('superadmin without a grant', owners.get('superadmin') ?? '');
  const { accountId } = own;
  const classId = await addClass(database, accountId);
  const colleague = await addAdult(database, accountId, 'docent', classId);
  const retired = await addAdult(database, accountId, 'docent');
  const address = { email: 'colleague@school.example' };
  await database.db.updateTable('app_user').set(address).where('user_id', '=', colleague).execute();
  const classmate = await addPupil(database, accountId, classId);
  const shelved = await addPupil(database, accountId, null);
  cookies.set(
    'teacher of another class',
    await server.signedIn({ accountId, personId: colleague, role: 'docent' }),
  );
  cookies.set(
    'pupil of another class',
    await server.signedIn({ accountId, personId: classmate, role: 'leerling' }),
  );

  const teacher = owners.get('docent') ?? '';
  const pupil = owners.get('leerling') ?? '';
  const { body: map } = await server.call('readMap', { params: { pupilId: own.pupilId }, as: pupil });
  const practiceTaskId = map.tasks[0]?.practiceTaskId ?? '';
  const round = await openRound(server, pupil, practiceTaskId);
  await server.call('putAnswers', {
    params: { windowId: round.windowId },
    body: { ticket: round.ticket, answers: [answerAt(round, 0)], sentAt: server.now().getTime() },
  });
  const { body: settings } = await server.call('listSettings', {
    params: { groupId: own.classId },
    as: teacher,
  });
  const { body: plan } = await server.call('planImport', { body: file, as: teacher });
  const settingsId = settings.versions[0]?.settingsId ?? '';
  const group = { params: { groupId: own.classId }, owner: 'docent' } as const;
  const progress = { params: { pupilId: own.pupilId, periodId: 'current' }, owner: 'docent' } as const;
  const keepsake = { params: { pupilId: own.pupilId, game: 'ninja' }, owner: 'leerling' } as const;
  const window = { windowId: round.windowId };
  secrets.push(accountId, own.classId, own.pupilId, settingsId, round.windowId, practiceTaskId, 'Bakker');
  Object.assign(asked, {
    readGroup: group,
    listPupils: group,
    makeLoginCards: { ...group, body: { renew: false } },
    applyImport: { params: { importId: plan.importId }, body: { rows: [] }, owner: 'docent' },
    listSettings: group,
    readSettings: { params: { settingsId }, owner: 'docent' },
    saveSettings: { ...group, body: { basedOn: settingsId, settings: defaultSettingsFor(5, 'nl') } },
    inviteAgain: { params: { userId: colleague }, owner: 'schooladmin' },
    changeTeacher: {
      params: { userId: colleague },
      body: { name: 'Ans', role: 'docent', groupIds: [classId] },
      owner: 'schooladmin',
    },
    disableTeacher: { params: { userId: colleague }, body: { disabled: false }, owner: 'schooladmin' },
    handOverGroups: {
      params: { userId: retired },
      body: { toUserId: colleague },
      owner: 'schooladmin',
    },
    readMap: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    'putWindow of another pupil': { params: { practiceTaskId, ...window }, owner: 'leerling' },
    'putWindow new, for a task of another class': {
      params: { practiceTaskId, windowId: randomUUID() },
      owner: 'leerling',
    },
    readWindow: { params: window, owner: 'leerling' },
    readOwnWork: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    readKeepsake: keepsake,
    saveKeepsake: { ...keepsake, body: { version: 1, data: 'Bakker' } },
    readProgress: progress,
    'readProgress of a pupil without a class': {
      params: { pupilId: shelved, periodId: 'current' },
      owner: 'schooladmin',
    },
    listRounds: progress,
    readRound: { params: window, owner: 'docent' },
  } satisfies Record<string, Asked>);
});

it('has a line for every call that asks by an id', () => {
  const tested = new Set<string>([...labels.map(([name]) => name), ...elsewhere]);
  expect(Object.keys(api).filter((name) => !tested.has(name))).toEqual([]);
});

describe.each(titles)('%s', (title, name) => {
  const input = (): Asked => {
    const found = asked[title];
    if (!found) throw new Error(`nothing to ask for ${title}`);
    return found;
  };
  const route: Route = api[name];
  const may = (role: Role) => Array.isArray(route.roles) && route.roles.includes(role);

  it.each(strangers)('is not there for a %s', async (who, role) => {
    const { status, body } = await ask(name, cookies.get(who) ?? '', input());
    expect(status, JSON.stringify(body)).toBe(may(role) ? 404 : 403);
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is there for the one it belongs to', async () => {
    const { status, body } = await ask(name, owners.get(input().owner) ?? '', input());
    expect(status, JSON.stringify(body)).toBe(200);
  });
});

describe('an import of somebody else', () => {
  it('is not carried out by a colleague, not even by the school’s admin', async () => {
    const { body } = await server.call('planImport', { body: file, as: owners.get('docent') ?? '' });
    const asks = (as = '') =>
      server.call('applyImport', { params: { importId: body.importId }, body: { rows: [] }, as });
    expect((await asks(owners.get('schooladmin'))).status).toBe(404);
    expect((await asks(owners.get('docent'))).status).toBe(200);
  });

  it('knows nobody of another school, whatever the keys', async () => {
    const as = owners.get('schooladmin') ?? '';
    const first = await server.call('planImport', { body: file, as });
    const { body: mine } = await server.call('applyImport', {
      params: { importId: first.body.importId },
      body: { rows: [0] },
      as,
    });
    expect(mine.pupilsAdded).toBe(1);
    const again = await server.call('planImport', { body: file, as });
    expect(again.body.counts.known).toBe(1);
    const theirs = await server.call('planImport', {
      body: { ...file, groups: [], pupils: file.pupils.map((row) => ({ ...row, groupKey: null })) },
      as: cookies.get('schooladmin of another school') ?? '',
    });
    expect(theirs.body.counts).toMatchObject({ new: 1, known: 0, conflict: 0 });
  });
});

describe('a list', () => {
  it.each(strangers.filter(([, role]) => role === 'docent' || role === 'schooladmin'))(
    'of groups shows a %s none of them',
    async (who) => {
      const { status, body } = await ask('listGroups', cookies.get(who) ?? '', {});
      expect(status).toBe(200);
      for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    },
  );

  it.each(strangers)('of one’s own things shows a %s only itself', async (who) => {
    const { body } = await ask('profile', cookies.get(who) ?? '', {});
    expect(JSON.stringify(body)).not.toContain(secrets[2]);
  });
});
