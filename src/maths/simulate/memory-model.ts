import { startDifficulty } from '../learn/difficulty';
import type { Random } from '../random';
import { additionOf, featuresOf, productOf } from '../sum/features';
import type { Sum } from '../sum/sum';
import type { Triple } from '../sum/triple';

/*
 * How a virtual pupil remembers. Fixed before any parameter of the learner model was tuned, and never changed to please
 * it: declarative memory as in ACT-R, where every encounter leaves a trace that fades by a power law, slower when
 * practice is spaced (Anderson & Schooler 1991; all figures of decay, time outside the lesson, threshold and noise as
 * published by Pavlik & Anderson 2005), and a wrong answer once given is learned too (Siegler & Shrager 1984). Nothing in it is a logistic of ability minus difficulty, and its difficulties are its own.
 */

export interface Trace {
  readonly at: number;
  readonly decay: number;
  readonly weight: number;
}

const secondMs = 1000;
/** Outside the hour of a lesson time passes so much slower for memory: other things interfere less. */
const psychologicalTime = 0.025;
const decayLeast = 0.177;
const decayByActivation = 0.217;
/** Activation at which a fact is recalled half of the time, and the scatter of the moment. */
export const recallThreshold = -0.704;
const recallNoise = 0.255;
const mostTraces = 60;

/**
 * What an encounter leaves behind: recalling strengthens more than working out, and that more than being shown; what
 * was said wrongly stays beside it, weakened by the feedback.
 */
export const traceWeight = { recalled: 1, workedOut: 0.8, shown: 0.5, saidWrongly: 0.5 } as const;

/** Chance of a slip of hand or attention where the fact was recalled. */
export const slipRate = 0.02;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function elapsed(from: number, to: number): number {
  const seconds = Math.max(1, (to - from) / secondMs);
  const lesson = 3600;
  return seconds <= lesson ? seconds : lesson + (seconds - lesson) * psychologicalTime;
}

/** Sum of what is left of all traces; activation is its logarithm. */
export const remains = (traces: readonly Trace[], now: number): number =>
  traces.reduce((sum, { at, decay, weight }) => sum + weight * elapsed(at, now) ** -decay, 0);

/** The traces after one more encounter: the more active the fact was, the sooner the new trace fades. */
export function withTrace(traces: readonly Trace[], now: number, weight: number): readonly Trace[] {
  const decay = decayLeast + decayByActivation * Math.min(2, remains(traces, now));
  return [...traces, { at: now, decay, weight }].slice(-mostTraces);
}

/** Activation of a fact from what was learned before the first day, and from all encounters since. */
export const activation = (earlier: number, traces: readonly Trace[], now: number): number =>
  Math.log(Math.exp(earlier) + remains(traces, now));

export const recallChanceAt = (active: number): number => logistic((active - recallThreshold) / recallNoise);

/** Time to recall, ms: shorter the more active the fact is. */
export const recallMs = (active: number): number => 350 + 900 * Math.exp(-0.5 * (active - recallThreshold));

/** Time to work a sum out, ms: 4 to 11 s, longer the further it lies above the pupil. */
export const workingOutMs = (ease: number, random: Random): number =>
  4000 + 4000 * logistic(-ease) + 3000 * random.next();

/** Chance that working it out comes out right. */
export const workingOutChance = (ease: number): number => logistic(1.4 + 0.6 * ease);

/** Odds of giving up before the next sum, and by how much each error in a row multiplies them. */
const quitting = { odds: 0.006, perError: 2.25 } as const;

/** Chance that a child stops now, after so many errors in a row. */
export function quitChance(errorsInRow: number): number {
  const odds = quitting.odds * quitting.perError ** errorsInRow;
  return odds / (1 + odds);
}

/** Places of the tables from easy to hard, as published figures have them. */
const tablePlace = [2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 1];

function hardnessOf(triple: Triple): number {
  const { operation } = triple;
  const { overTen, tie, size, digits } = featuresOf(triple);
  const isProduct = operation === 'multiply' || operation === 'divide';
  const [a, b] = isProduct ? productOf(triple) : additionOf(triple);
  if (isProduct) {
    const places = [tablePlace[a] ?? 12, tablePlace[b] ?? 12];
    return (
      -1.7 +
      0.21 * ((places[0] ?? 12) + (places[1] ?? 12)) -
      (tie ? 0.4 : 0) +
      (operation === 'divide' ? 0.5 : 0)
    );
  }
  const turned = operation === 'subtract' ? 0.5 : 0;
  if (size > 20) return -0.5 + 0.7 * digits + (overTen ? 0.7 : 0) + turned;
  return -2.4 + 0.1 * (a + b) + (overTen ? 0.8 : 0) - (tie ? 0.5 : 0) + turned;
}

/** How hard a sum is for pupils, on a scale where 0 is even odds in the middle of year 4. */
export function hardness(sum: Sum): number {
  const { triple } = sum;
  return triple ? hardnessOf(triple) : startDifficulty(sum);
}
