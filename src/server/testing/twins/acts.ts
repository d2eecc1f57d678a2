import { Secret, TOTP } from 'otpauth';
import { newTask } from '@/contract/new-task';
import { botTokenOf } from '../../identity/passwords/testing';
import { defaultSettingsFor } from '../../school/settings/default-settings';
import type { Act } from './act';
import { interventions, levels, notes, ownThings, practise, progress } from './acts-of-practice';
import { publicForms, webinarVisit } from './acts-of-visitors';
import type { Hand } from './hand';
import { idFor } from './own-context';
import { teacherPassword } from './twin-school';

/*
 * What a school does in a test, each a few calls that belong together. Ids that a page makes are the same at both
 * schools. Every act can be done at any time and more than once.
 */

const nextPassword = 'vier groene regenlaarzen';

const newPupil = { firstName: 'Fien', lastName: 'de Wit', sortName: 'Wit', year: 5 };

/** Signs the colleague in anew, so that what is done with its sessions leaves the others alone. */
const colleagueIn = async ({ server, school }: Hand) =>
  (await server.call('login', { body: { login: school.login, password: teacherPassword } })).cookies;

const groupSettings: Act = async (hand) => {
  const { server, school, random } = hand;
  const as = school.cookies.teacher;
  const params = { groupId: school.busyGroup };
  const { body } = await server.call('listSettings', { params, as });
  const basedOn = body.versions.find(({ current }) => current)?.settingsId ?? null;
  await server.call('readSettings', { params: { settingsId: basedOn ?? '' }, as });
  const settings = { ...defaultSettingsFor(5, 'nl'), sumsPerRound: 8 + random.below(9) };
  await server.call('saveSettings', { params, as, body: { basedOn, settings } });
  await server.call('listCollections', { as });
  await server.call('listGameSettings', { as });
  await server.call('readCollection', { params: { collectionKey: 'table-7' }, as });
  const templateId = idFor('template', hand.times('template'));
  const template = {
    params: { groupId: school.busyGroup, templateId },
    as,
    body: { title: hand.own('Tafels') },
  };
  await server.call('addTemplate', template);
  await server.call('listTemplates', { as });
  const deleted = random.below(2) === 0;
  await server.call('deleteTemplate', { params: { templateId }, as, body: { deleted } });
  const task = newTask(random.below(2) === 0 ? 'table-7' : 'table-8');
  const pupilIds = random.below(2) === 0 ? [school.pupils.mate] : null;
  await server.call('setReady', {
    params,
    as,
    body: { task, othersWait: false, next: null, pupilIds, instead: [] },
  });
};

const starGoal: Act = async ({ server, school, random }) => {
  const as = school.cookies.teacher;
  const params = { groupId: school.busyGroup };
  const goal = { target: 50 + random.below(200), from: '2026-11-20', until: null };
  // The last one stays.
  await server.call('setStarGoal', { params, as, body: { goal: null } });
  await server.call('setStarGoal', { params, as, body: { goal } });
  await server.call('readStarGoal', { params, as });
};

const extraGroup: Act = async (hand) => {
  const { server, school, random } = hand;
  const as = school.cookies.admin;
  const groupId = idFor('extra-group', hand.times('extra-group'));
  const params = { groupId };
  await server.call('addExtraGroup', { as, body: { groupId, name: hand.own('Plusgroep') } });
  await server.call('changeExtraGroup', { params, as, body: { name: hand.own('Plus') } });
  const member = { from: null, until: random.below(2) === 0 ? null : '2026-12-18' };
  const members = [school.pupils.pupil, school.pupils.mate].map((pupilId) => ({ pupilId, ...member }));
  await server.call('putExtraMembers', { params, as, body: { members } });
  const body = { othersWait: false, next: null, pupilIds: null, instead: [] };
  await server.call('setReady', { params, as, body: { task: newTask('table-7'), ...body } });
  await server.call('setReady', { params, as, body: { task: newTask('table-8'), ...body } });
  const { tasks } = (await server.call('readExtraGroup', { params, as })).body;
  await server.call('removeExtraTasks', { params, as, body: { itemIds: [...(tasks[0]?.itemIds ?? [])] } });
  await server.call('removeExtraMembers', { params, as, body: { pupilIds: [school.pupils.pupil] } });
  await server.call('listExtraGroups', { as });
  const archived = random.below(2) === 0;
  await server.call('archiveExtraGroup', { params, as, body: { archived } });
};

