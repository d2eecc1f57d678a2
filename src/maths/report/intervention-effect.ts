import { findCollection } from '../collections/standard-collections';
import type { SumId } from '../sum/sum';
import type { Matter, MatterKind } from './matter';
import { narrowestSkill } from './why-stuck';
import { goalOf } from './year-goals';

/** Scored answers of one pupil to one sum, counted. */
export interface SumTally {
  readonly sumId: SumId;
  readonly answers: number;
  readonly right: number;
  /** Wrong ones within `hurriedWithin`. */
  readonly hurried: number;
  /** Wrong ones whose likeliest cause is the misconception that is asked for. */
  readonly errors: number;
}

/** `count` of `of` answers, or of days. */
export interface Measured {
  readonly of: number;
  readonly count: number;
}

/** What is counted: right answers, answers with a misconception, hurried misses, or days with practice. */
export type Measure = 'right' | 'errors' | 'hurried' | 'days';

/**
 * How it went since:
 * - `not-practised`: nothing in which it could show;
 * - `too-little`: fewer answers since than `answersAsked`;
 * - `begun`: there is too little from before to compare with;
 * - `same`: no difference that chance does not make (one-sided 5 %).
 */
export type EffectVerdict = 'not-practised' | 'too-little' | 'begun' | 'better' | 'same' | 'worse';

/** Of before as many as name a skill on which a pupil is stuck. */
const answersAsked = { before: 5, after: 10 } as const;
const leastDeviation = 1.645;

const measures: Readonly<Record<MatterKind, Measure>> = {
  skill: 'right',
  stuck: 'right',
  goal: 'right',
  error: 'errors',
  guessing: 'hurried',
  'not-practising': 'days',
};

export const measureOf = ({ kind }: Matter): Measure => measures[kind];

/** Whether answers to a sum say something of a matter. */
function concerns({ kind, code }: Matter, sumId: SumId): boolean {
  if (kind === 'skill') return narrowestSkill(sumId) === code;
  if (kind !== 'goal') return true;
  const collection = findCollection(code);
  const skill = narrowestSkill(sumId);
  return collection !== null && skill !== undefined && goalOf(collection).parts.has(skill);
}

/** Counts the answers that say something of a matter; the same before and after something was done about it. */
export function measuredBy(matter: Matter, tallies: readonly SumTally[]): Measured {
  const own = tallies.filter(({ sumId }) => concerns(matter, sumId));
  const measure = measureOf(matter);
  const counted = measure === 'days' ? 'answers' : measure;
  const sum = (what: 'answers' | typeof counted) => own.reduce((all, tally) => all + tally[what], 0);
  return { of: sum('answers'), count: sum(counted) };
}

/** Judges the days or answers after something was done by those before it. */
export function effectVerdict(measure: Measure, before: Measured, after: Measured): EffectVerdict {
  if (measure === 'days') {
    if (after.count === 0) return 'not-practised';
    return after.count > before.count ? 'better' : after.count < before.count ? 'worse' : 'same';
  }
  if (after.of === 0) return 'not-practised';
  if (after.of < answersAsked.after) return 'too-little';
  if (before.of < answersAsked.before) return 'begun';
  const [earlier, later] = [before.count / before.of, after.count / after.of];
  const both = (before.count + after.count) / (before.of + after.of);
  const deviation = Math.sqrt(both * (1 - both) * (1 / before.of + 1 / after.of));
  const gain = measure === 'right' ? later - earlier : earlier - later;
  if (deviation === 0 || Math.abs(gain) < leastDeviation * deviation) return 'same';
  return gain > 0 ? 'better' : 'worse';
}
