import { createBus } from '@games/kit/api/bus';
import { createStore } from 'zustand/vanilla';
import type { TaskAnswer } from '@/maths/round/answer';
import { isUnreadable } from '@/maths/round/judging/judge';
import type { AnswerInput, RecordedAnswer } from '@/maths/round/round';
import { advance, type TaskEvent, type TaskFlow, taskIn } from '@/maths/round/task-flow';
import type { SumId } from '@/maths/sum/sum';
import { newId } from '../../../shared/new-id';
import type { RoundSession, RoundSetup, RoundView } from './types';

/** An answer to the current task. `whole` is false when a pause interrupted its response time. */
interface CommittedAnswer extends Omit<AnswerInput, 'helped' | 'tempo'> {
  readonly taskId: string;
  readonly whole: boolean;
}

interface TaskSessionSpec {
  readonly setup: Omit<RoundSetup, 'config'>;
  readonly first: Pick<RoundView, 'flow' | 'done' | 'length'> & Partial<RoundView>;
  readonly known?: readonly SumId[];
  /** Returns the time since the running block of a test began, ms. */
  readonly blockTime?: () => number;
  /** Grades and stores an answer; resolves with the event that follows. */
  readonly grade: (answer: CommittedAnswer) => Promise<TaskEvent>;
  /** Called after the flow has entered a phase and the view was told. */
  readonly entered?: (flow: TaskFlow) => void;
}

/** A session that knows no kind of round yet; practice and tests build theirs on it. */
export interface TaskSession extends RoundSession {
  show(change: Partial<RoundView>): void;
  dispatch(event: TaskEvent): void;
  /** Stores an answer under a new id. */
  store(answer: RecordedAnswer): Promise<TaskAnswer>;
  /** All answers stored so far. */
  readonly answers: readonly TaskAnswer[];
}

/** Last year in which a child learns to read. */
const readsItselfUpTo = 4;

/** Adds the state that follows from the flow and the pause. */
const withState = (view: Omit<RoundView, 'state'>): RoundView => {
  const isOver = view.flow.phase === 'over';
  return { ...view, state: isOver ? 'over' : view.pauseReason === null ? 'playing' : 'paused' };
};

/**
 * Runs the flow of a round's tasks: takes the events of scene or simple view from the bus and sends back the phase to
 * render. A view that is replaced asks again with `round:ready`; answers are taken once, whichever view gives them.
 */
export function createTaskSession({
  setup: { window, storage, clock, motor, now, settings, answers: earlier },
  first,
  known = [],
  blockTime = () => 0,
  grade,
  entered,
}: TaskSessionSpec): TaskSession {
  const bus = createBus();
  const answers = [...earlier];
  const belowZero = window.belowZero === true;
  const {
    getState: view,
    setState,
    subscribe,
  } = createStore<RoundView>(() =>
    withState({
      pauseReason: null,
      strategyOf: null,
      right: 0,
      settings,
      isTest: false,
      belowZero,
      readsItself: window.year <= readsItselfUpTo,
      test: null,
      ...first,
    }),
  );
  const show = (change: Partial<RoundView>) => setState((old) => withState({ ...old, ...change }), true);
  let isStarted = false;
  let shownTask: string | undefined;
  let keepsake: Promise<unknown> | undefined;
  let saved: { readonly data: unknown } | undefined;

  const sendPhase = () => {
    const { flow } = view();
    // A scene draws its world when there is a first task.
    if (!isStarted && flow.phase === 'waiting') return;
    if (!isStarted) {
      isStarted = true;
      bus.emit('round:start', {
        settings: view().settings,
        seed: window.seed,
        belowZero,
        known,
        answers: [...answers],
        blockTime: blockTime(),
        length: view().length,
      });
    }
    bus.emit('task:phase', flow);
  };
  const startClock = (taskId: string) => {
    clock.start();
    // The task was shown before (rotated screen, restarted scene), so its time says nothing.
    if (taskId === shownTask) {
      clock.pause();
      clock.resume();
    }
    shownTask = taskId;
  };
  const dispatch = (event: TaskEvent): boolean => {
    const flow = advance(view().flow, event);
    if (flow === view().flow) return false;
    if (flow.phase === 'open') startClock(flow.task.taskId);
    show({ flow });
    sendPhase();
    // The view may have led to another phase at once.
    if (view().flow === flow) entered?.(flow);
    return true;
  };

  bus.on('round:ready', () => {
    isStarted = false;
    if (!dispatch({ type: 'restarted' })) sendPhase();
  });
  bus.on('task:shown', ({ taskId }) => dispatch({ type: 'shown', taskId }));
  bus.on('task:answer', ({ taskId, given, input }) => {
    const asked = taskIn(view().flow);
    if (!dispatch({ type: 'answered', taskId, given })) return;
    if (asked && isUnreadable(asked, given, window.mathsVersion)) {
      // Signs that are no answer are asked again and never counted.
      dispatch({ type: 'rejected', taskId });
      return;
    }
    const { ms, whole } = clock.stop();
    const timed = { responseMs: ms, motorMs: motor.of(input), answeredAt: now() };
    grade({ taskId, given, input, whole, ...timed }).then(dispatch, (error: unknown) => {
      console.error(error);
      dispatch({ type: 'rejected', taskId });
    });
  });
  bus.on('task:seen', ({ taskId }) => dispatch({ type: 'seen', taskId }));
  bus.on('round:celebrated', () => dispatch({ type: 'celebrated' }));
  // Every scene of this round gets the keepsake as it was before, so that the round adds to it once.
  bus.answerer('keep:load', async ({ game }) => {
    // A screen that is rotated after the round shows what the round brought.
    if (view().flow.phase === 'over' && saved !== undefined) return saved.data;
    keepsake ??= storage.loadKeepsake(game);
    return keepsake;
  });
  bus.answerer('keep:save', async ({ game, data }) => {
    saved = { data };
    await storage.saveKeepsake(game, data);
    return null;
  });

  return {
    id: window.id,
    bus,
    answers,
    view,
    onView: subscribe,
    show,
    dispatch,
    async store(recorded) {
      const answer: TaskAnswer = { answerId: newId(now()), ...recorded };
      await storage.add(answer);
      answers.push(answer);
      return answer;
    },
    pause(why) {
      if (view().state !== 'playing') return;
      clock.pause();
      show({ pauseReason: why });
      bus.emit('app:pause', {});
    },
    resume() {
      if (view().state !== 'paused') return;
      clock.resume();
      show({ pauseReason: null });
      bus.emit('app:resume', {});
    },
    helpWithTask: () => undefined,
    time: () => earlier.reduce((sum, { responseMs }) => sum + responseMs, 0) + clock.total(),
    knows: (sumId) => known.includes(sumId),
    change(changed) {
      show({ settings: { ...view().settings, ...changed } });
      if (changed.sound !== undefined) bus.emit('app:sound', { on: changed.sound });
      if (changed.motion !== undefined) bus.emit('app:motion', { motion: changed.motion });
    },
    close: () => undefined,
  };
}