const pupilSettings: Act = async ({ server, school, random }) => {
  const as = school.cookies.teacher;
  const pupilId = school.pupils.mate;
  const { body } = await server.call('readPupilSettings', { params: { pupilId }, as });
  const basedOn = body.versions.find(({ current }) => current)?.settingsId ?? null;
  const differs = { fragileLimit: 4 + random.below(9) };
  const saved = await server.call('savePupilSettings', {
    params: { pupilId },
    as,
    body: { basedOn, differs },
  });
  const pupils = [{ pupilId, basedOn: saved.body.settingsId }];
  // More than its group does: a pupil that has all of it already gets no version.
  const change = { set: { sumsPerRound: 17 + random.below(8) }, asGroup: [], addTasks: [] };
  const changed = await server.call('changeSettings', { as, body: { pupils, change } });
  await server.call('undoSettings', { as, body: { pupils: changed.body.changed } });
};

const groups: Act = async (hand) => {
  const { server, school } = hand;
  const { teacher: as, admin } = school.cookies;
  const groupId = idFor('group', hand.times('group'));
  const params = { groupId };
  await server.call('listGroups', { as });
  await server.call('readGroup', { params: { groupId: school.groups.first }, as });
  await server.call('addGroup', { as, body: { groupId, name: hand.own('Plusgroep'), year: 6 } });
  await server.call('changeGroup', { params, as, body: { name: hand.own('Rekengroep'), year: 7 } });
  const teachers = [
    { userId: school.users.teacher, from: null, until: hand.random.below(2) ? '2099-06-30' : null },
  ];
  await server.call('setGroupTeachers', { params, as: admin, body: { teachers } });
  await server.call('archiveGroup', { params, as, body: { archived: true } });
};

const pupils: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.teacher;
  const { moved, thrown, changed } = school.pupils;
  const params = { groupId: school.busyGroup };
  const pupilId = idFor('pupil', hand.times('pupil'));
  await server.call('addPupils', { params, as, body: { pupils: [{ ...newPupil, pupilId, startLevel: 4 }] } });
  await server.call('listPupils', { params, as });
  const details = { ...newPupil, firstName: hand.own('Mees') };
  await server.call('changePupil', { params: { pupilId: changed }, as, body: details });
  for (const groupId of [school.groups.first, school.groups.second]) {
    await server.call('movePupils', { as, body: { moves: [{ pupilId: moved, groupId }] } });
  }
  await server.call('searchPupils', { query: { search: hand.own('Mees').slice(0, 5) }, as });
  await server.call('trashPupils', { as, body: { pupilIds: [thrown] } });
  await server.call('restorePupils', { as, body: { pupilIds: [thrown], groupId: school.busyGroup } });
};

const trash: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.teacher;
  const { body } = await server.call('listTrash', { as });
  const pupilId = school.pupils.inTrash[hand.times('erased')] ?? '';
  const found = body.pupils.find((pupil) => pupil.pupilId === pupilId);
  const { admin } = school.cookies;
  if (found) await server.call('erasePupil', { params: { pupilId }, as: admin, body: { name: found.name } });
  const format = hand.random.below(2) === 0 ? 'json' : 'html';
  await server.call('exportPupil', { params: { pupilId: school.pupils.pupil }, query: { format }, as });
};

const cards: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.teacher;
  const params = { groupId: school.busyGroup };
  const pupilId = school.pupils.thrown;
  await server.call('setSignIn', { params, as, body: { pupilIds: [pupilId], signIn: { kind: 'word' } } });
  const { body } = await server.call('makeLoginCards', {
    params,
    as,
    body: { pupilIds: [pupilId], renew: true },
  });
  const { classCode } = body;
  const [card] = body.cards;
  await server.call('classSignIn', { body: { step: 'class', classCode } });
  const secret = hand.random.below(3) > 0 ? (card?.word ?? '') : 'mis';
  await server.call('classSignIn', { body: { step: 'pupil', classCode, pupilId, secret } });
  await server.call('quickLogin', { params: { code: card?.code ?? '' }, query: {}, headers: { origin: '' } });
};

