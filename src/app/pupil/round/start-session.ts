import type { TestReply } from '@games/kit/bus';
import type { TaskAnswer } from '@/maths/round/answer';
import { answerStartSum, mostStartSums, resumeStartTest } from '@/maths/start-test/start-test';
import { newId } from '../../new-id';
import type { RoundSession, RoundSetup } from './round-session';
import { answeredOnce, createFace } from './session-face';

interface StartSetup extends Omit<RoundSetup, 'config'> {
  /** Folder name of the game its answers are stored under. */
  readonly game: string;
}

/**
 * A start test being taken: the same face as a round, but it says nothing of an answer and ends by itself when it knows
 * enough. It may be stopped at any sum and goes on there.
 */
export function createStartSession({
  window,
  game,
  answers,
  keeper,
  clock,
  motor,
  now,
  settings,
}: StartSetup): RoundSession {
  let test = resumeStartTest(window, game, answers);
  const earlier = answers.reduce((sum, { responseMs }) => sum + responseMs, 0);
  const face = createFace(
    {
      state: test.task === null ? 'over' : 'playing',
      hold: null,
      task: test.task,
      strategyOf: null,
      done: test.asked.length,
      length: mostStartSums,
      right: 0,
      settings: { ...settings, help: false, clock: 'off' },
      belowZero: window.belowZero === true,
      isTest: true,
      test: null,
    },
    keeper,
  );
  const { bus, show } = face;
  const once = answeredOnce<TestReply>();

  const take = async (input: Parameters<typeof answerStartSum>[1]): Promise<TestReply> => {
    const step = answerStartSum(test, input);
    const stored: TaskAnswer = { answerId: newId(now()), ...step.answer };
    await keeper.add(stored);
    test = step.test;
    const { task } = test;
    if (task === null) await keeper.finish();
    show({ done: test.asked.length, task });
    if (task === null) bus.emit('task:instead', { task });
    return { verdict: null, nextTask: task };
  };

  bus.answerer('answer', ({ taskId, given, input }) =>
    once.answer(taskId, () => {
      const { ms } = clock.stop();
      return take({ given, responseMs: ms, motorMs: motor.of(input), answeredAt: now(), input });
    }),
  );
  bus.answerer('explain', async () => null);
  bus.on('round:ready', () => {
    const { task } = test;
    if (task === null) return show({ state: 'over' });
    face.start(task, window.seed);
  });
  bus.on('task:shown', () => clock.start());

  return {
    id: window.id,
    bus,
    view: face.view,
    onView: face.onView,
    hold(why) {
      if (face.view().state !== 'playing' || why === 'help') return;
      clock.hold();
      show({ state: 'held', hold: 'pause' });
      bus.emit('app:pause', {});
    },
    goOn() {
      if (face.view().state !== 'held') return;
      clock.release();
      show({ state: 'playing', hold: null });
      bus.emit('app:resume', {});
    },
    helpWithTask: () => undefined,
    time: () => earlier + clock.total(),
    knows: () => false,
    change: face.change,
    close: face.close,
  };
}
