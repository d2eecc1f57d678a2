import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { levelStep } from '@/maths/learn/level/level-by-hand';
import { describeOnBoth } from '../testing/database';
import { madeAnew } from '../testing/school-server';
import { replayPupil } from './replay/replay-pupil';
import { answerAt, openRound, practiceServer, send } from './testing';

describeOnBoth('a level set by hand', (open) => {
  const at = madeAnew(open, practiceServer);

  const practise = async (count: number, right = true) => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(5 * 60_000);
    const answers = Array.from({ length: count }, (_, position) => answerAt(round, position, { right }));
    const { body } = await send(at.server, round, answers);
    expect(body.refused).toEqual([]);
  };
  const step = (direction: 'up' | 'down', levelId: string = randomUUID(), as = at.teacher) =>
    at.server.call('setLevel', { params: { pupilId: at.school.pupilId, levelId }, body: { direction }, as });
  const undo = (levelId: string) =>
    at.server.call('undoLevel', { params: { pupilId: at.school.pupilId, levelId }, as: at.teacher });
  const model = () =>
    at.database.db
      .selectFrom('pupil_model')
      .where('pupil_id', '=', at.school.pupilId)
      .select(['seq', 'ability_mean', 'ability_variance', 'ability_answers'])
      .executeTakeFirstOrThrow();
  const levels = async () => {
    const params = { pupilId: at.school.pupilId, periodId: 'current' };
    return (await at.server.call('readProgress', { params, as: at.teacher })).body.levels;
  };
  const replayed = () =>
    replayPupil(at.database.db, { accountId: at.school.accountId, pupilId: at.school.pupilId });

  it('moves the model one step, between answers, and a replay comes to the same state', async () => {
    await practise(6);
    const before = await model();
    expect((await step('up')).status).toBe(200);
    const after = await model();
    expect(after.ability_mean - before.ability_mean).toBeCloseTo(levelStep, 9);
    expect(after).toMatchObject({ seq: before.seq + 1, ability_answers: before.ability_answers });
    await practise(5);
    expect((await step('down')).status).toBe(200);
    await practise(4, false);
    expect(await replayed()).toEqual({ answers: 15, differences: [] });

    await at.database.db
      .updateTable('pupil_level')
      .set({ direction: 'down' })
      .where('pupil_id', '=', at.school.pupilId)
      .where('direction', '=', 'up')
      .execute();
    expect((await replayed()).differences).not.toEqual([]);
  });

  it('counts what the children send at the same moment on top of it', async () => {
    await practise(4);
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(60_000);
    await Promise.all([
      step('up'),
      ...[0, 1, 2, 3].map((position) => send(at.server, round, [answerAt(round, position)])),
      step('down'),
    ]);
    expect(await replayed()).toEqual({ answers: 8, differences: [] });
  });

  it('is one step however often it is sent, and is taken back once', async () => {
    await practise(6);
    const before = await model();
    const levelId = randomUUID();
    await step('down', levelId);
    await step('down', levelId);
    expect((await model()).seq).toBe(before.seq + 1);
    await undo(levelId);
    await undo(levelId);
    expect(await model()).toEqual({ ...before, seq: before.seq + 2 });
    expect(await replayed()).toEqual({ answers: 6, differences: [] });
    expect((await undo(randomUUID())).status).toBe(404);
  });

  it('is taken back without what was answered since', async () => {
    await practise(6);
    const levelId = randomUUID();
    await step('up', levelId);
    await practise(5, false);
    const before = await model();
    await undo(levelId);
    expect((await model()).ability_mean).toBeCloseTo(before.ability_mean - levelStep, 9);
    expect(await replayed()).toEqual({ answers: 11, differences: [] });
  });

  it('stands in the progress with who set it and what the answers since make of it', async () => {
    const levelId = randomUUID();
    await practise(4);
    await step('up', levelId);
    expect(await levels()).toMatchObject([
      { levelId, direction: 'up', by: 'Test docent', undoneAt: null, answers: 0, verdict: 'too-soon' },
    ]);
    for (let round = 0; round < 5; round++) await practise(8, false);
    expect(await levels()).toMatchObject([{ levelId, answers: 40, verdict: 'lower' }]);
    await undo(levelId);
    expect(await levels()).toMatchObject([
      { levelId, answers: 40, verdict: null, undoneAt: at.server.now().toISOString() },
    ]);
  });

  it('waits for answers after three steps, and leaves a start test to come', async () => {
    const map = () => at.server.call('readMap', { params: { pupilId: at.school.pupilId }, as: at.pupil });
    const { startTest } = (await map()).body;
    expect(startTest).not.toBeNull();
    for (let steps = 0; steps < 3; steps++) expect((await step('up')).status).toBe(200);
    expect((await map()).body.startTest).toEqual(startTest);
    expect(await step('up')).toMatchObject({ status: 422, body: { code: 'level-too-often' } });
    for (let round = 0; round < 3; round++) await practise(8);
    expect((await step('up')).status).toBe(200);
  });

  it('goes with the pupil when it is erased', async () => {
    await practise(2);
    const levelId = randomUUID();
    await step('up', levelId);
    await undo(levelId);
    const { pupilId } = at.school;
    await at.server.call('trashPupils', { body: { pupilIds: [pupilId] }, as: at.teacher });
    const { body } = await at.server.call('listTrash', { as: at.teacher });
    const name = body.pupils[0]?.name ?? '';
    expect(
      (await at.server.call('erasePupil', { params: { pupilId }, body: { name }, as: at.admin })).status,
    ).toBe(200);
    const left = await at.database.db
      .selectFrom('pupil_level')
      .where('pupil_id', '=', pupilId)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});
