import { isWeekday, shiftDay } from '@/maths/calendar/school-days';
import { findCollection } from '@/maths/collections/standard-collections';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { startDifficulties } from '@/maths/learn/difficulty';
import { emptyLearner } from '@/maths/learn/empty-learner';
import type { Learner } from '@/maths/learn/learner';
import { type LevelChange, levelSliceOf, withLevel } from '@/maths/learn/level/level-by-hand';
import { isAutomated } from '@/maths/learn/phase';
import { type Random, randomFrom, seedOf } from '@/maths/random';
import { hurriedWithin, mayGuess, type RecentWork } from '@/maths/report/attention';
import { evidenceOf, type HandStep } from '@/maths/report/evidence';
import { goalsOfYear } from '@/maths/report/goals-of-year';
import type { PupilEvidence } from '@/maths/report/pupil-report';
import { scoreAnswer } from '@/maths/round/judging/score-answer';
import { answerTask, startRound } from '@/maths/round/round';
import { simulatePupil } from '@/maths/simulate/simulate-pupil';
import { readSum } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { makeWindow } from '@/maths/window/make-window';
import { stepBuckets } from '@/maths/window/step-buckets';
import { difficultiesOf } from '@/maths/window/window-learner';

/* Pupils that practise through the product's own windows, rounds and model; only they and the clock are made up. */

const firstDay = '2026-09-07';
const choosing = {
  game: 'bellenprikken',
  mode: 'choose',
  tempo: 'quick',
  optionCount: 4,
  motorMs: 500,
} as const;
const typing = { game: 'dinograven', mode: 'type', tempo: 'quick', optionCount: 4, motorMs: 1100 } as const;
// Options cost most of the time, so that a thousand pupils choose in one round of three.
const games = [choosing, typing, typing] as const;
const settings = {
  series: 'adaptive',
  sumsPerRound: 16,
  help: true,
  clock: 'off',
  fragileLimit: 8,
} as const;

interface Given {
  readonly sumId: SumId;
  readonly day: string;
  readonly right: boolean;
  readonly given: string | null;
  readonly errors: readonly string[];
  readonly responseMs: number;
  readonly scored: boolean;
  readonly knownChange: number;
}

/** A pupil as it practised. */
export interface SimulatedPupil {
  readonly evidence: PupilEvidence;
  /** The same after one more step by hand, without any answer. */
  readonly afterStep: PupilEvidence;
}

