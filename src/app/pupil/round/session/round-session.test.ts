import type { RoundStart } from '@games/kit/api/bus';
import { describe, expect, it, vi } from 'vitest';
import { findCollection, standardCollections } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { notation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import type { Given, Task } from '@/maths/round/task';
import { type TaskFlow, taskIn } from '@/maths/round/task-flow';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { makeWindow } from '@/maths/window/make-window';
import { createAnswerClock } from './answer-clock';
import { createRoundSession } from './round-session';
import type { RoundStorage } from './types';

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

function play(answers: readonly TaskAnswer[] = [], keep?: RoundStorage['add']) {
  const kept: TaskAnswer[] = [];
  let time = 0;
  let finished = 0;
  const session = createRoundSession({
    window,
    config: { mode: 'choose', game: 'bellenprikken', tempo: 'quick', optionCount: 4, length: 8 },
    answers,
    settings: { locale: 'nl', motion: 'full', sound: true, help: true, clock: 'off' },
    storage: {
      async add(answer) {
        await keep?.(answer);
        kept.push(answer);
      },
      async finish() {
        finished += 1;
      },
      loadKeepsake: async () => ({ toys: 3 }),
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
  const correct = notation(parseSumOrThrow(task.sumIds[0]!).answer);
  const option = task.options?.find(({ value }) => (value === correct) === right);
  return { kind: 'choice', optionId: option!.id } as const;
};

type Game = ReturnType<typeof play>;

const taskOf = ({ session }: Game): Task => taskIn(session.view().flow)!;
const phaseOf = ({ session }: Game) => session.view().flow.phase;
const settled = async () => {
  for (let k = 0; k < 12; k++) await Promise.resolve();
};

/** Shows the current task, answers it after 2 s and waits for the verdict. */
async function answer(game: Game, given: Given = choice(taskOf(game))): Promise<void> {
  const { taskId } = taskOf(game);
  if (phaseOf(game) === 'showing') game.session.bus.emit('task:shown', { taskId });
  game.wait(2000);
  game.session.bus.emit('task:answer', { taskId, given, input: 'touch' });
  await settled();
}

const see = (game: Game) => game.session.bus.emit('task:seen', { taskId: taskOf(game).taskId });

async function answerAll(game: Game, count: number): Promise<void> {
  for (let k = 0; k < count; k++) {
    await answer(game);
    see(game);
  }
}

describe('createRoundSession', () => {
  it('asks, grades and ends after the last task', async () => {
    const game = play();
    await answerAll(game, 8);
    expect(game.kept.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(game.kept.every(({ responseMs }) => responseMs === 2000)).toBe(true);
    expect(game.finished()).toBe(1);
    expect(phaseOf(game)).toBe('celebrating');
    game.session.bus.emit('round:celebrated', {});
    expect(game.session.view()).toMatchObject({ done: 8, right: 8, state: 'over' });
  });

  it('gives the verdict only when the answer is stored', async () => {
    let letGo = () => {};
    const game = play([], () => new Promise((done) => (letGo = done)));
    await answer(game);
    expect(phaseOf(game)).toBe('checking');
    expect(game.session.view().done).toBe(0);
    letGo();
    await settled();
    expect(phaseOf(game)).toBe('verdict');
    expect(game.session.view().done).toBe(1);
  });

  it('stores two answers to one task as one', async () => {
    const game = play();
    const task = taskOf(game);
    game.session.bus.emit('task:shown', { taskId: task.taskId });
    for (const right of [true, false]) {
      const given = choice(task, right);
      game.session.bus.emit('task:answer', { taskId: task.taskId, given, input: 'touch' });
    }
    await settled();
    expect(game.kept).toMatchObject([{ shownRight: [true] }]);
  });

  it('asks the task again when its answer could not be stored', async () => {
    let fails = true;
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const game = play([], async () => {
      if (fails) throw new Error('full');
    });
    const task = taskOf(game);
    await answer(game);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(game.session.view()).toMatchObject({ flow: { phase: 'showing', task }, done: 0 });
    fails = false;
    await answer(game);
    expect(game.kept).toMatchObject([{ position: 0 }]);
  });

  it('resumes from the answers alone', async () => {
    const before = play();
    await answerAll(before, 3);
    const after = play(before.kept);
    expect(taskOf(after)).toEqual(taskOf(before));
    expect(after.session.view()).toMatchObject({ done: 3, right: 3 });
  });

  it('gives a view that is replaced the phase that stands, and every answer so far', async () => {
    const game = play();
    const { bus } = game.session;
    const starts: RoundStart[] = [];
    const phases: TaskFlow[] = [];
    bus.on('round:start', (start) => starts.push(start));
    bus.on('task:phase', (flow) => phases.push(flow));
    await answer(game, choice(taskOf(game), false));
    const { flow } = game.session.view();
    for (let k = 0; k < 2; k++) {
      bus.emit('round:ready', {});
      expect(phases.at(-1)).toBe(flow);
      expect(starts.at(-1)?.answers).toEqual(game.kept);
    }
    expect(starts).toHaveLength(3);
    see(game);
    bus.emit('task:shown', { taskId: taskOf(game).taskId });
    expect(phaseOf(game)).toBe('open');
    bus.emit('round:ready', {});
    expect(phases.at(-1)).toMatchObject({ phase: 'showing', task: { position: 1 } });
    await answer(game);
    expect(game.kept.map(({ position }) => position)).toEqual([0, 1]);
  });

  it('measures no fluency of a task that was shown twice', async () => {
    const game = play();
    const { taskId } = taskOf(game);
    game.session.bus.emit('task:shown', { taskId });
    game.wait(700);
    game.session.bus.emit('round:ready', {});
    await answer(game);
    expect(game.kept[0]).toMatchObject({ responseMs: 2000, tempo: 'slow' });
  });

  it('gives every view of the round the keepsake of before the round', async () => {
    const game = play();
    const load = () => game.session.bus.request('keep:load', { game: 'bellenprikken' });
    const first = await load();
    await game.session.bus.request('keep:save', { game: 'bellenprikken', data: { toys: 4 } });
    expect(await load()).toBe(first);
  });

  it('gives a view after the round the keepsake that the round saved', async () => {
    const game = play();
    const load = () => game.session.bus.request('keep:load', { game: 'bellenprikken' });
    await load();
    await game.session.bus.request('keep:save', { game: 'bellenprikken', data: { toys: 4 } });
    await answerAll(game, 8);
    game.session.bus.emit('round:celebrated', {});
    expect(await load()).toEqual({ toys: 4 });
  });

  it('stores an interrupted time without using it for fluency', async () => {
    const game = play();
    const { taskId } = taskOf(game);
    game.session.bus.emit('task:shown', { taskId });
    game.session.pause('pause');
    game.wait(90_000);
    game.session.resume();
    await answer(game);
    expect(game.kept[0]).toMatchObject({ responseMs: 2000, tempo: 'slow', helped: false });
  });

  it('stores that help was opened, for that task only', async () => {
    const game = play();
    game.session.pause('help');
    game.session.resume();
    await answerAll(game, 2);
    expect(game.kept.map(({ helped }) => helped)).toEqual([true, false]);
  });

  it('offers the strategy after two misses until it is read', async () => {
    const game = play();
    const { session } = game;
    let missed: string | undefined;
    for (let k = 0; k < 2; k++) {
      expect(session.view().strategyOf).toBeNull();
      missed = taskOf(game).sumIds[0];
      await answer(game, choice(taskOf(game), false));
      see(game);
    }
    expect(session.view().strategyOf).toBe(missed);
    session.bus.emit('task:shown', { taskId: taskOf(game).taskId });
    session.pause('help');
    session.resume();
    expect(session.view().strategyOf).toBeNull();
    await answer(game);
    // The help was about the previous sum, so it does not count for this one.
    expect(game.kept.at(-1)?.helped).toBe(false);
  });

  it('counts help for the current task when help switches to it', async () => {
    const game = play();
    for (let k = 0; k < 2; k++) {
      await answer(game, choice(taskOf(game), false));
      see(game);
    }
    game.session.bus.emit('task:shown', { taskId: taskOf(game).taskId });
    game.session.pause('help');
    game.session.helpWithTask();
    game.session.resume();
    await answer(game);
    expect(game.kept.map(({ helped }) => helped)).toEqual([false, false, true]);
  });

  it('explains before the next task and lets the child close it at any time', async () => {
    const game = play();
    const { session } = game;
    const { sumIds } = taskOf(game);
    await answer(game, { kind: 'unknown' });
    see(game);
    expect(session.view()).toMatchObject({ state: 'paused', pauseReason: 'help', strategyOf: sumIds[0] });
    expect(phaseOf(game)).toBe('explaining');
    session.resume();
    expect(session.view()).toMatchObject({ state: 'playing', strategyOf: null });
    expect(session.view().flow).toMatchObject({ phase: 'showing', task: { position: 1 } });
  });

  it('explains after a pause that came first', async () => {
    const game = play();
    await answer(game, { kind: 'unknown' });
    game.session.pause('pause');
    see(game);
    expect(game.session.view().pauseReason).toBe('pause');
    game.session.resume();
    expect(game.session.view().pauseReason).toBe('help');
  });

  it('does not explain what the child has read already', async () => {
    const game = play();
    await answer(game, { kind: 'unknown' });
    game.session.pause('help');
    game.session.resume();
    see(game);
    expect(game.session.view()).toMatchObject({ state: 'playing', flow: { phase: 'showing' } });
  });

  it('rests after hasty misses, when the next task is shown', async () => {
    const game = play();
    for (let k = 0; k < 3; k++) {
      const task = taskOf(game);
      game.session.bus.emit('task:shown', { taskId: task.taskId });
      const given = choice(task, false);
      game.session.bus.emit('task:answer', { taskId: task.taskId, given, input: 'touch' });
      await settled();
      see(game);
    }
    expect(game.session.view().state).toBe('playing');
    game.session.bus.emit('task:shown', { taskId: taskOf(game).taskId });
    expect(game.session.view().pauseReason).toBe('rest');
  });

  it('tells the stage to pause and to resume', () => {
    const { session } = play();
    const heard: string[] = [];
    session.bus.on('app:pause', () => heard.push('pause'));
    session.bus.on('app:resume', () => heard.push('resume'));
    session.pause('pause');
    session.pause('pause');
    session.resume();
    expect(heard).toEqual(['pause', 'resume']);
  });
});
