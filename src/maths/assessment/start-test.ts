import { schoolDaysOf } from '../calendar/school-calendar';
import { standardError } from '../learn/estimate';
import type { Learner } from '../learn/learner';
import { probability } from '../learn/probability';
import { judge } from '../round/judging/judge';
import { scoreAnswer } from '../round/judging/score-answer';
import type { AnswerInput, RecordedAnswer } from '../round/round';
import type { Task } from '../round/task';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumWindow } from '../window/sum-window';
import { difficultiesOf, learnerOf } from '../window/window-learner';

/*
 * The start test: at most 12 sums and 4 minutes that place a new pupil. It begins with the easiest sum there is; then each
 * sum is the one that tells most and still is likely to be known. It stops as soon as it is sure enough. Without feedback. Pure: the same window and answers, the same test.
 */

/** Sums a start test asks at most. */
export const mostStartSums = 12;
const fewestSums = 6;
/** Time for answering after which no other sum is asked, ms. */
const mostMs = 4 * 60_000;
/** Standard error of the pupil's ability, logits, at which more sums would say little more. */
const enoughError = 0.33;
/** Near even odds a sum tells most; a little above it tells nearly as much (96 % at .6) and is kinder. */
const askedProbability = 0.6;
/** The first sums should be known: the very easiest, then ever less so. */
const firstProbabilities = [1, 0.8] as const;
/** After two misses in a row comes one that the pupil can do. */
const safeProbability = 0.9;
const missesBeforeSafe = 2;
/** How much nearer to the wanted chance a sum must be to be asked where its kind was asked once more often. */
const varietyBonus = 0.06;

/** Everything a start test is; made by the functions below only. */
export interface StartTest {
  readonly window: SumWindow;
  /** Folder name of the game that plays it. */
  readonly game: string;
  /** The pupil as the answers have shown it. */
  readonly learner: Learner;
  readonly asked: readonly RecordedAnswer[];
  readonly missesInRow: number;
  /** The sum to answer now; null when the pupil is placed. */
  readonly task: Task | null;
}

function nextTask(test: StartTest): Task | null {
  const { window, learner, asked, missesInRow } = test;
  if (isOver(test)) return null;
  const usual = firstProbabilities[asked.length] ?? askedProbability;
  const wanted = missesInRow >= missesBeforeSafe ? safeProbability : usual;
  const done = new Set(asked.flatMap(({ sumIds }) => sumIds));
  const kindOf = (sumId: Task['sumIds'][number]) =>
    `${parseSumOrThrow(sumId).operation} ${parseSumOrThrow(sumId).kind}`;
  const kinds = new Map<string, number>();
  for (const sumId of done) kinds.set(kindOf(sumId), (kinds.get(kindOf(sumId)) ?? 0) + 1);
  let best: { readonly task: Task; readonly cost: number } | null = null;
  for (const { sumId, difficulty } of window.pool) {
    if (done.has(sumId)) continue;
    const knowing = probability(learner, parseSumOrThrow(sumId), { now: window.createdAt, difficulty });
    const cost = Math.abs(knowing - wanted) + varietyBonus * (kinds.get(kindOf(sumId)) ?? 0);
    if (best && cost >= best.cost) continue;
    const position = asked.length;
    const task: Task = {
      taskId: `${window.id}.${position}`,
      position,
      sumIds: [sumId],
      mode: 'type',
      purpose: 'test',
    };
    best = { task, cost };
  }
  return best?.task ?? null;
}

/** A test is over when it is long enough, or sure enough. */
function isOver(test: StartTest): boolean {
  const { asked } = test;
  const spentMs = asked.reduce((sum, { responseMs }) => sum + responseMs, 0);
  if (asked.length >= mostStartSums || spentMs >= mostMs) return true;
  return asked.length >= fewestSums && errorOf(test) <= enoughError;
}

/** How far the test is: sums answered, and the most there will be. */
export const progressOfStartTest = ({
  asked,
}: StartTest): { readonly done: number; readonly most: number } => ({
  done: asked.length,
  most: mostStartSums,
});

const errorOf = ({ learner }: Pick<StartTest, 'learner'>): number => standardError([learner.ability]);

/** A start test on a window that was made for one. */
export function beginStartTest(window: SumWindow, game: string): StartTest {
  const test: StartTest = { window, game, learner: learnerOf(window), asked: [], missesInRow: 0, task: null };
  return { ...test, task: nextTask(test) };
}

function recordAnswer(test: StartTest, answer: RecordedAnswer): StartTest {
  const { window } = test;
  const { learner } = scoreAnswer(test.learner, answer, {
    now: window.createdAt,
    day: window.day,
    mathsVersion: window.mathsVersion,
    isSchoolDay: schoolDaysOf(window.calendar),
    difficultyOf: difficultiesOf(window),
  });
  const right = judge(answer, answer.given, answer, window.year).every((verdict) => verdict.right);
  const asked = [...test.asked, answer];
  const after = { ...test, learner, asked, missesInRow: right ? 0 : test.missesInRow + 1 };
  return { ...after, task: nextTask(after) };
}

/**
 * Answers the sum that stands: the test that follows, and the answer to store. Throws RangeError when the test is over.
 */
export function answerStartSum(
  test: StartTest,
  input: Omit<AnswerInput, 'helped' | 'tempo'>,
): { readonly test: StartTest; readonly answer: RecordedAnswer } {
  const { task, window, game } = test;
  if (!task) throw new RangeError('The start test is over.');
  const timed = { ...input, tempo: 'quick' as const };
  const answer: RecordedAnswer = {
    position: task.position,
    sumIds: task.sumIds,
    mode: task.mode,
    purpose: task.purpose,
    shownRight: judge(task, timed.given, timed, window.year).map(({ right }) => right),
    helped: false,
    game,
    ...timed,
  };
  return { test: recordAnswer(test, answer), answer };
}

/** Takes a start test up again from its stored answers, up to the first gap. */
export function resumeStartTest(
  window: SumWindow,
  game: string,
  answers: readonly RecordedAnswer[],
): StartTest {
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]));
  let test = beginStartTest(window, game);
  for (let next = byPosition.get(0); next; next = byPosition.get(test.asked.length))
    test = recordAnswer(test, next);
  return test;
}

export interface Placed {
  /** Ability on the scale of the difficulties, logits. */
  readonly ability: number;
  readonly standardError: number;
  readonly sums: number;
}

/** Where the pupil stands by now, and how sure that is. */
export const placedBy = (test: StartTest): Placed => ({
  ability: test.learner.ability.mean,
  standardError: errorOf(test),
  sums: test.asked.length,
});
