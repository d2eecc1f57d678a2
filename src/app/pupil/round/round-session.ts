import type { AnswerReply, Bus, RoundSettings } from '@games/kit/bus';
import { isAutomated } from '@/maths/learn/memory';
import type { TaskAnswer } from '@/maths/round/answer';
import { answerTask, progressOf, resumeRound } from '@/maths/round/round';
import type { RoundConfig } from '@/maths/round/round-state';
import type { Task } from '@/maths/round/task';
import type { Operation, SumId } from '@/maths/sum/sum';
import type { SumWindow } from '@/maths/window/sum-window';
import { newId } from '../../new-id';
import type { AnswerClock } from './answer-clock';
import type { MotorTimes } from './motor-samples';
import { answeredOnce, createFace } from './session-face';

/** Where a round's answers and keepsakes go: the outbox, or nowhere in a preview. */
export interface RoundKeeper {
  /** Resolves when the answer is kept; only then does anything move on the screen. */
  add(answer: TaskAnswer): Promise<void>;
  finish(): Promise<void>;
  loadKeepsake(game: string): Promise<unknown>;
  saveKeepsake(game: string, data: unknown): Promise<void>;
}

/** What the screen around the stage shows of a round. */
export interface RoundView {
  readonly state: 'playing' | 'held' | 'over';
  /** Why the round is held. */
  readonly hold: 'pause' | 'help' | 'rest' | 'block' | 'time' | null;
  readonly task: Task | null;
  /** The missed sum whose strategy is offered: help begins with it. Stands until it was seen or a task is answered. */
  readonly strategyOf: SumId | null;
  readonly done: number;
  readonly length: number;
  readonly right: number;
  readonly settings: RoundSettings;
  /** Whether answers can be below zero, by the whole collection: then a minus can be given with each sum. */
  readonly belowZero: boolean;
  /** A test: nothing is said of single answers. */
  readonly isTest: boolean;
  /** The block of a test that stands ready or runs; `again` when a pause voided it. */
  readonly test: {
    readonly operation: Operation;
    /** From 0. */
    readonly block: number;
    readonly blocks: number;
    readonly again: boolean;
  } | null;
}

/** A test without blocks and time: the one that finds where a new pupil stands. */
export const isStartTest = ({ isTest, test }: RoundView): boolean => isTest && test === null;

export interface RoundSession {
  /** Of the window that is played. */
  readonly id: string;
  readonly bus: Bus;
  view(): RoundView;
  onView(listener: () => void): () => void;
  hold(why: NonNullable<RoundView['hold']>): void;
  goOn(): void;
  /** Help turns from the missed sum to the task that stands now. */
  helpWithTask(): void;
  /** Time in this round so far, ms; stands still while the round is held or the page is not seen. */
  time(): number;
  /** Whether the pupil has this sum by heart, as far as the window says. */
  knows(sumId: SumId): boolean;
  change(settings: Partial<Pick<RoundSettings, 'sound' | 'motion' | 'locale'>>): void;
  close(): void;
}

export interface RoundSetup {
  readonly window: SumWindow;
  readonly config: RoundConfig;
  /** Answers given before, when a round is taken up again. */
  readonly answers: readonly TaskAnswer[];
  readonly settings: RoundSettings;
  readonly keeper: RoundKeeper;
  readonly clock: AnswerClock;
  readonly motor: MotorTimes;
  /** Epoch ms of the device. */
  readonly now: () => number;
}

const isRight = ({ shownRight }: TaskAnswer): boolean => shownRight.every(Boolean);

/**
 * A round being played: judges at once, keeps the answer, gives the next task. Whoever draws it (a scene, the
 * simple view) knows only the bus.
 */
