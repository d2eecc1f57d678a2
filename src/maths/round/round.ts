import { schoolDaysOf } from '../calendar/school-calendar';
import { bucketOf } from '../learn/apply-answer';
import { steppedBack } from '../learn/bucket';
import { randomFrom, seedOf } from '../random';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumWindow } from '../window/sum-window';
import { difficultiesOf, learnerOf } from '../window/window-learner';
import type { TaskAnswer } from './answer';
import { nextTask } from './choice/next-task';
import { judge, saysNothing } from './judging/judge';
import { scoreAnswer } from './judging/score-answer';
import type { Round, RoundConfig } from './round-state';
import { type Given, type SumVerdict, shownOf, type Task, type Verdict } from './task';

/** What the stage knows of an answer. Times in ms, `answeredAt` epoch ms by the device's clock. */
export type AnswerInput = Pick<
  TaskAnswer,
  'given' | 'responseMs' | 'motorMs' | 'helped' | 'answeredAt' | 'input'
> & {
  /** Where this one answer differs from its game: a time that was broken off says no more than that of a slow game. */
  readonly tempo?: TaskAnswer['tempo'];
};

/** All of a stored answer but the id, which the outbox makes. */
export type RecordedAnswer = Omit<TaskAnswer, 'answerId'>;

const returnAfter = { least: 2, most: 4 } as const;
const missesBeforeExplaining = 3;
const missesBeforeRelief = 2;
const hastyMs = 1000;
const hastyMisses = 3;

/** Begins a round on this window. The same window and config give the same round everywhere. */
export function startRound(window: SumWindow, config: RoundConfig): Round {
  const round: Round = {
    window,
    config,
    learner: learnerOf(window),
    past: [],
    returns: [],
    task: null,
    streak: 0,
    missesInRow: 0,
    hastyInRow: 0,
  };
  return { ...round, task: nextTask(round) };
}

/** How far the round is: tasks answered, and tasks in all. */
export const progressOf = ({ past, config }: Round): { readonly done: number; readonly length: number } => ({
  done: past.length,
  length: config.length,
});

function returnsAfter(round: Round, task: Task, verdicts: readonly SumVerdict[]): Round['returns'] {
  const others = round.returns.filter(({ sumId }) => !task.sumIds.includes(sumId));
  const isFixed = round.window.settings.series === 'fixed';
  const missed = verdicts.filter(({ right }) => !right).map(({ sumId }) => sumId);
  // A sum returns once; a second miss is the strategy's business, not a third try.
  if (missed.length === 0 || isFixed || task.purpose === 'return') return others;
  const random = randomFrom(seedOf(round.window.seed, 'return', task.position));
  const from = task.position + returnAfter.least + random.below(returnAfter.most - returnAfter.least + 1);
  return [...others, ...missed.map((sumId) => ({ sumId, from }))].sort((a, b) => a.from - b.from);
}

/** The round after this answer to this task, before the next task is picked. */
function recordAnswer(
  round: Round,
  task: Task,
  answer: RecordedAnswer,
  verdicts: readonly SumVerdict[],
): Round {
  const right = verdicts.every((verdict) => verdict.right);
  const { learner } = scoreAnswer(round.learner, answer, {
    // The window's own clock: forgetting within a round is nothing, and devices' clocks differ.
    now: round.window.createdAt,
    day: round.window.day,
    mathsVersion: round.window.mathsVersion,
    isSchoolDay: schoolDaysOf(round.window.calendar),
    difficultyOf: difficultiesOf(round.window),
  });
  const isUnknown = saysNothing(task, answer.given, round.window.mathsVersion);
  const isHasty = !right && !isUnknown && answer.responseMs < hastyMs;
  return {
    ...round,
    learner,
    past: [...round.past, { sumIds: task.sumIds, purpose: task.purpose, right }],
    returns: returnsAfter(round, task, verdicts),
    streak: right ? round.streak + 1 : 0,
    // "I don't know" is no error: it neither adds to the misses nor wipes them out.
    missesInRow: right ? 0 : round.missesInRow + (isUnknown ? 0 : 1),
    hastyInRow: isHasty ? round.hastyInRow + 1 : 0,
  };
}