const pick = <Value>(values: readonly Value[], random: Random): Value => {
  const value = values[random.below(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const mondayOf = (day: string): string => {
  let monday = day;
  while (new Date(`${monday}T00:00:00Z`).getUTCDay() !== 1) monday = shiftDay(monday, -1);
  return monday;
};

/** Plays one round; returns the learner after it and what was given. */
function playRound(
  start: Learner,
  collection: SumCollection,
  day: string,
  {
    answer,
    guesses,
    random,
  }: { answer: ReturnType<typeof simulatePupil>['answer']; guesses: number; random: Random },
): { learner: Learner; given: Given[] } {
  const { motorMs, ...game } = pick(games, random);
  const now = Date.parse(`${day}T08:00:00Z`) + random.below(3_600_000);
  const ids = { id: 'w', pupilId: 'p', practiceTaskId: 't' };
  const window = makeWindow({
    ...ids,
    collection,
    learner: start,
    settings,
    now,
    day,
    seed: random.below(2 ** 31),
  });
  let at = now;
  let learner = start;
  const given: Given[] = [];
  let round = startRound(window, { ...game, length: settings.sumsPerRound });
  while (round.task) {
    const { task } = round;
    const option = task.options?.[random.below(task.options.length)];
    const guess = option
      ? { kind: 'choice' as const, optionId: option.id }
      : { kind: 'value' as const, raw: String(random.below(20)) };
    const reply =
      random.next() < guesses ? { given: guess, responseMs: 600 + random.below(800) } : answer(task, at);
    at += reply.responseMs + 1500;
    const step = answerTask(round, { ...reply, motorMs, helped: false, answeredAt: at, input: 'touch' });
    const scored = scoreAnswer(learner, step.answer, {
      now: at,
      day,
      isSchoolDay: isWeekday,
      difficultyOf: difficultiesOf(window),
    });
    learner = scored.learner;
    for (const { verdict, trace } of scored.parts) {
      const isFact = readSum(verdict.sumId)?.learnedAs === 'fact';
      const change = Number(isAutomated(trace.after.memory)) - Number(isAutomated(trace.before.memory));
      given.push({
        sumId: verdict.sumId,
        day,
        right: verdict.right,
        given: verdict.given,
        errors: verdict.errors,
        responseMs: reply.responseMs,
        scored: trace.scored,
        knownChange: isFact ? change : 0,
      });
    }
    round = step.round;
  }
  return { learner, given };
}

function byHand(learner: Learner, collection: SumCollection, day: string, random: Random) {
  const direction = random.next() < 0.5 ? 'up' : 'down';
  const at = { difficulties: startDifficulties, now: Date.parse(`${day}T12:00:00Z`) };
  const change: LevelChange = { direction, buckets: stepBuckets(collection, learner, direction, at) };
  const step: HandStep = { buckets: change.buckets, found: levelSliceOf(learner, change).buckets };
  return { learner: withLevel(learner, change), step };
}

function weeksOf(given: readonly Given[]) {
  const weekOf = new Map([...new Set(given.map(({ day }) => day))].map((day) => [day, mondayOf(day)]));
  return [...new Set(weekOf.values())].map((week) => {
    const own = given.filter(({ day }) => weekOf.get(day) === week);
    const right = own.filter((answer) => answer.right).length;
    const minutes = own.reduce((sum, { responseMs }) => sum + responseMs, 0) / 60_000;
    return { week, answers: own.length, right, rightPerMinute: minutes < 0.5 ? null : right / minutes };
  });
}

function errorsOf(given: readonly Given[]) {
  const missed = given.filter((answer) => !answer.right && answer.given !== null);
  const types = [...new Set(missed.map(({ errors: [likeliest = 'unclassified'] }) => likeliest))];
  return types.map((errorType) => {
    const own = missed.filter(({ errors: [likeliest = 'unclassified'] }) => likeliest === errorType);
    const last = own.at(-1);
    return {
      errorType,
      count: own.length,
      example: { sumId: last?.sumId ?? '', given: last?.given ?? '' },
    };
  });
}

function evidenceFrom(
  learner: Learner,
  steps: readonly HandStep[],
  given: readonly Given[],
  { goals, today }: { goals: readonly SumCollection[]; today: string },
): PupilEvidence {
  const recent = given.filter(({ day }) => day >= shiftDay(today, -13));
  const work: RecentWork = {
    answers: recent.length,
    correct: recent.filter(({ right }) => right).length,
    practisedLately: given.some(({ day }) => day >= shiftDay(today, -6)),
    known: true,
    groupPractised: true,
  };
  const missed = recent.filter(({ right, scored }) => !right && scored);
  const hurried = missed.filter(({ responseMs }) => responseMs < hurriedWithin).length;
  return {
    goals,
    practice: evidenceOf(learner, steps),
    work,
    misses: mayGuess(work) ? { all: missed.length, hurried } : null,
    answers: recent.filter(({ scored }) => scored).toReversed(),
    weeks: weeksOf(given),
    knownChanges: given
      .filter(({ knownChange }) => knownChange !== 0)
      .map(({ day, knownChange }) => ({ week: mondayOf(day), change: knownChange })),
    errors: errorsOf(given),
  };
}

/** Makes a pupil that practised for some days; the same seed gives the same pupil. */
export function simulatedPupil(seed: number): SimulatedPupil {
  const random = randomFrom(seedOf(seed, 'truth'));
  const year = 3 + random.below(6);
  const country = random.next() < 0.7 ? 'nl' : 'be';
  const collectionsOf = (of: number) => goalsOfYear(of, country).flatMap((key) => findCollection(key) ?? []);
  const goals = collectionsOf(year);
  // Some practise what belongs to another year.
  const practised = [...goals, ...collectionsOf(Math.max(3, year - 1))];
  const tasks = Array.from({ length: 1 + random.below(3) }, () => pick(practised, random));
  const { answer } = simulatePupil({ seed: random.below(2 ** 31), talent: random.next() * 7 - 4, year });
  const guesses = random.next() < 0.3 ? random.next() * 0.7 : 0;
  const days = Array.from({ length: 1 + random.below(25) }, (_, place) => place).reduce<string[]>((all) => {
    let day = shiftDay(all.at(-1) ?? shiftDay(firstDay, -1), 1 + random.below(2));
    while (!isWeekday(day)) day = shiftDay(day, 1);
    return [...all, day];
  }, []);
  let learner = emptyLearner(year);
  const steps: HandStep[] = [];
  const given: Given[] = [];
  for (const day of days) {
    const played = playRound(learner, pick(tasks, random), day, { answer, guesses, random });
    learner = played.learner;
    given.push(...played.given);
    if (random.next() < 0.05) {
      const set = byHand(learner, pick(tasks, random), day, random);
      learner = set.learner;
      steps.push(set.step);
    }
  }
  const today = shiftDay(days.at(-1) ?? firstDay, random.below(10));
  const at = { goals, today };
  const set = byHand(learner, pick(tasks, random), today, random);
  return {
    evidence: evidenceFrom(learner, steps, given, at),
    afterStep: evidenceFrom(set.learner, [...steps, set.step], given, at),
  };
}
