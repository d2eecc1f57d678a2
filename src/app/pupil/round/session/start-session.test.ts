import { describe, expect, it } from 'vitest';
import { mostStartSums } from '@/maths/assessment/start-test';
import type { TaskAnswer } from '@/maths/round/answer';
import { taskIn } from '@/maths/round/task-flow';
import { createAnswerClock } from './answer-clock';
import { begunAt, motor, settings, settled, storageInMemory, windowFor } from './session.test-support';
import { createStartSession } from './start-session';

const window = windowFor('start-test');

function begin(answers: readonly TaskAnswer[] = []) {
  const { kept, finished, storage } = storageInMemory();
  const session = createStartSession({
    window,
    game: 'bellenprikken',
    answers,
    settings,
    storage,
    clock: createAnswerClock(() => 0),
    motor,
    now: () => begunAt,
  });
  return {
    session,
    kept,
    finished,
    phase: () => session.view().flow.phase,
    async answer() {
      const { taskId = '' } = taskIn(session.view().flow) ?? {};
      session.bus.emit('task:shown', { taskId });
      session.bus.emit('task:answer', { taskId, given: { kind: 'unknown' }, input: 'touch' });
      await settled();
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