/** Whether this answer showed that a bucket of procedures is too hard as yet. */
const hasSteppedBack = (before: Round, after: Round, { sumIds }: Task): boolean =>
  sumIds.some((sumId) => {
    const bucket = bucketOf(parseSumOrThrow(sumId));
    return (
      bucket !== undefined &&
      steppedBack(before.learner.skills[bucket]?.bucket, after.learner.skills[bucket]?.bucket)
    );
  });

function verdictOf(
  round: Round,
  task: Task,
  given: Given,
  perSum: readonly SumVerdict[],
  stepsBack: boolean,
): Verdict {
  const right = perSum.every((verdict) => verdict.right);
  const [missed = null] = perSum.filter((verdict) => !verdict.right).map(({ sumId }) => sumId);
  const isOver = round.past.length >= round.config.length;
  const mustPause = round.hastyInRow >= hastyMisses;
  // One row put wrongly misses several sums of a bucket at once: that alone is no reason to stop and explain.
  const isTooHard = stepsBack && task.mode !== 'order';
  const mustExplain = isTooHard || given.kind === 'unknown' || round.missesInRow >= missesBeforeExplaining;
  const step = mustPause ? 'pause' : mustExplain ? 'explain' : 'task';
  const needsStrategy = mustExplain || round.missesInRow >= missesBeforeRelief;
  return {
    taskId: task.taskId,
    right,
    perSum,
    next: isOver ? 'over' : step,
    strategyOf: needsStrategy && !right ? missed : null,
    streak: round.streak,
  };
}

/** A pause or an explanation is a new beginning: the misses before it count no more. */
function applyBrake(round: Round, { next }: Verdict): Round {
  if (next === 'pause') return { ...round, hastyInRow: 0, missesInRow: 0 };
  return next === 'explain' && round.missesInRow >= missesBeforeExplaining
    ? { ...round, missesInRow: 0 }
    : round;
}

function answered(round: Round, task: Task, answer: RecordedAnswer, perSum: readonly SumVerdict[]) {
  const after = recordAnswer(round, task, answer, perSum);
  const verdict = verdictOf(after, task, answer.given, perSum, hasSteppedBack(round, after, task));
  const rested = applyBrake(after, verdict);
  return { round: { ...rested, task: nextTask(rested) }, verdict };
}

/**
 * Answers the current task: the round that follows, the verdict to show, and the answer to store (without its id).
 * Throws RangeError when the round is over.
 */
export function answerTask(
  round: Round,
  input: AnswerInput,
): { readonly round: Round; readonly verdict: Verdict; readonly answer: RecordedAnswer } {
  const { task, config } = round;
  if (!task) throw new RangeError('The round is over.');
  const timed = { ...input, tempo: input.tempo ?? config.tempo };
  const perSum = judge(task, timed.given, timed, round.window.year, round.window.mathsVersion);
  const answer: RecordedAnswer = {
    position: task.position,
    sumIds: task.sumIds,
    mode: task.mode,
    purpose: task.purpose,
    ...shownOf(task),
    shownRight: perSum.map(({ right }) => right),
    game: config.game,
    ...timed,
  };
  return { ...answered(round, task, answer, perSum), answer };
}

/**
 * Takes a round up again from its stored answers: the very state it had after the last of them. Answers count from
 * position 0 up to the first gap; order and repeats do not matter.
 */
export function resumeRound(
  window: SumWindow,
  config: RoundConfig,
  answers: readonly RecordedAnswer[],
): Round {
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]));
  let round = startRound(window, config);
  for (let position = 0; position < config.length; position += 1) {
    const answer = byPosition.get(position);
    if (!answer) break;
    // What was really asked and shown counts, also when a newer build would have picked another sum.
    const task = { ...answer, taskId: `${window.id}.${position}` };
    round = answered(
      round,
      task,
      answer,
      judge(task, answer.given, answer, window.year, window.mathsVersion),
    ).round;
  }
  return round;
}
