import { isWeekday, schoolDaysLater } from '@/maths/calendar/school-days';
import { findCollection } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { distractorsFor } from '@/maths/error-type/distractors';
import { emptyLearner, emptyMemory } from '@/maths/learn/empty-learner';
import type { Learner, SumMemory } from '@/maths/learn/learner';
import { isAutomated } from '@/maths/learn/phase';
import { probability } from '@/maths/learn/probability';
import { notation } from '@/maths/number/rational';
import { randomFrom, seedOf } from '@/maths/random';
import { scoreAnswer } from '@/maths/round/judging/score-answer';
import { answerTask, startRound } from '@/maths/round/round';
import type { Round } from '@/maths/round/round-state';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { makeWindow } from '@/maths/window/make-window';
import { difficultiesOf } from '@/maths/window/window-learner';

/** What a visitor lets the example child answer. */
export const replies = ['quick', 'slow', 'wrong', 'unknown'] as const;
export type Reply = (typeof replies)[number];

/** What an answer did to its sum, by which the page explains it. */
export type Effect =
  | 'not-counted'
  | 'unknown'
  | 'missed'
  | 'slow'
  | 'nearly'
  | 'again'
  | 'known'
  | 'known-at-once'
  | 'reviewed';

/** Where a sum stands, as the window shows it. */
export const lanes = ['new', 'practising', 'nearly', 'known'] as const;
export type Lane = (typeof lanes)[number];

export interface Move {
  readonly sumId: SumId;
  readonly effect: Effect;
  readonly from: Lane;
  readonly to: Lane;
  /** Days with a quick right answer since the last miss. */
  readonly fluentDays: number;
}

/** A made-up child that practises two times tables. Nothing of it is kept or sent. */
export interface ExampleChild {
  readonly learner: Learner;
  readonly round: Round;
  readonly rounds: number;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Answers of this day. */
  readonly today: number;
  readonly move: Move | null;
}

export interface SumShown {
  readonly sumId: SumId;
  readonly lane: Lane;
  /** Chance of a good answer now, 0–1. */
  readonly probability: number;
}

const year = 5;
const firstDay = '2026-09-07';
/** A round of the product has at least eight sums. */
const roundLength = 8;
const motorMs = 1200;
const responseMs = { quick: 2800, slow: 10_200, wrong: 6000, unknown: 4000 } as const;
const answerGapMs = 20_000;
const settings = {
  series: 'adaptive',
  sumsPerRound: roundLength,
  help: true,
  clock: 'off',
  fragileLimit: 8,
} as const;

function twoTables() {
  const collection = findCollection('tables-4-8');
  if (!collection) throw new Error('site-example-without-collection');
  return collection;
}

const timeOf = ({ day, today }: Pick<ExampleChild, 'day' | 'today'>): number =>
  Date.parse(`${day}T09:00:00Z`) + today * answerGapMs;

const memoryOf = (learner: Learner, sumId: SumId): SumMemory => learner.sums[sumId] ?? emptyMemory;

function laneOf(memory: SumMemory): Lane {
  if (isAutomated(memory)) return 'known';
  return memory.phase === 'nearly' || memory.phase === 'practising' ? memory.phase : 'new';
}

function roundOf(learner: Learner, rounds: number, at: Pick<ExampleChild, 'day' | 'today'>): Round {
  const window = makeWindow({
    id: `example-${rounds}`,
    pupilId: 'example',
    practiceTaskId: 'example',
    collection: twoTables(),
    learner,
    settings,
    now: timeOf(at),
    day: at.day,
    seed: seedOf('example', rounds),
  });
  const config = {
    mode: 'type',
    game: 'example',
    tempo: 'quick',
    optionCount: 4,
    length: roundLength,
  } as const;
  return startRound(window, config);
}

function givenFor({ sumIds: [sumId] }: Task, reply: Reply) {
  if (reply === 'unknown' || !sumId) return { kind: 'unknown' } as const;
  const { raw, wrong } = answersOf(sumId);
  return { kind: 'value', raw: reply === 'wrong' ? wrong : raw } as const;
}

