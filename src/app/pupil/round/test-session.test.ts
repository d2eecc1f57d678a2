import type { TestReply } from '@games/kit/bus';
import { describe, expect, it } from 'vitest';
import { findCollection } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { notation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import { blockMs } from '@/maths/round/block-time';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import { makeWindow } from '@/maths/window/make-window';
import { createAnswerClock } from './answer-clock';
import type { RoundKeeper } from './round-session';
import { createTestSession } from './test-session';

const window = makeWindow({
  id: '0190a000-0000-7000-8000-000000000001',
  pupilId: '0190a000-0000-7000-8000-000000000002',
  practiceTaskId: '0190a000-0000-7000-8000-000000000003',
  collection: findCollection('add-subtract-to-20')!,
  learner: emptyLearner(4),
  settings: { series: 'adaptive', sumsPerRound: 8, help: true, clock: 'off', fragileLimit: 6 },
  now: 1_790_000_000_000,
  day: '2026-11-23',
  seed: 7,
  purpose: 'fluency-test',
});

/** A test with its time in hand; the scene is a list of what crossed the bus. */
function take(answers: readonly TaskAnswer[] = [], keep?: RoundKeeper['add']) {
  const kept: TaskAnswer[] = [];
  let time = 0;
  let finished = 0;
  let timer: { at: number; run: () => void } | null = null;
  const session = createTestSession({
    window,
    game: 'automatiseertoets',
    answers,
    settings: { locale: 'nl', motion: 'full', sound: true, help: true, clock: 'off' },
    keeper: {
      async add(answer) {
        await keep?.(answer);
        kept.push(answer);
      },
      async finish() {
        finished += 1;
      },
      loadKeepsake: async () => null,
      saveKeepsake: async () => undefined,
    },
    clock: createAnswerClock(() => time),
    motor: { of: () => 500, learn: () => undefined },
    now: () => 1_790_000_000_000 + time,
    ticks: () => time,
    later(ms, run) {
      const own = { at: time + ms, run };
      timer = own;
      return () => {
        if (timer === own) timer = null;
      };
    },
  });
  const scene: (Task | null)[] = [];
  session.bus.on('round:start', ({ task }) => scene.push(task));
  session.bus.on('task:instead', ({ task }) => scene.push(task));
  session.bus.emit('round:ready', {});
  const answer = async (raw: string | null, ms = 2000): Promise<TestReply> => {
    const task = session.view().task!;
    session.bus.emit('task:shown', { taskId: task.taskId });
    time += ms;
    const given = raw === null ? ({ kind: 'unknown' } as const) : ({ kind: 'value', raw } as const);
    const reply = await session.bus.request('answer', { taskId: task.taskId, given, input: 'keyboard' });
    if (reply.verdict !== null) throw new Error('a test gave a verdict');
    return reply;
  };
  return {
    session,
    scene,
    kept,
    answer,
    finished: () => finished,
    right: () => notation(sumOf(session.view().task!.sumIds[0]!).answer),
    /** Lets the time of the block run out. */
    async runOut() {
      if (timer === null) throw new Error('no block is running');
      time = timer.at;
      timer.run();
      timer = null;
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    },
    timed: () => timer !== null,
  };
}

describe('a fluency test being taken', () => {
  it('waits until the child begins, and says for how long and with what', () => {
    const test = take();
    expect(test.session.view()).toMatchObject({ state: 'held', hold: 'block', isTest: true, length: 2 });
    expect(test.session.view().test).toEqual({ operation: 'add', block: 0, blocks: 2, again: false });
    expect(test.scene).toEqual([]);
    test.session.goOn();
    expect(test.session.view().state).toBe('playing');
    expect(test.scene[0]).toMatchObject({ purpose: 'test', mode: 'type', block: { operation: 'add' } });
  });

  it('says nothing of an answer, right or wrong, and counts nothing on the screen', async () => {
    const test = take();
    test.session.goOn();
    for (const raw of [test.right(), '99', null]) {
      const reply = await test.answer(raw);
      expect(reply.verdict).toBeNull();
      expect(reply.nextTask).toEqual(test.session.view().task);
      expect(test.session.view().right).toBe(0);
      expect(test.session.view().strategyOf).toBeNull();
    }
    expect(test.kept.map(({ given }) => given.kind)).toEqual(['value', 'value', 'unknown']);
  });

  it('stores each answer as a test answer with its block and its time', async () => {
    const test = take();
    test.session.goOn();
    await test.answer(test.right(), 1700);
    await test.answer('99', 2300);
    expect(test.kept).toMatchObject([
      { purpose: 'test', position: 0, responseMs: 1700, block: { operation: 'add', attempt: 0, atMs: 1700 } },
      { purpose: 'test', position: 1, responseMs: 2300, block: { operation: 'add', attempt: 0, atMs: 4000 } },
    ]);
  });

  it('moves on by itself when two minutes are over', async () => {
    const test = take();
    test.session.goOn();
    await test.answer(test.right());
    await test.runOut();
    expect(test.kept.at(-1)?.block?.atMs).toBe(blockMs);
    expect(test.session.view()).toMatchObject({ state: 'held', hold: 'block', done: 1 });
    expect(test.session.view().test?.operation).toBe('subtract');
    test.session.goOn();
    expect(test.scene.at(-1)?.block?.operation).toBe('subtract');
  });

  it('ends after the last block, tells the keeper once, and reports whole blocks only', async () => {
    const test = take();
    for (const _block of [0, 1]) {
      test.session.goOn();
      await test.answer(test.right());
      await test.runOut();
    }
    expect(test.scene.at(-1)).toBeNull();
    expect(test.finished()).toBe(1);
    const { day, blocks } = await test.session.bus.request('test:report', {});
    expect(day).toBe('2026-11-23');
    expect(blocks.map(({ operation, right }) => [operation, right])).toEqual([
      ['add', 1],
      ['subtract', 1],
    ]);
    test.session.bus.emit('round:over', { right: 0, length: 0 });
    expect(test.session.view().state).toBe('over');
  });

  it('voids the block that runs when it is paused, says so and offers it again with other sums', async () => {
    const test = take();
    test.session.goOn();
    const first = test.session.view().task;
    await test.answer(test.right());
    test.session.hold('pause');
    expect(test.session.view()).toMatchObject({ state: 'held', hold: 'pause' });
    expect(test.session.view().test).toMatchObject({ operation: 'add', again: true });
    expect(test.timed()).toBe(false);
    test.session.goOn();
    expect(test.scene.at(-1)).toMatchObject({ block: { operation: 'add', attempt: 1 } });
    expect(test.scene.at(-1)?.sumIds).not.toEqual(first?.sumIds);
    await test.runOut();
    const { blocks } = await test.session.bus.request('test:report', {});
    expect(blocks).toMatchObject([{ operation: 'add', right: 0 }]);
  });

  it('stays voided when the pause comes while an answer is being kept', async () => {
    let release = () => {};
    const test = take([], () => new Promise<void>((done) => (release = done)));
    test.session.goOn();
    const answering = test.answer(test.right());
    await Promise.resolve();
    await Promise.resolve();
    test.session.hold('pause');
    release();
    expect((await answering).nextTask).toBeNull();
    expect(test.session.view()).toMatchObject({ state: 'held', hold: 'pause', test: { again: true } });
  });

  it('gives no help', () => {
    const test = take();
    test.session.goOn();
    expect(test.session.view().settings.help).toBe(false);
    test.session.hold('help');
    expect(test.session.view().state).toBe('playing');
  });

  it('is taken up again at its block: whole blocks stay done, a broken one is voided', async () => {
    const before = take();
    before.session.goOn();
    await before.answer(before.right());
    await before.runOut();
    before.session.goOn();
    await before.answer(before.right());
    const after = take(before.kept);
    expect(after.session.view()).toMatchObject({ state: 'held', hold: 'block', done: 1 });
    expect(after.session.view().test).toMatchObject({ operation: 'subtract', again: true });
  });

  it('shows the sum that stands when a turned screen draws it anew', async () => {
    const test = take();
    test.session.goOn();
    await test.answer(test.right());
    test.session.bus.emit('round:ready', {});
    expect(test.scene.at(-1)).toEqual(test.session.view().task);
  });

  it('asks nothing of an answer to a sum that no longer stands', async () => {
    const test = take();
    test.session.goOn();
    const stale = { taskId: 'gone', given: { kind: 'value', raw: '3' }, input: 'touch' } as const;
    await test.session.bus.request('answer', stale);
    expect(test.kept).toEqual([]);
  });
});