const schoolYear: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.admin;
  const { body } = await server.call('listGroups', { as });
  const changeId = idFor('year', hand.times('year'));
  await server.call('startSchoolYear', {
    as,
    body: {
      changeId,
      fromYear: '2026-2027',
      groups: body.groups.map(({ groupId, name }) => ({ groupId, name, keepTeachers: true })),
      leavers: 'stay',
    },
  });
  await server.call('listChanges', { as });
  await server.call('undoChange', { params: { changeId }, as });
};

const importList: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.admin;
  const plan = (key: string) => ({
    as,
    body: {
      origin: 'edexml' as const,
      departed: [],
      school: { code: null, schoolYear: '2026-2027', referenceDate: '2026-09-01' },
      groups: [{ key: 'g5', name: 'Groep 5', year: 5, otherKeys: [] }],
      pupils: [
        { ...newPupil, firstName: hand.own('Lot'), key, eckId: `eck-${key}`, groupKey: 'g5', line: 1 },
      ],
    },
  });
  await server.call('planImport', plan('later'));
  const { body } = await server.call('planImport', plan(`nieuw-${hand.times('import')}`));
  const params = { importId: body.importId };
  await server.call('applyImport', { params, as, body: { rows: [0], same: [] } });
  await server.call('readImport', { params, as });
};

const administration: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.admin;
  const body = { systemId: 'las', school: { schoolKey: hand.own('otter') }, key: hand.own('sleutel') };
  await server.call('disconnectAdministration', { as });
  await server.call('connectAdministration', { as, body });
  const nightly = hand.random.below(2) === 0;
  await server.call('setAdministrationNights', { as, body: { nightly, applies: nightly } });
  await server.call('readAdministration', { as });
};

const teachers: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.admin;
  const { retired, colleague, invited } = school.users;
  const params = { userId: retired };
  await server.call('listTeachers', { as });
  await server.call('importTeachers', {
    as,
    body: { teachers: [{ userId: retired, groupIds: [school.groups.empty] }] },
  });
  const change = { name: hand.own(' Ans'), role: 'docent' as const, groupIds: [school.groups.empty] };
  await server.call('changeTeacher', { params, as, body: change });
  await server.call('disableTeacher', { params, as, body: { disabled: true } });
  await server.call('disableTeacher', { params, as, body: { disabled: false } });
  const { body } = await server.call('handOverGroups', { params, as, body: { toUserId: colleague } });
  await server.call('handBackGroups', { params, as, body: { toUserId: colleague, ...body } });
  await server.call('inviteAgain', { params: { userId: invited }, as });
};

const invitation: Act = async (hand) => {
  const { server, school } = hand;
  const email = hand.own(`nieuw-${hand.times('invited')}@school.example`);
  const body = { name: 'Bo', email, role: 'docent' as const, groupIds: [school.groups.second] };
  await server.call('inviteTeacher', { as: school.cookies.admin, body });
  const link = await hand.linkTo(email);
  await server.call('checkPasswordLink', { body: link });
  await server.call('setPassword', { body: { ...link, password: nextPassword } });
  const login = school.login;
  await server.call('botChallenge', { params: { action: 'password-request' } });
  const botToken = await botTokenOf(server, 'password-request');
  await server.call('requestPassword', { body: { login, botToken } });
};

const sessions: Act = async (hand) => {
  const { server } = hand;
  await colleagueIn(hand);
  const as = await colleagueIn(hand);
  await server.call('readProviderSignIn', { as });
  const { body } = await server.call('readSecurity', { as });
  const password = teacherPassword;
  await server.call('unlinkProvider', { as, params: { providerId: 'google' }, body: { password } });
  const other = body.sessions.find(({ current }) => !current);
  await server.call('endSession', { params: { sessionId: other?.sessionId ?? '' }, as });
  await colleagueIn(hand);
  await server.call('endOtherSessions', { as });
  await server.call('logout', { as });
};