/** The right answer to a sum, and a wrong one that children give. */
export function answersOf(sumId: SumId): { readonly raw: string; readonly wrong: string } {
  const sum = parseSumOrThrow(sumId);
  const [wrong = sum.answer] = distractorsFor(sum, 1, randomFrom(seedOf('example', sumId)));
  return { raw: notation(sum.answer), wrong: notation(wrong) };
}

function effectOf(before: SumMemory, after: SumMemory, reply: Reply, scored: boolean): Effect {
  if (reply === 'unknown') return 'unknown';
  if (!scored) return 'not-counted';
  if (reply === 'wrong') return 'missed';
  if (isAutomated(before)) return 'reviewed';
  if (isAutomated(after)) return after.fluentDays.length < 3 ? 'known-at-once' : 'known';
  if (reply === 'slow') return 'slow';
  return before.phase === 'nearly' ? 'again' : 'nearly';
}

/** Answers the sum that is asked; begins the next round when this one is over. */
export function answerExample(child: ExampleChild, reply: Reply): ExampleChild {
  const { round, learner, day } = child;
  const [sumId] = round.task?.sumIds ?? [];
  if (!round.task || !sumId) return child;
  const now = timeOf(child);
  const step = answerTask(round, {
    given: givenFor(round.task, reply),
    responseMs: responseMs[reply],
    motorMs,
    helped: false,
    answeredAt: now,
    input: 'touch',
  });
  const { learner: after, parts } = scoreAnswer(learner, step.answer, {
    now,
    day,
    isSchoolDay: isWeekday,
    difficultyOf: difficultiesOf(round.window),
  });
  const [before, later] = [memoryOf(learner, sumId), memoryOf(after, sumId)];
  const move: Move = {
    sumId,
    effect: effectOf(before, later, reply, parts[0]?.trace.scored ?? false),
    from: laneOf(before),
    to: laneOf(later),
    fluentDays: later.fluentDays.length,
  };
  const at = { day, today: child.today + 1 };
  const isOver = step.round.task === null;
  const rounds = child.rounds + (isOver ? 1 : 0);
  return { learner: after, round: isOver ? roundOf(after, rounds, at) : step.round, rounds, ...at, move };
}

/** Lets the example child come back after so many school days. */
export function daysLater({ learner, rounds, day }: ExampleChild, count: number): ExampleChild {
  const at = { day: schoolDaysLater(day, count, isWeekday), today: 0 };
  return { learner, round: roundOf(learner, rounds + 1, at), rounds: rounds + 1, ...at, move: null };
}

const daysBefore = 7;

/** What the child knew before it came here: the easy facts at once, others by working them out or not yet. */
function usualReply({ round }: ExampleChild, days: number): Reply {
  const [sumId] = round.task?.sumIds ?? [];
  const { a: factor = 0 } = (sumId && parseSumOrThrow(sumId).binaryFact) || {};
  if ([1, 2, 5, 10].includes(factor)) return 'quick';
  if (factor === 3) return days < daysBefore - 2 ? 'slow' : 'quick';
  return factor < 7 ? 'slow' : 'wrong';
}

/** The child when a visitor meets it: after seven days with these tables, played by the same code. */
export function beginExample(): ExampleChild {
  const learner = emptyLearner(year);
  const at = { day: firstDay, today: 0 };
  let child: ExampleChild = { learner, round: roundOf(learner, 1, at), rounds: 1, ...at, move: null };
  for (let days = 0; days < daysBefore; days += 1) {
    for (let answers = 0; answers < roundLength; answers += 1)
      child = answerExample(child, usualReply(child, days));
    child = daysLater(child, 1);
  }
  // The visitor begins where it counts.
  while (child.round.task?.purpose === 'warm-up') child = answerExample(child, 'quick');
  return { ...child, move: null };
}

/** All sums of the tables with where they stand, in the order of the collection. */
export function sumsShown(child: ExampleChild): readonly SumShown[] {
  const { learner } = child;
  return sumsOf(twoTables()).map((sumId) => ({
    sumId,
    lane: laneOf(memoryOf(learner, sumId)),
    probability: probability(learner, parseSumOrThrow(sumId), { now: timeOf(child) }),
  }));
}
