import { type GoalState, wobblyOf } from './standing';
import { type StuckOn, stuckBelow } from './why-stuck';
import type { GoalStanding, PartStanding } from './year-goals';

export type PupilFlag = 'stuck' | 'guessing' | 'not-practising' | 'ready-for-more';

/** The last fourteen days of one pupil. */
export interface RecentWork {
  readonly answers: number;
  readonly correct: number;
  /** Practised in the last seven days. */
  readonly practisedLately: boolean;
  /** In the school's list for more than seven days. */
  readonly known: boolean;
  /** Somebody of the group practised in the last seven days. */
  readonly groupPractised: boolean;
}

/** Wrong answers of those days; `hurried` are those within `hurriedWithin`. */
export interface Misses {
  readonly all: number;
  readonly hurried: number;
}

/** Whoever answers within this has not calculated, ms. */
export const hurriedWithin = 1500;
const answersAsked = { stuck: 30 } as const;
const moreFrom = 0.95;
/** Right answers asked of who is ready for more: 95 of 100 of sixty. A wrong one never completes them. */
const rightAsked = 57;
/** Whoever has more right than this does not guess, however fast. */
const guessingBelow = 0.8;
/** Part of the wrong answers, and how many at least, that are hurried when a pupil guesses. */
const guessingFrom = { part: 1 / 3, misses: 6 } as const;

const rateOf = ({ answers, correct }: RecentWork): number => (answers === 0 ? 0 : correct / answers);

/** Whether the pupil may be guessing: only then its misses have to be counted. */
export const mayGuess = (work: RecentWork): boolean =>
  work.answers >= answersAsked.stuck && rateOf(work) < guessingBelow;

const isGuessing = (work: RecentWork, { all, hurried }: Misses): boolean =>
  mayGuess(work) && hurried >= guessingFrom.misses && hurried >= guessingFrom.part * all;

/**
 * Flags that need no goals, by rules that can be said in one sentence each, of the last fourteen days:
 * - guessing: at least 30 answers, fewer than 80 % right, and a third of the wrong ones within 1.5 s;
 * - stuck: at least 30 answers, fewer than 75 % of them right, and not by guessing;
 * - not practising: nothing in seven days in which a classmate did practise (so not in the holidays).
 * @param misses counted where `mayGuess`
 */
export function workFlags(work: RecentWork, misses: Misses | null): PupilFlag[] {
  const guesses = misses !== null && isGuessing(work, misses);
  const isStuck = !guesses && work.answers >= answersAsked.stuck && rateOf(work) < stuckBelow;
  const flags: PupilFlag[] = [];
  if (isStuck) flags.push('stuck');
  if (guesses) flags.push('guessing');
  if (work.groupPractised && work.known && !work.practisedLately) flags.push('not-practising');
  return flags;
}

/** Flags that count as needing attention; being ready for more is good news. */
export const needsAttention = (flags: readonly PupilFlag[]): boolean =>
  flags.some((flag) => flag !== 'ready-for-more');

type Measured = Pick<GoalStanding, 'state' | 'practised' | 'parts'>;

const firmStates: readonly GoalState[] = ['reached', 'nearly'];

/**
 * Returns whether nothing that was practised of a goal is wobbly: every fact at least nearly known, every procedure at least
 * nearly reached.
 */
export const isFirm = ({ practised, parts }: Measured): boolean =>
  practised > 0 &&
  parts.every(
    (part) =>
      part.practised === 0 ||
      (part.kind === 'facts' ? wobblyOf(part) === 0 : firmStates.includes(part.state)),
  );

/**
 * Adds the flag `ready-for-more`: at least 57 right answers in fourteen days, which are 95 % of all, no other flag, and a
 * goal of which nothing that was practised is wobbly.
 */
export function flagsWithGoals(
  work: RecentWork,
  flags: readonly PupilFlag[],
  goals: readonly Measured[],
): readonly PupilFlag[] {
  const isAhead = work.correct >= rightAsked && rateOf(work) >= moreFrom;
  return isAhead && flags.length === 0 && goals.some(isFirm) ? ['ready-for-more'] : flags;
}

/** How far a pupil is said to be with something on which it is stuck now: on its way, however little is left of it. */
export const heldState = (state: GoalState): GoalState => (firmStates.includes(state) ? 'under-way' : state);

/**
 * A part on which a pupil is stuck now is neither reached nor nearly reached, whatever went right before. Facts known by
 * heart stay known, as the grid shows them; a procedure is no longer counted.
 */
export function heldBackPart<Part extends PartStanding>(part: Part, stuckOn: StuckOn | null): Part {
  if (part.skill !== stuckOn?.skill) return part;
  const counts = part.kind === 'procedures' ? { known: 0, nearly: 0 } : {};
  return { ...part, ...counts, state: heldState(part.state) };
}

/** A goal with a part on which a pupil is stuck now is on its way, too. */
export function heldBack<Goal extends GoalStanding>(goal: Goal, stuckOn: StuckOn | null): Goal {
  if (!goal.parts.some(({ skill }) => skill === stuckOn?.skill)) return goal;
  const parts = goal.parts.map((part) => heldBackPart(part, stuckOn));
  const total = (of: 'known' | 'nearly') => parts.reduce((sum, part) => sum + part[of], 0);
  return { ...goal, known: total('known'), nearly: total('nearly'), state: heldState(goal.state), parts };
}