const secondFactor: Act = async (hand) => {
  const { server } = hand;
  const first = await colleagueIn(hand);
  const password = teacherPassword;
  const { body } = await server.call('startTwoFactor', { as: first, body: { password } });
  const code = () => {
    // No code counts twice.
    hand.advance(60_000);
    return new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: server.now().getTime() + 200,
    });
  };
  const { cookies: as } = await server.call('confirmTwoFactor', { as: first, body: { code: code() } });
  await server.call('renewRecoveryCodes', { as, body: { password, code: code() } });
  await server.call('stopTwoFactor', { as, body: { password, code: code() } });
  const { cookies } = await server.call('changePassword', { as, body: { password, next: nextPassword } });
  await server.call('changePassword', { as: cookies, body: { password: nextPassword, next: password } });
};

const ofSchool: Act = async ({ server, school, random }) => {
  const as = school.cookies.admin;
  const { body } = await server.call('readSchool', { as });
  const { name, timeZone } = body;
  const region = (['noord', 'midden', 'zuid'] as const)[random.below(3)] ?? 'zuid';
  await server.call('changeSchool', {
    as,
    body: {
      name,
      timeZone,
      region,
      locale: null,
      sound: random.below(2) === 1,
      firstNames: random.below(2) === 1,
    },
  });
  const { body: grant } = await server.call('grantSupport', {
    as,
    body: { userId: school.users.teacher, hours: 1 + random.below(24) },
  });
  await server.call('listGrants', { as });
  await server.call('revokeGrant', { params: { grantId: grant.grantId }, as });
  await server.call('stopLookingIn', { as });
  await server.call('exportSchool', { as });
  await server.call('exportRoster', { as });
  await server.call('readLicence', { as });
  await server.call('askLicence', { as, body: { pupils: 10 + random.below(90), until: null, remark: '' } });
  await server.call('listLeavers', { as });
  const kept = random.below(2) === 0;
  await server.call('keepLeavers', { as, body: { pupilIds: [school.pupils.leaver], kept } });
};

const inbox: Act = async (hand) => {
  const { server, school, random } = hand;
  const as = school.cookies.teacher;
  const messageId = school.messageId;
  await server.call('listMessages', { as });
  await server.call('readMessage', { params: { messageId }, as });
  await server.call('noteMessages', { as, body: { messageIds: [messageId], read: random.below(2) === 0 } });
  await server.call('countUnread', { as });
  await server.call('chooseLanguage', { as, body: { locale: random.below(2) === 0 ? 'nl' : 'en' } });
  const email = hand.own(`vriend-${hand.times('friend')}@elders.example`);
  await server.call('inviteFriend', { as, body: { email, text: 'Kijk eens' } });
  await server.call('listFriends', { as });
  await server.call('demoLogins', {});
  await server.call('demoMails', {});
};

/** Streams of one person: with those of the namesake elsewhere more than one may have. */
const streams = 6;
/** Calls of one person in no time: with those of the namesake elsewhere more than one may make. */
const burst = 52;

/** Done first: looks at the live view, and makes calls as fast as one may. */
export const opening: Act = async (hand) => {
  const { server, school } = hand;
  for (let stream = 0; stream < streams; stream += 1) await hand.watch(school.cookies.teacher);
  for (let time = 0; time < burst; time += 1) {
    await server.call('countUnread', { as: school.cookies.teacher });
    hand.advance(-200);
  }
  hand.advance(60_000);
};

/** Done in any order. */
export const acts: readonly Act[] = [
  ...Array.from({ length: 4 }, () => practise('pupil')),
  ...Array.from({ length: 2 }, () => practise('mate')),
  ...[
    ownThings,
    progress,
    progress,
    levels,
    levels,
    interventions,
    notes,
    groupSettings,
    starGoal,
    extraGroup,
    pupilSettings,
    groups,
    pupils,
    trash,
  ],
  ...[
    cards,
    schoolYear,
    importList,
    administration,
    teachers,
    invitation,
    sessions,
    secondFactor,
    ofSchool,
    inbox,
    publicForms,
    webinarVisit,
  ],
];