export function createRoundSession({
  window,
  config,
  answers,
  keeper,
  clock,
  motor,
  now,
  ...setup
}: RoundSetup): RoundSession {
  let round = resumeRound(window, config, answers);
  let helped = false;
  let shownTask: string | undefined;
  let needsRest = false;
  let waiting: (() => void)[] = [];
  const once = answeredOnce<AnswerReply>();
  // A round taken up again goes on from the time its answers took.
  const earlier = answers.reduce((sum, { responseMs }) => sum + responseMs, 0);
  const face = createFace(
    {
      state: round.task === null ? 'over' : 'playing',
      hold: null,
      task: round.task,
      strategyOf: null,
      ...progressOf(round),
      right: answers.filter(isRight).length,
      settings: setup.settings,
      isTest: false,
      belowZero: window.belowZero === true,
      test: null,
    },
    keeper,
  );
  const { bus, view, show } = face;
  const known: ReadonlySet<SumId> = new Set(
    window.pool.filter(({ memory }) => isAutomated(memory)).map(({ sumId }) => sumId),
  );

  const goesOn = () => new Promise<void>((done) => waiting.push(done));
  /** Help counts for the task that waits for its answer, and for no other. */
  const noteHelp = () => {
    const { task } = view();
    helped ||= task !== null && task.taskId !== once.lastId();
  };

  const answer = async (input: Parameters<typeof answerTask>[1], whole: boolean): Promise<AnswerReply> => {
    // A time that was broken off says nothing about fluency: it is stored as that of a slow game.
    const tempo = whole ? config.tempo : 'slow';
    const step = answerTask(round, { ...input, tempo });
    const stored: TaskAnswer = { answerId: newId(now()), ...step.answer };
    await keeper.add(stored);
    round = step.round;
    if (whole && isRight(stored) && stored.sumIds.every((id) => known.has(id)))
      motor.learn(input.input, input.responseMs);
    const progress = progressOf(round);
    if (round.task === null) await keeper.finish();
    helped = false;
    needsRest = step.verdict.next === 'pause';
    show({
      ...progress,
      right: view().right + (step.verdict.right ? 1 : 0),
      strategyOf: setup.settings.help ? step.verdict.strategyOf : null,
    });
    return { verdict: step.verdict, nextTask: round.task, ...progress };
  };

  bus.answerer('answer', ({ taskId, given, input }) =>
    once.answer(taskId, () => {
      const { ms, whole } = clock.stop();
      const asked = { given, responseMs: ms, motorMs: motor.of(input), helped, answeredAt: now(), input };
      return answer(asked, whole);
    }),
  );
  bus.answerer('explain', async () => {
    while (view().state === 'held') await goesOn();
    if (view().strategyOf === null) return null;
    session.hold('help');
    await goesOn();
    return null;
  });
  bus.on('round:ready', () => {
    const { task } = round;
    if (task === null) return show({ state: 'over' });
    show({ task });
    face.start(task, window.seed, [...known]);
  });
  bus.on('task:shown', ({ taskId }) => {
    show({ task: round.task });
    clock.start();
    // Seen before (a turned screen, a drawing that began again): its time says nothing.
    if (taskId === shownTask) {
      clock.hold();
      clock.release();
    }
    shownTask = taskId;
    if (needsRest) session.hold('rest');
    needsRest = false;
  });
  bus.on('help:wanted', () => session.hold('help'));

  const session: RoundSession = {
    id: window.id,
    bus,
    view,
    onView: face.onView,
    hold(why) {
      if (view().state !== 'playing') return;
      if (why === 'help' && view().strategyOf === null) noteHelp();
      clock.hold();
      show({ state: 'held', hold: why });
      bus.emit('app:pause', {});
    },
    goOn() {
      if (view().state !== 'held') return;
      clock.release();
      const seen = view().hold === 'help' ? { strategyOf: null } : {};
      show({ state: 'playing', hold: null, ...seen });
      bus.emit('app:resume', {});
      const released = waiting;
      waiting = [];
      for (const done of released) done();
    },
    helpWithTask() {
      noteHelp();
      show({ strategyOf: null });
    },
    time: () => earlier + clock.total(),
    knows: (sumId) => known.has(sumId),
    change: face.change,
    close: face.close,
  };
  return session;
}
