import type { SumCollection } from '../collections/sum-collection';
import { heldBackPart, type Misses, type PupilFlag, type RecentWork, workFlags } from './attention';
import type { Evidence, FactEvidence } from './evidence';
import { type DomainReport, type GoalReport, goalsAndFlags } from './goal-report';
import { type KnownChange, type KnownInWeek, knownByWeek, paceOf, type WeekTotals } from './growth';
import { type NextStep, nextStep } from './next-step';
import { type RecentAnswer, type StuckOn, whyStuck } from './why-stuck';
import { goalOf, goalStanding, type PartStanding, practisedBeside } from './year-goals';

/** A misconception with the number of wrong answers it explains best. */
export interface ErrorCount {
  readonly errorType: string;
  readonly count: number;
  /** The latest of them. */
  readonly example: { readonly sumId: string; readonly given: string };
}

/** All that is known of a pupil when a report is made. */
export interface PupilEvidence<Week extends WeekTotals = WeekTotals> {
  readonly goals: readonly SumCollection[];
  readonly practice: Evidence;
  readonly work: RecentWork;
  /** Counted where `mayGuess`. */
  readonly misses: Misses | null;
  /** Scored answers of the last fourteen days, the latest first; needed of a pupil that is stuck. */
  readonly answers: readonly RecentAnswer[];
  /** Weeks of the period, oldest first. */
  readonly weeks: readonly Week[];
  readonly knownChanges: readonly KnownChange[];
  /** Each wrong answer of the period once. */
  readonly errors: readonly ErrorCount[];
}

/** Everything a page says of a pupil. */
export interface PupilReport<Week extends WeekTotals = WeekTotals> {
  readonly goals: readonly GoalReport[];
  /** What was practised outside the goals. */
  readonly beside: readonly PartStanding[];
  readonly domains: readonly DomainReport[];
  readonly facts: readonly FactEvidence[];
  readonly flags: readonly PupilFlag[];
  readonly stuckOn: StuckOn | null;
  /** Misses of a pupil with the flag `guessing`. */
  readonly misses: Misses | null;
  /** Facts known by heart, by week. */
  readonly known: readonly KnownInWeek[];
  /** Weeks whose speed says something good; empty where it does not. */
  readonly pace: readonly Week[];
  /** Misconceptions; none of a pupil that guesses, whose wrong answers say nothing of them. */
  readonly errors: readonly ErrorCount[];
  readonly step: NextStep;
}

/** Derives all that is said of a pupil from one body of evidence. Pure: the same evidence gives the same report. */
export function pupilReport<Week extends WeekTotals>(evidence: PupilEvidence<Week>): PupilReport<Week> {
  const { practice, work, misses, answers, weeks, knownChanges } = evidence;
  const own = workFlags(work, misses);
  const stuckOn = own.includes('stuck') ? whyStuck(answers) : null;
  const standings = evidence.goals.map((collection) => goalStanding(goalOf(collection), practice));
  const shown = goalsAndFlags(evidence.goals, standings, { work, flags: own, stuckOn });
  const guesses = own.includes('guessing');
  const knownNow = practice.facts.filter(({ state }) => state === 'known').length;
  return {
    ...shown,
    beside: practisedBeside(evidence.goals.map(goalOf), practice).map((part) => heldBackPart(part, stuckOn)),
    facts: practice.facts,
    stuckOn,
    misses: guesses ? misses : null,
    known: knownByWeek(
      knownNow,
      weeks.map(({ week }) => week),
      knownChanges,
    ),
    pace: paceOf(weeks, shown.flags),
    errors: guesses ? [] : evidence.errors,
    step: nextStep(shown, stuckOn),
  };
}
