import type { ProcedureEvidence } from './evidence';

/** `unsure`: practised, with too few answers for a statement. */
export type GoalState = 'reached' | 'nearly' | 'under-way' | 'unsure' | 'not-begun';

/**
 * How far a pupil is with something, in counts. Facts are counted by the sum; procedures by the kind of sum, with the
 * last answers to those kinds.
 */
export interface Standing {
  readonly state: GoalState;
  readonly all: number;
  readonly practised: number;
  readonly known: number;
  readonly nearly: number;
  /** Last answers to procedures, and how many of them were right; 0 for facts. */
  readonly looked: number;
  readonly right: number;
}

/** Facts by state. */
export interface FactCounts {
  readonly known: number;
  readonly nearly: number;
  readonly practised: number;
}

/** Part of the facts known by heart from which they are reached; of procedures the part of the last answers right. */
const reachedFrom = { facts: 0.9, procedures: 0.85 } as const;
/** From this part on procedures are nearly reached. */
const procedureNearlyFrom = 0.7;
/** Facts are nearly reached when nearly all are known or nearly known, and half of them known. */
const factsNearly = { together: 0.9, known: 0.5 } as const;
/** Answers to a procedure from which something, and from which `reached`, can be said. */
const answersAsked = { any: 5, reached: 10 } as const;
/** `reached` asks for right answers on so many days. */
const daysAsked = 2;

const order: readonly GoalState[] = ['not-begun', 'unsure', 'under-way', 'nearly', 'reached'];
/** Compares two states: negative when the first is behind the second. */
export const compareStates = (one: GoalState, other: GoalState): number =>
  order.indexOf(one) - order.indexOf(other);

/** Facts that were practised and are neither known nor nearly known. */
export const wobblyOf = ({ known, nearly, practised }: FactCounts): number => practised - known - nearly;

function factState({ known, nearly, practised }: FactCounts, all: number): GoalState {
  if (practised === 0 || all === 0) return 'not-begun';
  if (known >= reachedFrom.facts * all) return 'reached';
  const isNearly = known + nearly >= factsNearly.together * all && known >= factsNearly.known * all;
  return isNearly ? 'nearly' : 'under-way';
}

/** Standing of so many facts. */
export const standingOfFacts = (counts: FactCounts, all: number): Standing => ({
  state: factState(counts, all),
  all,
  practised: counts.practised,
  known: counts.known,
  nearly: counts.nearly,
  looked: 0,
  right: 0,
});

function procedureState(evidence: ProcedureEvidence): GoalState {
  const { looked, lookedToLastRight, right, days, isBack } = evidence;
  if (looked < answersAsked.any) return isBack ? 'under-way' : 'unsure';
  const part = right / looked;
  const isReached =
    part >= reachedFrom.procedures && lookedToLastRight >= answersAsked.reached && days >= daysAsked;
  if (isReached) return 'reached';
  const isNearly = part >= procedureNearlyFrom && lookedToLastRight >= answersAsked.any;
  return isNearly ? 'nearly' : 'under-way';
}

/** Standing of the procedures of one narrowest skill. */
export function standingOfProcedure(evidence: ProcedureEvidence | undefined): Standing {
  const state = evidence === undefined ? 'not-begun' : procedureState(evidence);
  return {
    state,
    all: 1,
    practised: evidence === undefined ? 0 : 1,
    known: state === 'reached' ? 1 : 0,
    nearly: state === 'nearly' ? 1 : 0,
    looked: evidence?.looked ?? 0,
    right: evidence?.right ?? 0,
  };
}

const total = (parts: readonly Standing[], of: Exclude<keyof Standing, 'state'>): number =>
  parts.reduce((sum, part) => sum + part[of], 0);

/** Counts of parts that belong together. */
const added = (parts: readonly Standing[]): Omit<Standing, 'state'> => ({
  all: total(parts, 'all'),
  practised: total(parts, 'practised'),
  known: total(parts, 'known'),
  nearly: total(parts, 'nearly'),
  looked: total(parts, 'looked'),
  right: total(parts, 'right'),
});

/**
 * Standing of a goal made of parts. It is reached only when each part is reached or nearly, so that no part contradicts
 * it. Parts that were not practised keep it from being reached and count in no figure of what was practised.
 */
export function standingOfParts(kind: 'facts' | 'procedures', parts: readonly Standing[]): Standing {
  const counts = added(parts);
  const begun = parts.filter(({ state }) => state !== 'not-begun');
  const behind = parts.reduce<GoalState>(
    (least, { state }) => (compareStates(state, least) < 0 ? state : least),
    'reached',
  );
  if (begun.length === 0) return { ...counts, state: 'not-begun' };
  if (begun.every(({ state }) => state === 'unsure')) return { ...counts, state: 'unsure' };
  if (kind === 'procedures')
    return { ...counts, state: compareStates(behind, 'nearly') < 0 ? 'under-way' : behind };
  const state = factState(counts, counts.all);
  const isHeldBack = state === 'reached' && compareStates(behind, 'nearly') < 0;
  return { ...counts, state: isHeldBack ? 'nearly' : state };
}

/** How far a pupil is with goals of one domain: made of those it began; what it never practised counts against nobody. */
export function stateTogether(states: readonly GoalState[]): GoalState {
  const begun = states.filter((state) => state !== 'not-begun');
  if (begun.length === 0) return 'not-begun';
  if (begun.every((state) => state === 'unsure')) return 'unsure';
  const [behind = 'reached'] = begun.toSorted(compareStates);
  return behind === 'unsure' ? 'under-way' : behind;
}
