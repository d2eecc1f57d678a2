import { isWeekday } from '../calendar/school-days';
import type { SumCollection } from '../collections/sum-collection';
import { sumsOf } from '../collections/sum-collection';
import { startDifficulty } from '../learn/difficulty';
import { fluencyLimit } from '../learn/grading/outcome';
import { randomFrom, seedOf } from '../random';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { ladderOf } from '../window/pool/ladder';
import { type ChildTraits, makeChild } from './child/child';
import { type MakePolicy, roundLength } from './policy/policy';
import { rotationFor } from './rotation';

/** Weeks of practice of one child under one policy. */
export interface Course {
  readonly collection: SumCollection;
  readonly child: ChildTraits;
  readonly weeks: number;
  /** Minutes a school day, if the child does not give up before. */
  readonly minutes: number;
  /** From the second week on also asks sums from all tenths of q before a day begins; nobody learns from those. */
  readonly asksSilently?: boolean;
}

export interface CourseResult {
  /** Facts that would be recalled, and recalled fluently, three weeks after the last day (expected numbers). */
  readonly recalled: number;
  readonly fluent: number;
  /** Of procedures: buckets in which nine of ten answers would be right, and the share right in the last bucket. */
  readonly buckets: number;
  readonly lastBucket: number;
  readonly tasks: number;
  readonly right: number;
  readonly rounds: number;
  /** Rounds with five errors or more. */
  readonly hardRounds: number;
  readonly finished: number;
  /** From the second week on. */
  readonly probes: readonly Probe[];
  /** From all tenths of q, asked before a day begins. */
  readonly silent: readonly Probe[];
  /** The first round with a quarter of hard sums, and the first with four of five right; null when there was none. */
  readonly firstHard: number | null;
  readonly firstEasy: number | null;
}

export interface Probe {
  readonly expected: number;
  readonly outcome: number;
}

const dayMs = 86_400_000;
const retentionDays = 21;
const explainedMs = 8000;
const manyErrors = 5;
const bucketKnownFrom = 0.85;
const hardShare = 0.25;
const easyShare = 0.8;

/** Sums for a child that is far ahead: the hardest third of its collection, and what is as hard elsewhere. */
function isHardIn(collection: SumCollection): (sumId: SumId) => boolean {
  const difficulties = sumsOf(collection)
    .map((sumId) => startDifficulty(parseSumOrThrow(sumId)))
    .sort((a, b) => a - b);
  const least = difficulties[Math.floor((2 * difficulties.length) / 3)] ?? 0;
  return (sumId) => startDifficulty(parseSumOrThrow(sumId)) >= least;
}

/** Odds of giving up before the next sum, and by how much each error in a row multiplies them. */
const quitting = { odds: 0.006, perError: 2.25 } as const;

/** Probability that a child stops now, after so many errors in a row. */
export function quitProbability(errorsInRow: number): number {
  const odds = quitting.odds * quitting.perError ** errorsInRow;
  return odds / (1 + odds);
}

type Counts = Pick<CourseResult, 'tasks' | 'right' | 'rounds' | 'hardRounds' | 'finished'>;

/** What the child knows in the end. */
function outcomeOf({ collection, child: { year } }: Course, child: ReturnType<typeof makeChild>, at: number) {
  const truths = new Map(
    sumsOf(collection).map((sumId) => [
      sumId,
      child.truth(sumId, at, fluencyLimit(parseSumOrThrow(sumId), year)),
    ]),
  );
  const total = (pick: (truth: { recalled: number; fluent: number }) => number) =>
    [...truths.values()].reduce((sum, truth) => sum + pick(truth), 0);
  const { sums, buckets } = ladderOf(collection);
  const shares = buckets.map(({ places }) => {
    const own = places.flatMap((place) => truths.get(sums[place]?.sum.id ?? ('' as never)) ?? []);
    return own.reduce((sum, { recalled }) => sum + recalled, 0) / Math.max(1, own.length);
  });
  return {
    recalled: total(({ recalled }) => recalled),
    fluent: total(({ fluent }) => fluent),
    buckets: shares.filter((share) => share >= bucketKnownFrom).length,
    lastBucket: shares.at(-1) ?? 0,
  };
}

/** Lets a child practise under a policy; the child and its moods are the same under every policy. */
export function practise(makePolicy: MakePolicy, course: Course): CourseResult {
  const { collection, child: traits, weeks, minutes, asksSilently = false } = course;
  const { seed, start, year } = traits;
  const child = makeChild(traits);
  const policy = makePolicy({ collection, year, seed });
  const games = rotationFor(collection);
  const probes: Probe[] = [];
  const silent: Probe[] = [];
  const isHard = isHardIn(collection);
  let firstHard: number | null = null;
  let firstEasy: number | null = null;
  const totals: Counts = { tasks: 0, right: 0, rounds: 0, hardRounds: 0, finished: 0 };
  const counts = { ...totals } as { -readonly [Key in keyof typeof totals]: number };
  for (let d = 0; d < weeks * 7; d += 1) {
    const day = new Date(start + d * dayMs).toISOString().slice(0, 10);
    if (!isWeekday(day)) continue;
    const moods = randomFrom(seedOf(seed, 'moods', d));
    const begin = start + d * dayMs;
    let at = begin;
    let hasQuit = false;
    const first = games[counts.rounds % games.length];
    if (asksSilently && d >= 7 && first) {
      const draws = randomFrom(seedOf(seed, 'silent', d));
      for (const { task, expected, outcomeOf: graded } of policy.probes?.(first, begin, draws) ?? []) {
        const outcome = graded(child.wouldAnswer(task, first, begin, draws));
        if (outcome !== null) silent.push({ expected, outcome });
      }
    }
    while (!hasQuit && at - begin < minutes * 60_000) {
      const game = games[counts.rounds % games.length];
      if (!game) break;
      policy.begin(game, day, at);
      let errors = 0;
      let errorsInRow = 0;
      let done = 0;
      let hard = 0;
      while (done < roundLength) {
        hasQuit = moods.next() < quitProbability(errorsInRow);
        if (hasQuit) break;
        const reply = child.answer(policy.next(at), game, at);
        at += reply.responseMs;
        const seen = policy.answered(reply, at);
        at += (seen.right ? game.rightMs : game.wrongMs) + (seen.explains ? explainedMs : 0);
        if (seen.probe && d >= 7) probes.push(seen.probe);
        errorsInRow = seen.right ? 0 : errorsInRow + 1;
        errors += seen.right ? 0 : 1;
        hard += isHard(seen.sumId) ? 1 : 0;
        counts.right += seen.right ? 1 : 0;
        done += 1;
      }
      counts.tasks += done;
      counts.rounds += 1;
      if (hard >= hardShare * roundLength) firstHard ??= counts.rounds;
      if (done === roundLength && done - errors >= easyShare * done) firstEasy ??= counts.rounds;
      counts.hardRounds += errors >= manyErrors ? 1 : 0;
      counts.finished += done === roundLength ? 1 : 0;
    }
  }
  const later = start + (weeks * 7 + retentionDays) * dayMs;
  return { ...counts, probes, silent, firstHard, firstEasy, ...outcomeOf(course, child, later) };
}
