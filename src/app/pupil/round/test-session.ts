import type { TestReply } from '@games/kit/bus';
import { fluencyReport } from '@/maths/fluency/fluency-report';
import {
  answerSum,
  beginBlock,
  type FluencyTest,
  pauseBlock,
  resumeFluencyTest,
  type TestStep,
  timeUp,
} from '@/maths/fluency/fluency-test';
import type { TaskAnswer } from '@/maths/round/answer';
import { blockMs } from '@/maths/round/block-time';
import { newId } from '../../new-id';
import type { RoundSession, RoundSetup, RoundView } from './round-session';
import { createFace } from './session-face';

export interface TestSetup extends Omit<RoundSetup, 'config'> {
  /** Folder name of the game that draws it. */
  readonly game: string;
  /** Runs once after so many ms unless called off first; the time of a block. */
  readonly later?: (ms: number, run: () => void) => () => void;
  /** Monotonic, ms. */
  readonly ticks?: () => number;
}

const laterByTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * A fluency test being taken: the same face to the stage as a round, but it says nothing of an answer. Blocks begin
 * when the child is ready and end by the clock; a pause voids the block that runs.
 */
export function createTestSession({
  window,
  game,
  answers,
  keeper,
  clock,
  motor,
  now,
  later = laterByTimer,
  ticks = () => performance.now(),
  settings,
}: TestSetup): RoundSession {
  const stored: TaskAnswer[] = [...answers];
  let test = resumeFluencyTest(window, game, answers);
  /** When the block began, by `ticks`. */
  let since = 0;
  let callOff = () => {};
  /** The scene that stands has been given its first task. */
  let drawn = false;
  let busy: Promise<unknown> = Promise.resolve();
  const ready = (): Pick<RoundView, 'state' | 'hold'> =>
    test.state === 'over' ? { state: 'over', hold: null } : { state: 'held', hold: 'block' };
  const testView = ({ operations, block, attempt }: FluencyTest): RoundView['test'] => {
    const operation = operations[block];
    return operation === undefined
      ? null
      : { operation, block, blocks: operations.length, again: attempt > 0 };
  };
  const face = createFace(
    {
      ...ready(),
      task: null,
      strategyOf: null,
      done: test.block,
      length: test.operations.length,
      right: 0,
      settings: { ...settings, help: false },
      isTest: true,
      belowZero: window.belowZero === true,
      test: testView(test),
    },
    keeper,
  );
  const { bus } = face;
  const show = (change: Partial<RoundView>) =>
    face.show({
      done: test.block,
      task: test.task,
      test: testView(test) ?? face.view().test,
      ...change,
    });
  /** One thing after another: an answer and the end of the time never cross. */
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = busy.then(run);
    busy = turn.catch(() => undefined);
    return turn;
  };
  const keep = async (step: TestStep) => {
    const answer: TaskAnswer = { answerId: newId(now()), ...step.answer };
    const before = test;
    await keeper.add(answer);
    stored.push(answer);
    // Voided while it was being kept: the block stays voided, its answer is one of those that do not count.
    test = test === before ? step.test : { ...test, answers: step.test.answers };
    if (test !== step.test) return undefined;
    if (test.state === 'running') return show({});
    callOff();
    if (test.state === 'over') await keeper.finish();
    return endBlock();
  };
  /** The next block stands ready, or the test is over: the scene shows the end of it. */
  const endBlock = () => {
    if (test.state !== 'over') {
      clock.hold();
      show(ready());
      return bus.emit('app:pause', {});
    }
    show({});
    bus.emit('task:instead', { task: null });
  };
  const begin = () => {
    test = beginBlock(test);
    const { task } = test;
    if (task === null) return;
    since = ticks();
    const attempt = test;
    callOff = later(blockMs, () => {
      void inTurn(async () => {
        // Another block, or the same once more: this time is not that of the block that runs.
        if (test.state !== 'running' || test.block !== attempt.block || test.attempt !== attempt.attempt)
          return;
        const { ms } = clock.stop();
        await keep(timeUp(test, { responseMs: ms, motorMs: 0, answeredAt: now(), input: 'keyboard' }));
      });
    });
    show({ state: 'playing', hold: null });
    bus.emit('app:resume', {});
    if (drawn) bus.emit('task:instead', { task });
    else start();
  };
  const start = () => {
    const { task } = test;
    if (task === null) return;
    drawn = true;
    face.start(task, window.seed);
  };

  bus.answerer('answer', ({ taskId, given, input }) =>
    inTurn(async (): Promise<TestReply> => {
      const { task } = test;
      if (test.state === 'running' && task?.taskId === taskId) {
        const { ms } = clock.stop();
        const atMs = ticks() - since;
        await keep(
          answerSum(test, {
            given,
            responseMs: ms,
            motorMs: motor.of(input),
            atMs,
            answeredAt: now(),
            input,
          }),
        );
      }
      return { verdict: null, nextTask: test.task };
    }),
  );
  bus.answerer('explain', async () => null);
  bus.answerer('test:report', async () => ({
    day: window.day,
    blocks: fluencyReport(stored, window.year),
  }));
  bus.on('round:ready', () => {
    drawn = false;
    if (test.state === 'over') show({ state: 'over' });
    else start();
  });
  bus.on('task:shown', () => clock.start());

  return {
    id: window.id,
    bus,
    view: face.view,
    onView: face.onView,
    hold(why) {
      if (face.view().state !== 'playing' || test.state !== 'running' || why === 'help') return;
      callOff();
      test = pauseBlock(test);
      clock.hold();
      show({ state: 'held', hold: 'pause' });
      bus.emit('app:pause', {});
    },
    goOn() {
      if (face.view().state !== 'held') return;
      clock.release();
      begin();
    },
    helpWithTask: () => undefined,
    time: () => clock.total(),
    knows: () => false,
    change: face.change,
    close() {
      callOff();
      face.close();
    },
  };
}
