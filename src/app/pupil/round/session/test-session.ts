import { fluencyReport } from '@/maths/assessment/fluency-report';
import {
  answerSum,
  beginBlock,
  type FluencyTest,
  pauseBlock,
  resumeFluencyTest,
  type TestStep,
  timeUp,
} from '@/maths/assessment/fluency-test';
import { blockMs } from '@/maths/round/block-time';
import type { TaskEvent } from '@/maths/round/task-flow';
import { createTaskSession } from './task-session';
import type { RoundSession, RoundSetup, RoundView } from './types';

export interface TestSetup extends Omit<RoundSetup, 'config'> {
  /** Game id of the scene. */
  readonly game: string;
  /** Runs a function once after some ms unless cancelled; used for the time of a block. */
  readonly later?: (ms: number, run: () => void) => () => void;
  /** Monotonic time, ms. */
  readonly ticks?: () => number;
}

const laterByTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const testView = ({ operations, block, attempt }: FluencyTest): RoundView['test'] => {
  const operation = operations[block];
  return operation === undefined ? null : { operation, block, blocks: operations.length, again: attempt > 0 };
};

/**
 * Creates the session of a fluency test. It looks like a round to the stage and gives no verdicts. The child starts
 * each block, the clock ends it, and a pause voids the running block.
 */
export function createTestSession({
  game,
  later = laterByTimer,
  ticks = () => performance.now(),
  ...setup
}: TestSetup): RoundSession {
  const { window, storage, clock, now } = setup;
  let test = resumeFluencyTest(window, game, setup.answers);
  /** Start of the running block, by `ticks`. */
  let since: number | null = null;
  let callOff = () => {};
  let busy: Promise<unknown> = Promise.resolve();
  const blockTime = () => (since === null ? 0 : ticks() - since);
  const session = createTaskSession({
    setup,
    blockTime,
    first: {
      flow: { phase: test.state === 'over' ? 'over' : 'waiting' },
      pauseReason: 'block',
      done: test.block,
      length: test.operations.length,
      settings: { ...setup.settings, help: false },
      isTest: true,
      test: testView(test),
    },
    grade: ({ whole: _, taskId, ...input }) =>
      inTurn(async () => {
        if (test.state !== 'running' || test.task?.taskId !== taskId) return { type: 'stopped' };
        return keep(answerSum(test, { ...input, atMs: blockTime() }));
      }),
  });
  const { bus, view } = session;
  const show = (change: Partial<RoundView>) =>
    session.show({ done: test.block, test: testView(test) ?? view().test, ...change });
  /** Runs one step at a time, so that an answer and the end of a block never overlap. */
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = busy.then(run);
    busy = turn.catch(() => undefined);
    return turn;
  };
  const keep = async (step: TestStep): Promise<TaskEvent> => {
    const before = test;
    const { taskId } = test.task ?? {};
    await session.store(step.answer);
    // The block was voided while its answer was being stored, so that answer does not count.
    test = test === before ? step.test : { ...test, answers: step.test.answers };
    const asked: TaskEvent = { type: 'graded', taskId: taskId ?? '', verdict: null, next: test.task };
    if (test !== step.test || test.state === 'running') return asked;
    callOff();
    if (test.state === 'over') {
      await storage.finish();
      show({});
      return { type: 'ended' };
    }
    show({});
    session.pause('block');
    return { type: 'stopped' };
  };
  const begin = () => {
    test = beginBlock(test);
    const { task, block, attempt } = test;
    if (task === null) return;
    session.dispatch({ type: 'asked', task });
    since = ticks();
    const cancel = later(blockMs, () => {
      void inTurn(async () => {
        // The timer belongs to an earlier block or attempt.
        if (test.state !== 'running' || test.block !== block || test.attempt !== attempt) return;
        const { ms } = clock.stop();
        session.dispatch(
          await keep(timeUp(test, { responseMs: ms, motorMs: 0, answeredAt: now(), input: 'keyboard' })),
        );
      });
    });
    callOff = () => {
      cancel();
      since = null;
    };
  };
  bus.answerer('test:report', async () => ({
    day: window.day,
    blocks: fluencyReport(session.answers, window.year),
  }));

  return {
    ...session,
    pause(why) {
      if (view().state !== 'playing' || test.state !== 'running' || why === 'help') return;
      callOff();
      test = pauseBlock(test);
      show({});
      session.pause('pause');
      session.dispatch({ type: 'stopped' });
    },
    resume() {
      // An answer that is still being stored belongs to the block before.
      void inTurn(async () => {
        if (view().state !== 'paused') return;
        session.resume();
        begin();
      });
    },
    close: () => callOff(),
  };
}
