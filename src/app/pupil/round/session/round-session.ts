import { wasRight } from '@games/kit/api/bus';
import { isAutomated } from '@/maths/learn/phase';
import { answerTask, progressOf, resumeRound } from '@/maths/round/round';
import { flowFrom } from '@/maths/round/task-flow';
import { createTaskSession } from './task-session';
import type { RoundSession, RoundSetup, RoundView } from './types';

/** True for the start test, which has no blocks and no time limit. */
export const isStartTest = ({ isTest, test }: RoundView): boolean => isTest && test === null;

/** Creates the session of a round: grades each answer at once, stores it and gives the next task. */
export function createRoundSession({ config, ...setup }: RoundSetup): RoundSession {
  const { window, answers, storage, motor, settings } = setup;
  let round = resumeRound(window, config, answers);
  let helped = false;
  let needsRest = false;
  const known = window.pool.filter(({ memory }) => isAutomated(memory)).map(({ sumId }) => sumId);
  const session = createTaskSession({
    setup,
    known,
    first: { flow: flowFrom(round.task), ...progressOf(round), right: answers.filter(wasRight).length },
    async grade({ taskId, whole, ...input }) {
      // An interrupted time says nothing about fluency, so it is stored as in a slow game.
      const tempo = whole ? config.tempo : 'slow';
      const { round: after, verdict, answer } = answerTask(round, { ...input, helped, tempo });
      await session.store(answer);
      round = after;
      if (whole && wasRight(answer) && answer.sumIds.every(session.knows))
        motor.learn(input.input, input.responseMs);
      if (round.task === null) await storage.finish();
      helped = false;
      needsRest = verdict.next === 'pause';
      session.show({
        ...progressOf(round),
        right: view().right + (verdict.right ? 1 : 0),
        strategyOf: settings.help ? verdict.strategyOf : null,
      });
      return { type: 'graded', taskId, verdict, next: round.task };
    },
    entered({ phase }) {
      if (phase === 'explaining') explain();
      if (phase !== 'open' || !needsRest) return;
      needsRest = false;
      session.pause('rest');
    },
  });
  const { view } = session;

  /** Opens help for the missed sum; the round continues when it is closed. */
  const explain = () => {
    if (view().flow.phase !== 'explaining' || view().state !== 'playing') return;
    if (view().strategyOf === null) session.dispatch({ type: 'explained' });
    else session.pause('help');
  };
  /** Marks help for the task that awaits its answer, and for no other. */
  const noteHelp = () => {
    helped ||= ['showing', 'open'].includes(view().flow.phase);
  };

  return {
    ...session,
    pause(why) {
      if (view().state === 'playing' && why === 'help' && view().strategyOf === null) noteHelp();
      session.pause(why);
    },
    resume() {
      const hadHelp = view().pauseReason === 'help';
      const askedHow = hadHelp && view().strategyOf === null;
      if (hadHelp) session.show({ strategyOf: null });
      session.resume();
      if (askedHow) session.bus.emit('app:demonstrate', {});
      explain();
    },
    helpWithTask() {
      noteHelp();
      session.show({ strategyOf: null });
    },
  };
}
