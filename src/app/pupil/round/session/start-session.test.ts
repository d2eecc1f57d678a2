import { describe, expect, it } from 'vitest';
import { mostStartSums } from '@/maths/assessment/start-test';
import { findCollection } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import type { TaskAnswer } from '@/maths/round/answer';
import { taskIn } from '@/maths/round/task-flow';
import { makeWindow } from '@/maths/window/make-window';
import { createAnswerClock } from './answer-clock';
import { createStartSession } from './start-session';

const window = makeWindow({
  id: '0190a000-0000-7000-8000-000000000001',
  pupilId: '0190a000-0000-7000-8000-000000000002',
  practiceTaskId: '0190a000-0000-7000-8000-000000000003',
  collection: findCollection('add-subtract-to-20')!,
  learner: emptyLearner(4),
  settings: { series: 'adaptive', sumsPerRound: 8, help: true, clock: 'visible', fragileLimit: 6 },
  now: 1_790_000_000_000,
  day: '2026-11-23',
  seed: 7,
  purpose: 'start-test',
});

function begin(answers: readonly TaskAnswer[] = []) {
  const kept: TaskAnswer[] = [...answers];
  let finished = 0;
  const session = createStartSession({
    window,
    game: 'bellenprikken',
    answers,
    settings: { locale: 'nl', motion: 'full', sound: true, help: true, clock: 'visible' },
    storage: {
      add: async (answer) => void kept.push(answer),
      finish: async () => {
        finished += 1;
      },
      loadKeepsake: async () => null,
      saveKeepsake: async () => undefined,
    },
    clock: createAnswerClock(() => 0),
    motor: { of: () => 500, learn: () => undefined },
    now: () => 1_790_000_000_000,
  });
  return {
    session,
    kept,
    finished: () => finished,
    phase: () => session.view().flow.phase,
    async answer() {
      const { taskId = '' } = taskIn(session.view().flow) ?? {};
      session.bus.emit('task:shown', { taskId });
      session.bus.emit('task:answer', { taskId, given: { kind: 'unknown' }, input: 'touch' });
      for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    },
  };
}

describe('createStartSession', () => {
  it('asks one sum after another without a verdict, help or a clock, and ends when the level is known', async () => {
    const test = begin();
    expect(test.session.view()).toMatchObject({ isTest: true, settings: { help: false, clock: 'off' } });
    for (let sums = 0; test.phase() === 'showing' && sums < mostStartSums; sums++) await test.answer();
    expect(test.phase()).toBe('celebrating');
    expect(test.finished()).toBe(1);
    expect(test.kept.map(({ position }) => position)).toEqual(test.kept.map((_, place) => place));
    test.session.bus.emit('round:celebrated', {});
    expect(test.session.view()).toMatchObject({ state: 'over', right: 0 });
  });

  it('resumes at the sum where it was stopped', async () => {
    const before = begin();
    await before.answer();
    await before.answer();
    before.session.pause('pause');
    expect(before.session.view().state).toBe('paused');
    const after = begin(before.kept);
    expect(after.session.view()).toMatchObject({ done: 2, state: 'playing' });
    expect(after.session.view().flow).toEqual(before.session.view().flow);
  });

  it('gives no help', () => {
    const test = begin();
    test.session.pause('help');
    expect(test.session.view().state).toBe('playing');
  });
});
