import { beforeAll, beforeEach, expect, it } from 'vitest';
import { notation } from '@/maths/number/rational';
import { sumOf } from '@/maths/sum/read-sum';
import type { Database } from '../db/database';
import {
  answerAt,
  openRound,
  practiceServer,
  type SentAnswer,
  send,
  type TestRound,
} from '../practice/testing';
import { describeOnBoth } from '../testing/database';
import { makeSchool } from '../testing/server';

describeOnBoth('the progress of a pupil', (open) => {
  let database: Database;
  let at: Awaited<ReturnType<typeof practiceServer>>;
  let teacher: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    at = await practiceServer(database);
    teacher = await at.server.signedIn(at.school.person('docent'));
  });

  const play = async (count = 10): Promise<{ round: TestRound; answers: SentAnswer[] }> => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(3 * 60_000);
    const answers = Array.from({ length: count }, (_, position) =>
      answerAt(round, position, { right: position % 5 !== 4, responseMs: 6000 }),
    );
    await send(at.server, round, answers);
    const { windowId, ticket } = round;
    const sentAt = at.server.now().getTime();
    await at.server.call('finishWindow', { params: { windowId }, body: { ticket, sentAt } });
    return { round, answers };
  };
  const progress = (as = teacher, periodId = 'current') =>
    at.server.call('readProgress', { params: { pupilId: at.school.pupilId, periodId }, as });
  const rounds = (page = 1, as = teacher) =>
    at.server.call('listRounds', {
      params: { pupilId: at.school.pupilId, periodId: 'current' },
      query: { page, size: 10 },
      as,
    });

  it('shows exactly the answers that were given, with times, misconceptions and what they changed', async () => {
    const { round, answers } = await play();
    const params = { windowId: round.windowId };
    const { body } = await at.server.call('readRound', { params, as: teacher });
    expect(body.round).toMatchObject({ answers: 10, right: 8, minutes: 1, finished: true });
    for (const [index, shown] of body.answers.entries()) {
      const sent = answers[index];
      const sumId = sent?.sumIds[0] ?? '';
      expect(shown).toMatchObject({
        answerId: sent?.answerId,
        sumId,
        given: sent?.given.kind === 'value' ? sent.given.raw : null,
        correct: notation(sumOf(sumId).answer),
        right: index % 5 !== 4,
        responseMs: 6000,
        phaseBefore: 'new',
      });
      expect(shown.errors.length > 0).toBe(!shown.right);
      expect(shown.expected).toBeGreaterThan(0);
      expect(shown.phaseAfter).not.toBe('new');
    }
  });

  it('adds up totals, weeks, misconceptions and facts', async () => {
    const { round } = await play();
    at.server.advance(3 * 86_400_000);
    at = { ...at, pupil: await at.server.signedIn(at.school.person('leerling')) };
    teacher = await at.server.signedIn(at.school.person('docent'));
    await play();
    const { body } = await progress();
    expect(body.pupil).toMatchObject({ name: 'Noor Bakker', year: 5, groupId: at.school.classId });
    expect(body.period).toEqual({ periodId: '2026-2027', from: '2026-08-01', to: '2027-07-31' });
    expect(body.totals).toEqual({ rounds: 2, answers: 20, right: 16, minutes: 2, days: 2 });
    expect(body.weeks).toEqual([
      { week: '2026-11-16', answers: 10, right: 8, minutes: 1, rightPerMinute: 8 },
      { week: '2026-11-23', answers: 10, right: 8, minutes: 1, rightPerMinute: 8 },
    ]);
    expect(body.errors.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(body.facts.some(({ sumId }) => sumId === round.window.pool[0]?.sumId)).toBe(true);
    expect(body.next.length).toBeGreaterThan(0);
    expect(body.next.every(({ expected }) => expected > 0 && expected < 1)).toBe(true);
  });

  it('says no level before there is enough to say it by', async () => {
    await play(3);
    const { body } = await progress();
    expect(body.skills.length).toBeGreaterThan(0);
    expect(body.skills.every(({ level }) => level === null)).toBe(true);
  });

  it('is empty, and no error, for a pupil who never practised and for another year', async () => {
    expect((await progress()).body).toMatchObject({
      totals: { answers: 0 },
      facts: [],
      weeks: [],
      errors: [],
    });
    await play();
    expect((await progress(teacher, '2025-2026')).body.totals.answers).toBe(0);
    expect((await progress(teacher, 'nonsense')).status).toBe(404);
  });

  it('lists rounds a page at a time, the newest first, without those that were only opened', async () => {
    const played = [];
    for (let count = 0; count < 12; count += 1) played.push((await play(8)).round.windowId);
    await openRound(at.server, at.pupil, at.task.practiceTaskId);
    const [first, second] = [(await rounds()).body, (await rounds(2)).body];
    expect(first.total).toBe(12);
    const listed = [...first.rounds, ...second.rounds].map(({ windowId }) => windowId);
    expect(listed).toEqual(played.reverse());
  });

  it('is for the group’s teachers and the school’s admins; for others it is not there', async () => {
    const { round } = await play();
    const other = await makeSchool(database);
    for (const role of ['docent', 'schooladmin'] as const) {
      const as = await at.server.signedIn(other.person(role));
      expect((await progress(as)).status).toBe(404);
      expect((await rounds(1, as)).status).toBe(404);
      const params = { windowId: round.windowId };
      expect((await at.server.call('readRound', { params, as })).status).toBe(404);
    }
    await database.db.deleteFrom('class_teacher').where('account_id', '=', at.school.accountId).execute();
    expect((await progress()).status).toBe(404);
    const admin = await at.server.signedIn(at.school.person('schooladmin'));
    expect((await progress(admin)).status).toBe(200);
    for (const role of ['leerling', 'office', 'superadmin'] as const) {
      expect((await progress(await at.server.signedIn(at.school.person(role)))).status).toBe(403);
    }
  });
});
