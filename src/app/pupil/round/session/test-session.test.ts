import { describe, expect, it } from 'vitest';
import { notation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import { blockMs } from '@/maths/round/block-time';
import { type TaskFlow, taskIn } from '@/maths/round/task-flow';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { createAnswerClock } from './answer-clock';
import { begunAt, motor, settings, settled, storageInMemory, windowFor } from './session.test-support';
import { createTestSession } from './test-session';
import type { RoundStorage } from './types';

const window = windowFor('fluency-test');

/** A session with a manual clock; the scene records the phases of the bus. */
function take(answers: readonly TaskAnswer[] = [], keep?: RoundStorage['add']) {
  const { kept, finished, storage } = storageInMemory(keep);
  let time = 0;
  let timer: { at: number; run: () => void } | null = null;
  const session = createTestSession({
    window,
    game: 'automatiseertoets',
    answers,
    settings,
    storage,
    clock: createAnswerClock(() => time),
    motor,
    now: () => begunAt + time,
    ticks: () => time,
    later(ms, run) {
      const own = { at: time + ms, run };
      timer = own;
      return () => {
        if (timer === own) timer = null;
      };
    },
  });
  const scene: TaskFlow[] = [];
  session.bus.on('task:phase', (flow) => scene.push(flow));
  session.bus.emit('round:ready', {});
  const task = () => taskIn(session.view().flow)!;
  const answer = async (raw: string | null, ms = 2000): Promise<void> => {
    const { taskId } = task();
    session.bus.emit('task:shown', { taskId });
    time += ms;
    const given = raw === null ? ({ kind: 'unknown' } as const) : ({ kind: 'value', raw } as const);
    session.bus.emit('task:answer', { taskId, given, input: 'keyboard' });
    await settled();
  };
  return {
    session,
    scene,
    kept,
    answer,
    finished,
    task,
    right: () => notation(parseSumOrThrow(task().sumIds[0]!).answer),
    /** Ends the time of the block. */
    async runOut() {
      if (timer === null) throw new Error('no block is running');
      time = timer.at;
      timer.run();
      timer = null;
      await settled();
    },
    timed: () => timer !== null,
    /** Begins the block that is ready. */
    async begin() {
      session.resume();
      await settled();
    },
  };
}

describe('createTestSession', () => {
  it('waits for the child and announces operation and time', async () => {
    const test = take();
    expect(test.session.view()).toMatchObject({
      state: 'paused',
      pauseReason: 'block',
      isTest: true,
      length: 2,
    });
    expect(test.session.view().test).toEqual({ operation: 'add', block: 0, blocks: 2, again: false });
    expect(test.scene).toEqual([]);
    await test.begin();
    expect(test.session.view().state).toBe('playing');
    expect(test.scene).toMatchObject([
      { phase: 'showing', task: { purpose: 'test', mode: 'type', block: { operation: 'add' } } },
    ]);
  });

  it('gives no verdict and shows no count', async () => {
    const test = take();
    await test.begin();
    for (const raw of [test.right(), '99', null]) {
      await test.answer(raw);
      expect(test.session.view().flow.phase).toBe('showing');
      expect(test.session.view().right).toBe(0);
      expect(test.session.view().strategyOf).toBeNull();
    }
    expect(test.kept.map(({ given }) => given.kind)).toEqual(['value', 'value', 'unknown']);
    expect(test.scene.map(({ phase }) => phase)).not.toContain('verdict');
  });

  it('stores each answer as a test answer with its block and its time', async () => {
    const test = take();
    await test.begin();
    await test.answer(test.right(), 1700);
    await test.answer('99', 2300);
    expect(test.kept).toMatchObject([
      { purpose: 'test', position: 0, responseMs: 1700, block: { operation: 'add', attempt: 0, atMs: 1700 } },
      { purpose: 'test', position: 1, responseMs: 2300, block: { operation: 'add', attempt: 0, atMs: 4000 } },
    ]);
  });

  it('ends a block after two minutes', async () => {
    const test = take();
    await test.begin();
    await test.answer(test.right());
    await test.runOut();
    expect(test.kept.at(-1)?.block?.atMs).toBe(blockMs);
    expect(test.session.view()).toMatchObject({ state: 'paused', pauseReason: 'block', done: 1 });
    expect(test.session.view().test?.operation).toBe('subtract');
    await test.begin();
    expect(test.task().block?.operation).toBe('subtract');
  });

  it('ends after the last block, tells the storage once, and reports whole blocks only', async () => {
    const test = take();
    for (const _block of [0, 1]) {
      await test.begin();
      await test.answer(test.right());
      await test.runOut();
    }
    expect(test.scene.at(-1)?.phase).toBe('celebrating');
    expect(test.finished()).toBe(1);
    const { day, blocks } = await test.session.bus.request('test:report', {});
    expect(day).toBe('2026-11-23');
    expect(blocks.map(({ operation, right }) => [operation, right])).toEqual([
      ['add', 1],
      ['subtract', 1],
    ]);
    test.session.bus.emit('round:celebrated', {});
    expect(test.session.view().state).toBe('over');
  });

  it('voids a paused block, says so and offers it again with other sums', async () => {
    const test = take();
    await test.begin();
    const first = test.task();
    await test.answer(test.right());
    test.session.pause('pause');
    expect(test.session.view()).toMatchObject({ state: 'paused', pauseReason: 'pause' });
    expect(test.session.view().test).toMatchObject({ operation: 'add', again: true });
    expect(test.timed()).toBe(false);
    await test.begin();
    expect(test.task()).toMatchObject({ block: { operation: 'add', attempt: 1 } });
    expect(test.task().sumIds).not.toEqual(first.sumIds);
    await test.runOut();
    const { blocks } = await test.session.bus.request('test:report', {});
    expect(blocks).toMatchObject([{ operation: 'add', right: 0 }]);
  });

  it('keeps a block void when the pause comes while an answer is stored', async () => {
    let release = () => {};
    const test = take([], () => new Promise<void>((done) => (release = done)));
    await test.begin();
    await test.answer(test.right());
    test.session.pause('pause');
    release();
    await settled();
    expect(test.session.view()).toMatchObject({
      flow: { phase: 'waiting' },
      state: 'paused',
      pauseReason: 'pause',
      test: { again: true },
    });
  });

  it('begins the block again only when the answer before the pause is stored', async () => {
    let release = () => {};
    const test = take([], () => new Promise<void>((done) => (release = done)));
    await test.begin();
    await test.answer(test.right());
    test.session.pause('pause');
    await test.begin();
    expect(test.session.view().state).toBe('paused');
    release();
    await settled();
    expect(test.session.view()).toMatchObject({ state: 'playing', flow: { task: { position: 1 } } });
  });

  it('gives no help', async () => {
    const test = take();
    await test.begin();
    expect(test.session.view().settings.help).toBe(false);
    test.session.pause('help');
    expect(test.session.view().state).toBe('playing');
  });

  it('resumes after the complete blocks and voids an interrupted one', async () => {
    const before = take();
    await before.begin();
    await before.answer(before.right());
    await before.runOut();
    await before.begin();
    await before.answer(before.right());
    const after = take(before.kept);
    expect(after.session.view()).toMatchObject({ state: 'paused', pauseReason: 'block', done: 1 });
    expect(after.session.view().test).toMatchObject({ operation: 'subtract', again: true });
  });

  it('shows the current sum again after the screen is rotated', async () => {
    const test = take();
    await test.begin();
    await test.answer(test.right());
    const { task } = test.scene.at(-1) as Extract<TaskFlow, { phase: 'showing' }>;
    test.session.bus.emit('task:shown', { taskId: task.taskId });
    test.session.bus.emit('round:ready', {});
    expect(test.scene.at(-1)).toEqual({ phase: 'showing', task });
    await test.answer(test.right());
    expect(test.kept).toHaveLength(2);
  });

  it('ignores an answer to a sum that is no longer shown', async () => {
    const test = take();
    await test.begin();
    const stale = { taskId: 'gone', given: { kind: 'value', raw: '3' }, input: 'touch' } as const;
    test.session.bus.emit('task:answer', stale);
    await settled();
    expect(test.kept).toEqual([]);
  });
});
