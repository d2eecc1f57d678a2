import type { Bus } from '@games/kit/bus';
import { describe, expect, it } from 'vitest';
import { findCollection, standardCollections } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { notation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import { makeWindow } from '@/maths/window/make-window';
import { createAnswerClock } from './answer-clock';
import { createRoundSession, type RoundKeeper } from './round-session';

const collection = findCollection(standardCollections[0]?.key ?? '')!;
const window = makeWindow({
  id: '0190a000-0000-7000-8000-000000000001',
  pupilId: '0190a000-0000-7000-8000-000000000002',
  practiceTaskId: '0190a000-0000-7000-8000-000000000003',
  collection,
  learner: emptyLearner(3),
  settings: { series: 'adaptive', sumsPerRound: 8, help: true, clock: 'off', fragileLimit: 6 },
  now: 1_790_000_000_000,
  day: '2026-11-23',
  seed: 7,
});

function play(answers: readonly TaskAnswer[] = [], keep?: RoundKeeper['add']) {
  const kept: TaskAnswer[] = [];
  let time = 0;
  let finished = 0;
  const session = createRoundSession({
    window,
    config: { mode: 'choose', game: 'bellenprikken', tempo: 'quick', optionCount: 4, length: 8 },
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
  });
  return {
    session,
    kept,
    finished: () => finished,
    wait(ms: number) {
      time += ms;
    },
  };
}

const choice = (task: Task, right = true) => {
  const correct = notation(sumOf(task.sumIds[0]!).answer);
  const option = task.options?.find(({ value }) => (value === correct) === right);
  return { kind: 'choice', optionId: option!.id } as const;
};

function begin(bus: Bus): Task {
  const started: Task[] = [];
  bus.on('round:start', ({ task }) => started.push(task));
  bus.emit('round:ready', {});
  return started[0]!;
}

async function playOn(game: ReturnType<typeof play>, count: number): Promise<Task | null> {
  let task: Task | null = begin(game.session.bus);
  for (let k = 0; k < count && task !== null; k++) {
    game.session.bus.emit('task:shown', { taskId: task.taskId });
    game.wait(2000);
    task = (
      await game.session.bus.request('answer', { taskId: task.taskId, given: choice(task), input: 'touch' })
    ).nextTask;
  }
  return task;
}

describe('a round being played', () => {
  it('asks, judges and ends after its last task', async () => {
    const game = play();
    expect(await playOn(game, 8)).toBeNull();
    expect(game.kept.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(game.kept.every(({ responseMs }) => responseMs === 2000)).toBe(true);
    expect(game.finished()).toBe(1);
    expect(game.session.view()).toMatchObject({ done: 8, right: 8 });
  });

  it('replies only when the answer has been kept', async () => {
    let letGo = () => {};
    const game = play([], () => new Promise((done) => (letGo = done)));
    const task = begin(game.session.bus);
    let replied = false;
    const reply = game.session.bus
      .request('answer', { taskId: task.taskId, given: choice(task), input: 'pointer' })
      .then(() => {
        replied = true;
      });
    for (let k = 0; k < 10; k++) await Promise.resolve();
    expect(replied).toBe(false);
    expect(game.session.view().done).toBe(0);
    letGo();
    await reply;
    expect(game.session.view().done).toBe(1);
  });

  it('takes two answers to one task as one', async () => {
    const game = play();
    const task = begin(game.session.bus);
    const ask = () =>
      game.session.bus.request('answer', { taskId: task.taskId, given: choice(task), input: 'touch' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toBe(second);
    expect(game.kept).toHaveLength(1);
  });

  it('goes on where it was left, from the answers alone', async () => {
    const before = play();
    const next = await playOn(before, 3);
    const after = play(before.kept);
    expect(begin(after.session.bus)).toEqual(next);
    expect(after.session.view()).toMatchObject({ done: 3, right: 3 });
  });

  it('stores a time that was broken by a pause as information only', async () => {
    const game = play();
    const task = begin(game.session.bus);
    game.session.bus.emit('task:shown', { taskId: task.taskId });
    game.wait(1000);
    game.session.hold('pause');
    game.wait(90_000);
    game.session.goOn();
    game.wait(500);
    await game.session.bus.request('answer', { taskId: task.taskId, given: choice(task), input: 'touch' });
    expect(game.kept[0]).toMatchObject({ responseMs: 1500, tempo: 'slow', helped: false });
  });

  it('stores that help was open, for that task only', async () => {
    const game = play();
    let task: Task | null = begin(game.session.bus);
    game.session.hold('help');
    game.session.goOn();
    task = (
      await game.session.bus.request('answer', { taskId: task.taskId, given: choice(task), input: 'touch' })
    ).nextTask;
    await game.session.bus.request('answer', { taskId: task!.taskId, given: choice(task!), input: 'touch' });
    expect(game.kept.map(({ helped }) => helped)).toEqual([true, false]);
  });

  it('offers the strategy of the missed sum after two misses, until it was seen', async () => {
    const game = play();
    const { session } = game;
    let task = begin(session.bus);
    const missed: string[] = [];
    for (let k = 0; k < 2; k++) {
      session.bus.emit('task:shown', { taskId: task.taskId });
      game.wait(3000);
      expect(session.view().strategyOf).toBeNull();
      const given = choice(task, false);
      missed.push(task.sumIds[0]!);
      const reply = await session.bus.request('answer', { taskId: task.taskId, given, input: 'touch' });
      task = reply.nextTask!;
    }
    expect(session.view().strategyOf).toBe(missed[1]);
    session.bus.emit('task:shown', { taskId: task.taskId });
    session.hold('help');
    session.goOn();
    expect(session.view().strategyOf).toBeNull();
    await session.bus.request('answer', { taskId: task.taskId, given: choice(task), input: 'touch' });
    // The help was about the sum before, so it is not held against this one.
    expect(game.kept.at(-1)?.helped).toBe(false);
  });

  it('counts help for the task that stands when help turns to it', async () => {
    const game = play();
    const { session } = game;
    const first = begin(session.bus);
    const unknown = { taskId: first.taskId, given: { kind: 'unknown' }, input: 'touch' } as const;
    const { nextTask, verdict } = await session.bus.request('answer', unknown);
    expect(verdict?.next).toBe('explain');
    session.bus.emit('task:shown', { taskId: nextTask!.taskId });
    session.hold('help');
    session.helpWithTask();
    session.goOn();
    const given = choice(nextTask!);
    await session.bus.request('answer', { taskId: nextTask!.taskId, given, input: 'touch' });
    expect(game.kept.map(({ helped }) => helped)).toEqual([false, true]);
  });

  it('explains before the next task, and lets the child leave it at any time', async () => {
    const { session } = play();
    const { taskId, sumIds } = begin(session.bus);
    await session.bus.request('answer', { taskId, given: { kind: 'unknown' }, input: 'touch' });
    let explained = false;
    const explaining = session.bus.request('explain', { taskId }).then(() => {
      explained = true;
    });
    await Promise.resolve();
    expect(session.view()).toMatchObject({ state: 'held', hold: 'help', strategyOf: sumIds[0] });
    expect(explained).toBe(false);
    session.goOn();
    await explaining;
    expect(session.view()).toMatchObject({ state: 'playing', strategyOf: null });
  });

  it('tells the stage to stand still and to go on', () => {
    const { session } = play();
    const heard: string[] = [];
    session.bus.on('app:pause', () => heard.push('pause'));
    session.bus.on('app:resume', () => heard.push('resume'));
    session.hold('pause');
    session.hold('pause');
    session.goOn();
    expect(heard).toEqual(['pause', 'resume']);
  });
});
