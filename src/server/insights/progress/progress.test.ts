import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { notation } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  answerAt,
  openRound,
  practiceServer,
  type SentAnswer,
  send,
  type TestRound,
} from '../../practice/testing';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addGroup, addPupil, makeSchool } from '../../testing/server';

describeOnDatabase('the progress of a pupil', (open) => {
  const at = madeAnew(open, practiceServer);

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
  const progress = (as = at.teacher, periodId = 'current') =>
    at.server.call('readProgress', { params: { pupilId: at.school.pupilId, periodId }, as });
  const rounds = (page = 1, as = at.teacher) =>
    at.server.call('listRounds', {
      params: { pupilId: at.school.pupilId, periodId: 'current' },
      query: { page, size: 10 },
      as,
    });

  it('shows exactly the answers that were given, with times, misconceptions and what they changed', async () => {
    const { round, answers } = await play();
    const params = { windowId: round.windowId };
    const { body } = await at.server.call('readRound', { params, as: at.teacher });
    expect(body.round).toMatchObject({ answers: 10, right: 8, minutes: 1, finished: true });
    const { key, title } = standardCollections.find((each) => each.key === body.round.collectionKey) ?? {};
    expect([body.round.collectionKey, body.round.title]).toEqual([key, title]);
    expect((await rounds()).body.rounds[0]?.title).toEqual(title);
    for (const [index, shown] of body.answers.entries()) {
      const sent = answers[index];
      const sumId = sent?.sumIds[0] ?? '';
      expect(shown).toMatchObject({
        answerId: sent?.answerId,
        sumId,
        given: sent?.given.kind === 'value' ? sent.given.raw : null,
        correct: notation(parseSumOrThrow(sumId).answer),
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
    at.pupil = await at.server.signedIn(at.school.person('leerling'));
    at.teacher = await at.server.signedIn(at.school.person('docent'));
    await play();
    const { body } = await progress();
    expect(body.pupil).toMatchObject({ name: 'Noor Bakker', year: 5, groupId: at.school.groupId });
    expect(body.period).toEqual({ periodId: '2026-2027', from: '2026-08-01', to: '2027-07-31' });
    expect(body.totals).toEqual({ rounds: 2, answers: 20, right: 16, minutes: 2, days: 2 });
    expect(body.weeks).toEqual([
      { week: '2026-11-16', answers: 10, right: 8, minutes: 1, rightPerMinute: 8, known: 0, isPace: false },
      { week: '2026-11-23', answers: 10, right: 8, minutes: 1, rightPerMinute: 8, known: 0, isPace: false },
    ]);
    expect(body.errors.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(body.facts.some(({ sumId }) => sumId === round.window.pool[0]?.sumId)).toBe(true);
    expect(body.next.length).toBeGreaterThan(0);
    expect(body.next.every(({ expected }) => expected > 0 && expected < 1)).toBe(true);
  });

  it('tells the goals of the year, why each sum comes next, and which periods there are', async () => {
    await play();
    const { body } = await progress();
    expect(body.goals.map(({ collectionKey }) => collectionKey)).toContain('tables-all');
    expect(body.goals.find(({ collectionKey }) => collectionKey === 'tables-all')).toMatchObject({
      kind: 'facts',
      state: 'under-way',
      known: 0,
      all: 100,
    });
    expect(body.goals.find(({ collectionKey }) => collectionKey === 'litres')).toMatchObject({
      state: 'not-begun',
      practised: 0,
    });
    const list = await at.server.call('listPupils', {
      params: { groupId: at.school.groupId },
      as: at.teacher,
    });
    expect(list.body.pupils.find(({ pupilId }) => pupilId === at.school.pupilId)?.domains).toEqual([
      { domain: 'add-subtract', state: 'not-begun' },
      { domain: 'multiply-divide', state: 'under-way' },
      { domain: 'fractions', state: 'not-begun' },
      { domain: 'money', state: 'not-begun' },
      { domain: 'measures', state: 'not-begun' },
    ]);
    const practising = body.next.find(({ reason }) => reason === 'practising');
    expect(practising).toMatchObject({ byKind: false, answers: expect.any(Number) });
    expect(body.periods.map(({ periodId, half }) => [periodId, half])).toEqual([
      ['2026-2027', null],
      ['2026-2027-1', 1],
    ]);
    expect((await progress(at.teacher, '2026-2027-1')).body).toMatchObject({
      period: { from: '2026-08-01', to: '2027-01-31' },
      totals: { answers: 10 },
    });
    expect((await progress(at.teacher, '2026-2027-2')).body.totals.answers).toBe(0);
    expect((await progress(at.teacher, '2026-2027-3')).status).toBe(404);
  });

  it('reports tests of two minutes beside the pupil’s own earlier ones', async () => {
    const test = async (right: number) => {
      const as = await at.server.signedIn(at.school.person('leerling'));
      const round = await openRound(at.server, as, at.task.practiceTaskId, undefined, 'fluency-test');
      const [first] = round.window.pool;
      const { operation } = parseSumOrThrow(first?.sumId ?? '');
      const asked = round.window.pool.filter(({ sumId }) => parseSumOrThrow(sumId).operation === operation);
      const own = { ...round, window: { ...round.window, pool: asked } };
      const answers = Array.from({ length: right + 3 }, (_, position) =>
        answerAt(own, position, {
          right: position < right,
          purpose: 'test',
          responseMs: 3000,
          game: 'automatiseertoets',
          block: { operation: operation as 'multiply', attempt: 0, atMs: position * 3000 },
          ...(position === right + 2
            ? {
                given: { kind: 'unknown' as const },
                block: { operation: operation as 'multiply', attempt: 0, atMs: 120_000 },
              }
            : {}),
        }),
      );
      expect((await send(at.server, round, answers)).body.stored).toHaveLength(answers.length);
      const { windowId, ticket } = round;
      const sentAt = at.server.now().getTime();
      await at.server.call('finishWindow', { params: { windowId }, body: { ticket, sentAt } });
      return operation;
    };
    const operation = await test(12);
    at.server.advance(7 * 86_400_000);
    at.teacher = await at.server.signedIn(at.school.person('docent'));
    await test(30);
    const { fluency } = (await progress()).body;
    expect(fluency).toMatchObject([
      {
        operation,
        right: 30,
        wrong: 2,
        rightPerMinute: 15,
        earlier: { sinceLast: 9, isClear: true, best: 6 },
      },
      { operation, right: 12, wrong: 2, rightPerMinute: 6, earlier: null },
    ]);
    expect(fluency[0]?.facts.length).toBeGreaterThan(5);
    expect((await progress(at.teacher, '2025-2026')).body.fluency).toEqual([]);
  });

  it('shows a group beside each other, by the goals of each year, and who needs the same', async () => {
    const { accountId, groupId } = at.school;
    const others = [];
    for (let count = 0; count < 8; count += 1) {
      others.push(await addPupil(at.database, accountId, groupId));
    }
    const [other = ''] = others;
    await play();
    await at.database.db.deleteFrom('pupil_error').where('account_id', '=', accountId).execute();
    await at.database.db.deleteFrom('pupil_day').where('account_id', '=', accountId).execute();
    for (const [place, pupil_id] of [at.school.pupilId, ...others].entries()) {
      await at.database.db
        .insertInto('pupil_day')
        .values({
          account_id: accountId,
          pupil_id,
          day: '2026-11-20',
          rounds: 10,
          answers: 100,
          correct: 85,
          practised_ms: 600_000,
        })
        .execute();
      await at.database.db
        .insertInto('pupil_error')
        .values({
          account_id: accountId,
          pupil_id,
          month: '2026-11-01',
          error_type: 'neighbouring-row',
          count: place < 2 ? 15 : 1,
          sum_id: '7*8=_',
          given: '49',
        })
        .execute();
    }
    const read = (periodId = 'current', as = at.teacher) =>
      at.server.call('readGroupProgress', { params: { groupId, periodId }, as });
    const { body } = await read();
    expect(body.years.map(({ year, pupils }) => [year, pupils.map(({ name }) => name)])).toEqual([
      [5, ['Noor Bakker']],
      [6, others.map(() => 'Sem')],
    ]);
    const [fives, sixes] = body.years;
    expect(fives?.pupils[0]).toMatchObject({ totals: { answers: 100, right: 85, days: 1 } });
    expect(fives?.pupils[0]?.standings).toHaveLength(fives?.goals.length ?? 0);
    const own = (await progress()).body.goals;
    expect(fives?.pupils[0]?.standings).toEqual(
      own.map(({ state, all, practised, known, nearly, looked, right }) => ({
        state,
        all,
        practised,
        known,
        nearly,
        looked,
        right,
      })),
    );
    expect(sixes?.pupils[0]?.standings.every(({ state }) => state === 'not-begun')).toBe(true);
    expect(body.groups).toMatchObject([
      {
        kind: 'error',
        code: 'neighbouring-row',
        example: { sumId: '7*8=_', given: '49' },
        others: 0.01,
      },
    ]);
    const members = body.groups[0]?.members ?? [];
    expect(members.map(({ pupilId }) => pupilId).toSorted()).toEqual([at.school.pupilId, other].toSorted());
    expect(members[0]).toMatchObject({ of: 100, count: 15 });
    expect((await read('2025-2026')).body.years[0]?.pupils[0]?.totals.answers).toBe(0);
    expect((await read('x')).status).toBe(404);
    const empty = await addGroup(at.database, accountId);
    const admin = await at.server.signedIn(at.school.person('schooladmin'));
    const { body: nobody } = await at.server.call('readGroupProgress', {
      params: { groupId: empty, periodId: 'current' },
      as: admin,
    });
    expect(nobody).toMatchObject({ years: [], groups: [] });
  });

  it('says the same of a pupil on its own page, in the list and in the group', async () => {
    for (let count = 0; count < 3; count += 1) await play();
    const { accountId, groupId, pupilId } = at.school;
    await at.database.db
      .updateTable('pupil_sum')
      .set({ phase: 'automated', memory: sql`memory || '{"phase": "automated"}'` })
      .where('account_id', '=', accountId)
      .where('sum_id', 'like', '%*1=_')
      .execute();
    const own = (await progress()).body;
    const list = await at.server.call('listPupils', { params: { groupId }, as: at.teacher });
    const params = { groupId, periodId: 'current' };
    const group = (await at.server.call('readGroupProgress', { params, as: at.teacher })).body;
    const [listed, compared] = [
      list.body.pupils.find((pupil) => pupil.pupilId === pupilId),
      group.years.flatMap(({ pupils }) => pupils).find((pupil) => pupil.pupilId === pupilId),
    ];
    expect(listed?.flags).toEqual(own.attention.flags);
    expect(compared?.flags).toEqual(own.attention.flags);
    expect(compared?.standings.map(({ state, known }) => [state, known])).toEqual(
      own.goals.map(({ state, known }) => [state, known]),
    );
    const { body: grid } = await at.server.call('readGroupFacts', { params: { groupId }, as: at.teacher });
    const place = grid.pupils.findIndex((pupil) => pupil.pupilId === pupilId);
    const lettersOf = { known: 'k', nearly: 'n', practising: 'p' };
    const inGrid = grid.facts.filter(({ states }) => states[place] !== '-');
    expect(Object.fromEntries(inGrid.map(({ sumId, states }) => [sumId, states[place]]))).toEqual(
      Object.fromEntries(own.facts.map(({ sumId, state }) => [sumId, lettersOf[state]])),
    );
  });

  it('tells how many facts the pupils of a group knew by heart for the first time, by week', async () => {
    const { accountId: account_id, groupId, pupilId } = at.school;
    const other = await addPupil(at.database, account_id, groupId);
    const plant = (
      pupil_id: string,
      subject: string,
      bloomed_on: string | null,
      kind: 'sum' | 'step' = 'sum',
    ) =>
      at.database.db
        .insertInto('pupil_plant')
        .values({ account_id, pupil_id, kind, subject, game: null, planted_on: '2026-10-01', bloomed_on })
        .execute();
    await plant(pupilId, '2*3=_', '2026-11-03');
    await plant(other, '2*3=_', '2026-11-05');
    await plant(other, '2*4=_', '2026-11-09');
    await plant(other, '2*6=_', null);
    await plant(other, 'multiply/long', '2026-11-09', 'step');
    await plant(other, '2*7=_', '2026-06-01');
    const params = { groupId, periodId: 'current' };
    const { body } = await at.server.call('readGroupProgress', { params, as: at.teacher });
    expect(body.growth).toEqual([
      { week: '2026-11-02', facts: 2 },
      { week: '2026-11-09', facts: 1 },
    ]);
  });

  it('is empty, and no error, for a pupil who never practised and for another year', async () => {
    expect((await progress()).body).toMatchObject({
      totals: { answers: 0 },
      facts: [],
      weeks: [],
      errors: [],
    });
    await play();
    expect((await progress(at.teacher, '2025-2026')).body.totals.answers).toBe(0);
    expect((await progress(at.teacher, 'nonsense')).status).toBe(404);
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
    const other = await makeSchool(at.database);
    for (const role of ['docent', 'schooladmin'] as const) {
      const as = await at.server.signedIn(other.person(role));
      expect((await progress(as)).status).toBe(404);
      expect((await rounds(1, as)).status).toBe(404);
      const params = { windowId: round.windowId };
      expect((await at.server.call('readRound', { params, as })).status).toBe(404);
    }
    await at.database.db.deleteFrom('group_teacher').where('account_id', '=', at.school.accountId).execute();
    expect((await progress()).status).toBe(404);
    const admin = await at.server.signedIn(at.school.person('schooladmin'));
    expect((await progress(admin)).status).toBe(200);
    for (const role of ['leerling', 'office', 'superadmin'] as const) {
      expect((await progress(await at.server.signedIn(at.school.person(role)))).status).toBe(403);
    }
  });
});
