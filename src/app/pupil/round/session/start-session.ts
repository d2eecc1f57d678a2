import { answerStartSum, mostStartSums, resumeStartTest } from '@/maths/assessment/start-test';
import { flowFrom } from '@/maths/round/task-flow';
import { createTaskSession } from './task-session';
import type { RoundSession, RoundSetup } from './types';

interface StartSetup extends Omit<RoundSetup, 'config'> {
  /** Game id under which the answers are stored. */
  readonly game: string;
}

/**
 * Creates the session of a start test. It looks like a round to the screen, gives no verdicts and ends when the level
 * is known. It can be stopped at any sum and resumed there.
 */
export function createStartSession({ game, ...setup }: StartSetup): RoundSession {
  let test = resumeStartTest(setup.window, game, setup.answers);
  const session = createTaskSession({
    setup,
    first: {
      flow: flowFrom(test.task),
      done: test.asked.length,
      length: mostStartSums,
      settings: { ...setup.settings, help: false, clock: 'off' },
      isTest: true,
    },
    async grade({ taskId, whole: _, ...input }) {
      const step = answerStartSum(test, input);
      await session.store(step.answer);
      test = step.test;
      if (test.task === null) await setup.storage.finish();
      session.show({ done: test.asked.length });
      return { type: 'graded', taskId, verdict: null, next: test.task };
    },
  });
  return {
    ...session,
    pause(why) {
      if (why !== 'help') session.pause('pause');
    },
  };
}
