import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { newTask } from '@/contract/new-task';
import { type CallName, type Role, type Route, roles } from '@/contract/route';
import { securityNotice } from '../../identity/security-notice';
import { notifyUser } from '../../messages/send-message';
import { json } from '../../platform/db/columns';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { answerAt, openRound } from '../../practice/testing';
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
import { labels } from './calls-by-id';

/*
 * Every call with ids that exist, asked by everybody whose they are not: people of another school, and of the
 * same school a teacher and a pupil of another group. A call that is added gets its line here, or a test fails.
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

const titles = labels.map(([name, what = '']) => [`${name} ${what}`.trim(), name] as const);

const strangers = [
  ...roles.map((role) => [`${role} of another school`, role] as const),
  ['teacher of another group', 'docent'],
  ['pupil of another group', 'leerling'],
  ...(['office', 'superadmin'] as const).map((role) => [`${role} without a grant`, role] as const),
] as const satisfies readonly (readonly [string, Role])[];

const ask = (name: CallName, as: string, { params = {}, body }: Partial<Asked>) => {
  const [method, path] = paths[name];
  // The clock goes on, so that no limit of calls is what answers.
  server.advance(1000);
  return server.request(
    method,
    path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
    {
      headers: { cookie: as, ...server.pageOf(name, as) },
      ...('body' in api[name] ? { body: body ?? {} } : {}),
    },
  );
};

const details = { firstName: 'Sem', lastName: null, sortName: null, year: 5 };

const file = {
  origin: 'edexml' as const,
  departed: [],
  school: { code: null, schoolYear: '2026-2027', referenceDate: '2026-09-01' },
  groups: [{ key: 'g5', name: 'Groep 5', year: 5, otherKeys: [] }],
  pupils: [
    {
      key: 'p1',
      eckId: 'eck-1',
      firstName: 'Jade',
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
  const groupId = await addGroup(database, accountId);
  const colleague = await addAdult(database, accountId, 'docent', groupId);
  const retired = await addAdult(database, accountId, 'docent');
  const address = { email: 'colleague@school.example' };
  await database.db.updateTable('app_user').set(address).where('user_id', '=', colleague).execute();
  const classmate = await addPupil(database, accountId, groupId);
  const shelved = await addPupil(database, accountId, null);
  const [mate, moved, thrown, back, erased] = [
    await addPupil(database, accountId, own.groupId),
    await addPupil(database, accountId, own.groupId),
    await addPupil(database, accountId, own.groupId),
    await addPupil(database, accountId, own.groupId),
    await addPupil(database, accountId, own.groupId),
  ];
  await database.db
    .updateTable('pupil')
    .set({ trashed_at: server.now() })
    .where('pupil_id', 'in', [back, erased])
    .execute();
  const changeId = randomUUID();
  await database.db
    .insertInto('school_change')
    .values({
      account_id: accountId,
      change_id: changeId,
      kind: 'import',
      created_by: own.users.docent,
      created_at: server.now(),
      counts: json({}),
      undone_at: null,
    })
    .execute();
  cookies.set(
    'teacher of another group',
    await server.signedIn({ accountId, personId: colleague, role: 'docent' }),
  );
  cookies.set(
    'pupil of another group',
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
    params: { groupId: own.groupId },
    as: teacher,
  });
  const { body: plan } = await server.call('planImport', { body: file, as: teacher });
  const { body: grant } = await server.call('grantSupport', {
    body: { userId: null, hours: 4 },
    as: owners.get('schooladmin') ?? '',
  });
  const settingsId = settings.versions[0]?.settingsId ?? '';
  const group = { params: { groupId: own.groupId }, owner: 'docent' } as const;
  const ofPupil = { params: { pupilId: own.pupilId }, owner: 'docent' } as const;
  const progress = { params: { pupilId: own.pupilId, periodId: 'current' }, owner: 'docent' } as const;
  const keepsake = { params: { pupilId: own.pupilId, game: 'ninja' }, owner: 'leerling' } as const;
  const window = { windowId: round.windowId };
  const levelId = randomUUID();
  const extraId = await addExtraGroup(database, accountId, [own.pupilId]);
  const admin = owners.get('schooladmin') ?? '';
  const extraGroup = { params: { groupId: extraId }, owner: 'schooladmin' } as const;
  const ready = { task: newTask('table-8'), othersWait: false, next: null, pupilIds: null, instead: [] };
  await server.call('setReady', { ...extraGroup, body: ready, as: admin });
  const extraItem = (await server.call('readExtraGroup', { ...extraGroup, as: admin })).body.tasks[0]
    ?.itemIds[0];
  const templateId = randomUUID();
  const note = { pupilId: own.pupilId, noteId: randomUUID() };
  const intervention = { groupId: own.groupId, interventionId: randomUUID() };
  await server.call('setLevel', {
    params: { pupilId: own.pupilId, levelId },
    body: { direction: 'down' },
    as: teacher,
  });
  const at = new Date(Date.now() + 60_000);
  await notifyUser(
    forTenant(database.db, accountId),
    own.users.schooladmin,
    securityNotice({ kind: 'two-factor-on' }),
    at,
  );
  const { message_id: messageId } = await database.db
    .selectFrom('message')
    .select('message_id')
    .executeTakeFirstOrThrow();
  secrets.push(
    accountId,
    extraId,
    own.groupId,
    own.pupilId,
    settingsId,
    round.windowId,
    practiceTaskId,
    'Bakker',
  );
  Object.assign(asked, {
    readGroup: group,
    listPupils: group,
    makeLoginCards: { ...group, body: { renew: false } },
    setSignIn: { ...group, body: { pupilIds: [mate], signIn: { kind: 'word' } } },
    changeGroup: { ...group, body: { name: 'Groep 5', year: 5 } },
    setGroupTeachers: {
      ...group,
      body: { teachers: [{ userId: own.users.docent, from: null, until: null }] },
      owner: 'schooladmin',
    },
    archiveGroup: { ...group, body: { archived: false } },
    addPupils: { ...group, body: { pupils: [{ ...details, pupilId: randomUUID() }] } },
    changePupil: { params: { pupilId: mate }, body: details, owner: 'docent' },
    movePupils: { body: { moves: [{ pupilId: moved, groupId: own.groupId }] }, owner: 'docent' },
    'movePupils into a group of somebody else': {
      body: { moves: [{ pupilId: moved, groupId }] },
      owner: 'schooladmin',
    },
    exportPupil: { params: { pupilId: mate }, owner: 'docent' },
    restorePupils: { body: { pupilIds: [back], groupId: null }, owner: 'docent' },
    erasePupil: { params: { pupilId: erased }, body: { name: 'Sem' }, owner: 'schooladmin' },
    trashPupils: { body: { pupilIds: [thrown] }, owner: 'docent' },
    undoChange: { params: { changeId }, owner: 'docent' },
    applyImport: { params: { importId: plan.importId }, body: { rows: [], same: [] }, owner: 'docent' },
    readImport: { params: { importId: plan.importId }, owner: 'docent' },
    listSettings: group,
    readSettings: { params: { settingsId }, owner: 'docent' },
    saveSettings: { ...group, body: { basedOn: settingsId, settings: defaultSettingsFor(5, 'nl') } },
    readPupilSettings: ofPupil,
    savePupilSettings: { ...ofPupil, body: { basedOn: null, differs: { help: false } } },
    changeSettings: {
      body: {
        pupils: [{ pupilId: mate, basedOn: null }],
        change: { set: { help: false }, asGroup: [], addTasks: [] },
      },
      owner: 'docent',
    },
    undoSettings: {
      body: { pupils: [{ pupilId: mate, settingsId: randomUUID(), before: null }] },
      owner: 'docent',
    },
    setReady: {
      params: { groupId: own.groupId },
      body: { task: newTask('table-7'), othersWait: false, next: null, pupilIds: [mate], instead: [] },
      owner: 'docent',
    },
    inviteAgain: { params: { userId: colleague }, owner: 'schooladmin' },
    changeTeacher: {
      params: { userId: colleague },
      body: { name: 'Ans', role: 'docent', groupIds: [groupId] },
      owner: 'schooladmin',
    },
    disableTeacher: { params: { userId: colleague }, body: { disabled: false }, owner: 'schooladmin' },
    revokeGrant: { params: { grantId: grant.grantId }, owner: 'schooladmin' },
    handBackGroups: {
      params: { userId: retired },
      body: { toUserId: colleague, groupIds: [groupId], addedIds: [] },
      owner: 'schooladmin',
    },
    handOverGroups: {
      params: { userId: retired },
      body: { toUserId: colleague },
      owner: 'schooladmin',
    },
    readLive: group,
    readToday: group,
    recordIntervention: {
      params: intervention,
      body: {
        kind: 'talk',
        matter: { kind: 'not-practising', code: '' },
        pupils: [{ pupilId: mate, basedOn: null }],
        collectionKey: null,
        weeks: null,
      },
      owner: 'docent',
    },
    closeIntervention: { params: intervention, body: { closed: true }, owner: 'docent' },
    undoIntervention: { params: intervention, owner: 'docent' },
    readMessage: { params: { messageId }, owner: 'schooladmin' },
    noteMessages: { body: { messageIds: [messageId], read: true }, owner: 'schooladmin' },
    readMap: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    'putWindow of another pupil': { params: { practiceTaskId, ...window }, owner: 'leerling' },
    'putWindow new, for a task of another group': {
      params: { practiceTaskId, windowId: randomUUID() },
      owner: 'leerling',
    },
    readWindow: { params: window, owner: 'leerling' },
    readOwnWork: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    readLearnedToday: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    readStamps: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    readKeepsake: keepsake,
    saveAvatar: {
      params: { pupilId: own.pupilId },
      body: { avatar: 'fox.sky.crown.-' },
      owner: 'leerling',
    },
    saveKeepsake: { ...keepsake, body: { version: 1, data: 'Bakker' } },
    setLevel: {
      params: { pupilId: own.pupilId, levelId: randomUUID() },
      body: { direction: 'up' },
      owner: 'docent',
    },
    undoLevel: { params: { pupilId: own.pupilId, levelId }, owner: 'docent' },
    addTemplate: {
      params: { groupId: own.groupId, templateId },
      body: { title: 'Tafels' },
      owner: 'docent',
    },
    deleteTemplate: { params: { templateId }, body: { deleted: true }, owner: 'docent' },
    readExtraGroup: extraGroup,
    changeExtraGroup: { ...extraGroup, body: { name: 'Plusgroep' } },
    putExtraMembers: { ...extraGroup, body: { members: [{ pupilId: mate, from: null, until: null }] } },
    removeExtraMembers: { ...extraGroup, body: { pupilIds: [mate] } },
    removeExtraTasks: { ...extraGroup, body: { itemIds: [extraItem] } },
    archiveExtraGroup: { ...extraGroup, body: { archived: false } },
    setStarGoal: {
      params: { groupId: own.groupId },
      body: { goal: { target: 100, from: '2026-11-20', until: null } },
      owner: 'docent',
    },
    readStarGoal: group,
    setGroupStop: { params: { groupId: own.groupId }, body: { stopped: true }, owner: 'docent' },
    readGroupStop: { params: { pupilId: own.pupilId }, owner: 'leerling' },
    saveNote: { params: note, body: { day: '2026-11-20', text: 'Rekent met de vingers.' }, owner: 'docent' },
    listNotes: { params: note, owner: 'docent' },
    saveParentSentence: { params: note, body: { text: 'Wat een doorzetter.' }, owner: 'docent' },
    deleteNote: { params: note, owner: 'docent' },
    readProgress: progress,
    'readProgress of a pupil without a group': {
      params: { pupilId: shelved, periodId: 'current' },
      owner: 'schooladmin',
    },
    readGroupFacts: group,
    readGroupProgress: { params: { groupId: own.groupId, periodId: 'current' }, owner: 'docent' },
    listRounds: progress,
    readRound: { params: window, owner: 'docent' },
  } satisfies Record<string, Asked>);
});

it('has a row for every call whose tenancy is by id, and for no other', () => {
  const byId = Object.entries<Route>(api).filter(([, { tenancy }]) => tenancy === 'by-id');
  expect([...new Set<string>(labels.map(([name]) => name))].sort()).toEqual(
    byId.map(([name]) => name).sort(),
  );
});

it('finds ids in the paths of calls by id and by ticket, and those of an own session, a sign-in provider and a public webinar', () => {
  const others = Object.entries<Route>(api).filter(
    ([, { tenancy }]) => !['by-id', 'ticket', 'office'].includes(tenancy),
  );
  const withId = others.filter(([, { path }]) => /:\w+Id\b/.test(path));
  expect(withId.map(([name]) => name)).toEqual([
    'endSession',
    'openProvider',
    'returnFromProvider',
    'unlinkProvider',
    'signUpForWebinar',
  ]);
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
      server.call('applyImport', { params: { importId: body.importId }, body: { rows: [], same: [] }, as });
    expect((await asks(owners.get('schooladmin'))).status).toBe(404);
    expect((await asks(owners.get('docent'))).status).toBe(200);
  });

  it('knows nobody of another school, whatever the keys', async () => {
    const as = owners.get('schooladmin') ?? '';
    const first = await server.call('planImport', { body: file, as });
    const { body: mine } = await server.call('applyImport', {
      params: { importId: first.body.importId },
      body: { rows: [0], same: [] },
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
