import { distractorsFor } from '../error-type/distractors';
import { startDifficulty } from '../learn/difficulty';
import { notation } from '../number/rational';
import { type Random, randomFrom, seedOf } from '../random';
import type { Given, Task } from '../round/task';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Sum, SumId } from '../sum/sum';

export interface PupilTraits {
  readonly seed: number;
  /** Departure from the class's middle in standard deviations, about −2 to 2. */
  readonly talent: number;
  /** School year 1–8 (NL numbering). */
  readonly year: number;
}

export interface PupilReply {
  readonly given: Given;
  /** From readable to committed, hand included. */
  readonly responseMs: number;
}

/**
 * A pupil that is not the learner model: facts are traces in memory that fade by a power law and fade slower when
 * practice is spaced (ACT-R; Anderson & Schooler 1991, Pavlik & Anderson 2005). What is not recalled in time is worked
 * out, slowly and with errors; hands and attention fail now and then.
 */
export interface VirtualPupil {
  /** Answers a task and learns from it. `now` is epoch ms. */
  answer(task: Pick<Task, 'sumIds' | 'mode' | 'options'>, now: number): PupilReply;
  /** Chance that the fact is recalled at once, without practising it: the truth a model is measured against. */
  recallProbability(sumId: SumId, now: number): number;
}

interface Trace {
  readonly at: number;
  readonly decay: number;
}

const secondMs = 1000;
/** A night and a day outside the lesson fade less than a minute within it. */
const psychologicalTime = 0.025;
const recallNoise = 0.35;
const traceNoise = { base: 0.177, slope: 0.217 } as const;
/** Activation at which a fact is recalled half of the time. */
const threshold = -0.3;
const slipRate = 0.02;
const mostTraces = 60;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** About normal, mean 0 and deviation 1. */
const normal = (random: Random): number => (random.next() + random.next() + random.next() - 1.5) * 2;

function elapsed(from: number, to: number): number {
  const seconds = Math.max(1, (to - from) / secondMs);
  const session = 3600;
  return seconds <= session ? seconds : session + (seconds - session) * psychologicalTime;
}

function activation(traces: readonly Trace[], now: number): number {
  if (traces.length === 0) return Number.NEGATIVE_INFINITY;
  return Math.log(traces.reduce((sum, { at, decay }) => sum + elapsed(at, now) ** -decay, 0));
}

function wrongValue(sum: Sum, random: Random): string {
  const [wrong] = distractorsFor(sum, 3, random);
  return notation(wrong ?? sum.answer);
}

/** Puts a value into the way of answering that the task asks. */
function giving(task: Pick<Task, 'mode' | 'options'>, value: string, random: Random): Given {
  if (task.mode === 'choose') {
    const options = task.options ?? [];
    const chosen = options.find((option) => option.value === value) ?? random.shuffled(options)[0];
    return chosen ? { kind: 'choice', optionId: chosen.id } : { kind: 'unknown' };
  }
  if (task.mode === 'compose') return { kind: 'pieces', values: [value] };
  return task.mode === 'place' ? { kind: 'place', value } : { kind: 'value', raw: value };
}

const handMs = { choose: 800, type: 1200, collect: 2000, compose: 4000, place: 2500, order: 4000 } as const;

/** Makes a pupil; the same traits give the same pupil. */
export function simulatePupil({ seed, talent, year }: PupilTraits): VirtualPupil {
  const random = randomFrom(seedOf(seed, 'pupil'));
  const traces = new Map<SumId, readonly Trace[]>();
  const ability = talent + (year - 4) * 0.7;
  const hand = 1 + 0.15 * normal(random);
  // What was learned before the first day here: easy facts are there, hard ones are not.
  const head = (sum: Sum): number => ability - startDifficulty(sum) - 1.2 + 0.5 * taste(sum.id);
  const taste = (sumId: SumId): number => normal(randomFrom(seedOf(seed, sumId)));

  const activityOf = (sumId: SumId, now: number): number => {
    const earlier = threshold + 0.8 * head(parseSumOrThrow(sumId));
    return Math.log(Math.exp(activation(traces.get(sumId) ?? [], now)) + Math.exp(earlier));
  };
  const recallProbability = (sumId: SumId, now: number): number =>
    logistic((activityOf(sumId, now) - threshold) / recallNoise);

  function learn(sumId: SumId, now: number): void {
    const before = traces.get(sumId) ?? [];
    const decay = traceNoise.base + traceNoise.slope * Math.min(2, Math.exp(activation(before, now)));
    traces.set(sumId, [...before, { at: now, decay }].slice(-mostTraces));
  }

  return {
    recallProbability,
    answer(task, now) {
      const [sumId] = task.sumIds;
      if (sumId === undefined) return { given: { kind: 'unknown' }, responseMs: secondMs };
      const sum = parseSumOrThrow(sumId);
      const activity = activityOf(sumId, now);
      const recalls = random.next() < recallProbability(sumId, now);
      const worksOut = logistic(1.8 + 0.6 * head(sum));
      const right = recalls ? random.next() > slipRate : random.next() < worksOut;
      const thinking = recalls
        ? 350 + 900 * Math.exp(-0.5 * (activity - threshold))
        : 4000 + 4000 * logistic(-head(sum)) + 3000 * random.next();
      // Feedback shows the right answer, so a miss leaves a trace too.
      learn(sumId, now);
      const gaveUp = !recalls && !right && random.next() < 0.1;
      const value = right ? notation(sum.answer) : wrongValue(sum, random);
      return {
        given: gaveUp ? { kind: 'unknown' } : giving(task, value, random),
        responseMs: Math.round(handMs[task.mode] * hand * (0.85 + 0.3 * random.next()) + thinking),
      };
    },
  };
}
