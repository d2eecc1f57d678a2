import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { answerStartSum, beginStartTest, placedBy } from '@/maths/assessment/start-test';
import { standardCollections } from '@/maths/collections/standard-collections';
import { notation } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { answerAt, openRound, practiceServer, type SentAnswer, send } from '../testing';
import { startTestCollection } from './start-test';

describeOnDatabase('the start test of a new pupil', (open) => {
  const at = madeAnew(open, practiceServer);

  const map = async (as = at.pupil) =>
    (await at.server.call('readMap', { params: { pupilId: at.school.pupilId }, as })).body;
  const begin = async () => {
    const { startTest } = await map();
    if (!startTest) throw new Error('no start test');
    return openRound(at.server, at.pupil, startTest.practiceTaskId, randomUUID(), 'start-test');
  };

  /** Takes it as somebody who knows everything, or nothing; stops after so many sums. */
  async function take(round: Awaited<ReturnType<typeof begin>>, knows: boolean, sums = 24) {
    let test = beginStartTest(round.window, 'automatiseertoets');
    const answers: SentAnswer[] = [];
    while (test.task && answers.length < sums) {
      at.server.advance(4000);
      const raw = knows ? notation(parseSumOrThrow(test.task.sumIds[0]!).answer) : '99999';
      const step = answerStartSum(test, {
        given: { kind: 'value', raw },
        responseMs: 2000,
        motorMs: 600,
        answeredAt: at.server.now().getTime(),
        input: 'keyboard',
      });
      test = step.test;
      answers.push({ answerId: randomUUID(), ...step.answer } as unknown as SentAnswer);
    }
    const { body } = await send(at.server, round, answers);
    expect(body.refused).toEqual([]);
    return test;
  }
  const finish = ({ windowId, ticket }: Awaited<ReturnType<typeof begin>>) =>
    at.server.call('finishWindow', {
      params: { windowId },
      body: { ticket, sentAt: at.server.now().getTime() },
    });

  it('has sums of its year and the one before, and is gone when it was taken', async () => {
    const round = await begin();
    expect(round.window).toMatchObject({ purpose: 'start-test', collection: { key: 'start-test' } });
    expect(round.window.pool.length).toBeGreaterThan(24);
    const test = await take(round, true);
    expect((await finish(round)).status).toBe(200);
    const after = await map();
    expect(after.startTest).toBeNull();
    expect(after.savingsCard.stamps).toBe(1);
    const next = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    expect(next.window.ability.mean).toBeCloseTo(placedBy(test).ability, 5);
  });

  it('sets where a pupil begins: who knows all of it begins higher than who knows none', async () => {
    const begun = async (knows: boolean) => {
      Object.assign(at, await practiceServer(at.database));
      await take(await begin(), knows);
      return (await openRound(at.server, at.pupil, at.task.practiceTaskId)).window.ability.mean;
    };
    expect(await begun(true)).toBeGreaterThan((await begun(false)) + 1);
  });

  it('can be stopped and taken up again, and not twice', async () => {
    const round = await begin();
    await take(round, true, 3);
    expect((await map()).startTest?.openWindowId).toBe(round.windowId);
    expect((await begin()).windowId).not.toBe(round.windowId);
  });

  it('is still asked after a first round of practice, and no more after a few', async () => {
    const practise = async (sums: number) => {
      const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
      await send(
        at.server,
        round,
        Array.from({ length: sums }, (_, place) => answerAt(round, place)),
      );
      return (await map()).startTest;
    };
    expect(await practise(16)).toMatchObject({ openWindowId: null });
    await practise(16);
    expect(await practise(17)).toBeNull();
  });

  it('is not asked where its teacher skips it', async () => {
    const teacher = await at.server.signedIn(at.school.person('docent'));
    const params = { groupId: at.school.groupId };
    const { versions } = (await at.server.call('listSettings', { params, as: teacher })).body;
    const { settingsId, groupId: _, version: __, current: ___, createdAt: ____, ...settings } = versions[0]!;
    const body = { basedOn: settingsId, settings: { ...settings, startTest: false } };
    expect((await at.server.call('saveSettings', { params, body, as: teacher })).status).toBe(200);
    expect((await map()).startTest).toBeNull();
  });
});

it('draws from collections whose sums can be typed, each sum once', () => {
  for (const year of [3, 4, 5, 6, 7, 8, null]) {
    const collection = startTestCollection(standardCollections, year);
    const sums = collection?.rungs.flatMap((rung) => rung.sums) ?? [];
    expect(sums.length).toBeGreaterThan(48);
    expect(new Set(sums).size).toBe(sums.length);
    expect(sums.some((sumId) => ['clock', 'line', 'compare'].includes(parseSumOrThrow(sumId).kind))).toBe(
      false,
    );
  }
});
