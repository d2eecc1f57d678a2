import { answerAt, openRound, send } from '../../practice/testing';
import type { Act } from './act';
import { idFor } from './own-context';

/* Acts of children who practise, and of a teacher who sees it. */

/** A round of a child with equal ids of window and answers at both schools. */
export const practise =
  (who: 'pupil' | 'mate'): Act =>
  async (hand) => {
    const { server, school, random } = hand;
    const as = school.cookies[who];
    const pupilId = school.pupils[who];
    const windowId = idFor('window', who, hand.times(who));
    const map = await server.call('readMap', { params: { pupilId }, as });
    const round = await openRound(server, as, map.body.tasks[0]?.practiceTaskId ?? '', windowId);
    for (let place = 0; place < 8; place += 2) {
      const answers = [place, place + 1].map((at) =>
        answerAt(round, at, { right: random.below(3) > 0, answerId: idFor('answer', windowId, at) }),
      );
      await send(server, round, answers);
    }
    const { ticket } = round;
    const window = { windowId };
    await server.call('readWindow', { params: window, as });
    await server.call('reportWaiting', { params: window, body: { ticket, waiting: random.below(5) } });
    await server.call('finishWindow', { params: window, body: { ticket, sentAt: server.now().getTime() } });
    await server.call('readRound', { params: window, as: school.cookies.teacher });
    await server.call('readLive', { params: { groupId: school.busyGroup }, as: school.cookies.teacher });
  };

export const ownThings: Act = async ({ server, school, random }) => {
  const as = school.cookies.pupil;
  const params = { pupilId: school.pupils.pupil };
  const keepsake = { ...params, game: 'ninja' as const };
  await server.call('profile', { as });
  await server.call('readKeepsake', { params: keepsake, as });
  await server.call('saveKeepsake', { params: keepsake, as, body: { version: 2, data: random.below(1000) } });
  const avatar = `${['fox', 'otter', 'owl'][random.below(3)]}.sky.crown.-`;
  await server.call('saveAvatar', { params, as, body: { avatar } });
  await server.call('readOwnWork', { params, as });
  await server.call('readLearnedToday', { params, as });
  await server.call('readStamps', { params, query: {}, as });
};

export const progress: Act = async ({ server, school, random }) => {
  const as = school.cookies.teacher;
  const body = { stopped: random.below(2) === 0 };
  await server.call('setGroupStop', { params: { groupId: school.busyGroup }, as, body });
  await server.call('readGroupStop', {
    params: { pupilId: school.pupils.mate },
    as: school.cookies.mate,
  });
  const params = { pupilId: school.pupils.pupil, periodId: 'current' };
  await server.call('readProgress', { params, as });
  await server.call('listRounds', { params, query: { page: 1, size: 10 }, as });
  await server.call('readGroupProgress', { params: { groupId: school.busyGroup, periodId: 'current' }, as });
  await server.call('readGroupFacts', { params: { groupId: school.busyGroup }, as });
  await server.call('readToday', { params: { groupId: school.busyGroup }, as });
};

export const levels: Act = async (hand) => {
  const { server, school, random } = hand;
  const as = school.cookies.teacher;
  const params = { pupilId: school.pupils.mate, levelId: idFor('level', hand.times('level')) };
  await server.call('setLevel', { params, as, body: { direction: random.below(2) === 0 ? 'up' : 'down' } });
  if (random.below(2) === 0 || hand.times('undone') === 0) await server.call('undoLevel', { params, as });
};

export const notes: Act = async (hand) => {
  const { server, school } = hand;
  const as = school.cookies.teacher;
  const sentence = { text: hand.own('Wat een doorzetter.') };
  await server.call('saveParentSentence', { params: { pupilId: school.pupils.mate }, as, body: sentence });
  // One stays, the other is deleted.
  for (const isKept of [true, false]) {
    const params = { pupilId: school.pupils.mate, noteId: idFor('note', hand.times('note')) };
    const body = { day: '2026-11-20', text: hand.own('Rekent met de vingers.') };
    await server.call('saveNote', { params, as, body });
    await server.call('listNotes', { params: { pupilId: params.pupilId }, as });
    if (!isKept) await server.call('deleteNote', { params, as });
  }
};

export const interventions: Act = async (hand) => {
  const { server, school, random } = hand;
  const as = school.cookies.teacher;
  const pupilId = school.pupils.mate;
  const matter = { kind: 'guessing' as const, code: '' };
  // One stays, the other is taken back.
  for (const isKept of [true, false]) {
    const params = {
      groupId: school.busyGroup,
      interventionId: idFor('intervention', hand.times('intervention')),
    };
    const own = await server.call('readPupilSettings', { params: { pupilId }, as });
    const basedOn = own.body.versions.find(({ current }) => current)?.settingsId ?? null;
    const kind = random.below(2) === 0 ? ('talk' as const) : ('short-rounds' as const);
    const body = { kind, matter, pupils: [{ pupilId, basedOn }], collectionKey: null, weeks: null };
    await server.call('recordIntervention', { params, as, body });
    await server.call('closeIntervention', { params, as, body: { closed: random.below(2) === 0 } });
    if (!isKept) await server.call('undoIntervention', { params, as });
  }
  await server.call('readToday', { params: { groupId: school.busyGroup }, as });
};
