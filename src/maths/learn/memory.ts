import { daysBetween, type IsSchoolDay, schoolDaysLater } from '../calendar/school-days';
import type { SumMemory, SumPhase } from './learner';
import { isAutomated } from './phase';

/** School days between reviews of an automated sum. */
export const reviewSchedule: readonly number[] = [2, 4, 8, 16, 32, 60];
/** From this chance on a sum is nearly known. */
export const nearlyFrom = 0.7;

const fluentDaysAsked = 3;
const fluentSpanDays = 7;
const daysKept = 6;

/** Adds a day once; of more than six the first and the last five stay, so that the span is never lost. */
function withDay(days: readonly string[], day: string): readonly string[] {
  if (days.includes(day)) return days;
  const all = [...days, day];
  return all.length <= daysKept ? all : [...all.slice(0, 1), ...all.slice(1 - daysKept)];
}

/** Fluent on three days, at least seven days from first to last, at least once produced and not chosen. */
function isKnownByHeart({ fluentDays, producedFluently }: SumMemory): boolean {
  const [first, last] = [fluentDays.at(0), fluentDays.at(-1)];
  if (first === undefined || last === undefined || !producedFluently) return false;
  return fluentDays.length >= fluentDaysAsked && daysBetween(first, last) >= fluentSpanDays;
}

export interface Recall {
  readonly right: boolean;
  readonly fluent: boolean;
  /** Typed or built, not chosen. */
  readonly produced: boolean;
  /** Asked in a test: without help, without feedback, and by no choice of the window. */
  readonly inTest: boolean;
  /** The pupil was expected to know it before it practised it. */
  readonly wasKnown: boolean;
  /** Whether a fluent day is what makes it nearly known, as it is for facts; else `probability` decides. */
  readonly nearlyByFluency: boolean;
  readonly day: string;
  readonly isSchoolDay: IsSchoolDay;
}

const reviewOn = (step: number, { day, isSchoolDay }: Recall): string =>
  schoolDaysLater(day, reviewSchedule[step] ?? reviewSchedule.at(-1) ?? 1, isSchoolDay);

/** The memory after a miss or an "I don't know": back into practice, and the days start anew. */
export const resetMemory = (memory: SumMemory, phase: SumPhase): SumMemory => ({
  ...memory,
  phase,
  fluentDays: [],
  producedFluently: false,
  due: null,
  reviewStep: 0,
});

function reviewed(memory: SumMemory, recall: Recall): SumMemory {
  if (memory.due !== null && recall.day < memory.due) return memory;
  const step = Math.min(memory.reviewStep + (recall.fluent ? 1 : 0), reviewSchedule.length - 1);
  return {
    ...memory,
    phase: recall.fluent ? 'maintenance' : memory.phase,
    reviewStep: step,
    due: reviewOn(step, recall),
  };
}

/**
 * Whether what was practised is nearly known: a fact once it was answered fluently on a day and not missed since. No level
 * that a teacher sets by hand moves that.
 */
function isNearlyKnown({ fluentDays }: SumMemory, recall: Recall, probability: number): boolean {
  return recall.nearlyByFluency ? fluentDays.length > 0 : probability >= nearlyFrom;
}

/** Phase, fluent days and review after a scored answer; `probability` is the chance of knowing it from now on. */
export function remembered(memory: SumMemory, recall: Recall, probability: number): SumMemory {
  const phaseOf = (after: SumMemory) => (isNearlyKnown(after, recall, probability) ? 'nearly' : 'practising');
  if (!recall.right) {
    const missed = resetMemory(memory, 'practising');
    return { ...missed, phase: phaseOf(missed) };
  }
  const seen = recall.fluent
    ? {
        ...memory,
        fluentDays: withDay(memory.fluentDays, recall.day),
        producedFluently: memory.producedFluently || recall.produced,
      }
    : memory;
  if (isAutomated(seen)) return reviewed(seen, recall);
  // A test is evidence at once: three days of practice are for what is being learned. The review two days on checks it.
  // So is a first quick typed answer to what the pupil was expected to know: it was not learned here.
  const isShown = (recall.inTest || recall.wasKnown) && recall.fluent && recall.produced;
  if (!isShown && !isKnownByHeart(seen)) return { ...seen, phase: phaseOf(seen) };
  return { ...seen, phase: 'automated', reviewStep: 0, due: reviewOn(0, recall) };
}
