import type { SkillId } from '../sum/sum';

/** How often a need showed in what one pupil did. */
export interface NeedCount {
  readonly pupilId: string;
  /** Answers, or practised sums, in which it could show. */
  readonly of: number;
  readonly count: number;
  /** Whether something else that is said of the pupil keeps it out of a group; it is still compared with. */
  readonly staysOut?: boolean;
}

/** A need that instruction can meet: a misconception, or a skill that is wobbly. */
export interface MeasuredNeed {
  readonly kind: 'error' | 'skill';
  readonly code: string | SkillId;
  /** All pupils of the group of whom anything is known, the others as well: they are what a pupil is compared with. */
  readonly pupils: readonly NeedCount[];
}

export interface GroupMember extends NeedCount {
  /** How far above the others, in standard deviations of a binomial with their rate. */
  readonly excess: number;
}

export interface InstructionGroup {
  readonly kind: MeasuredNeed['kind'];
  readonly code: string;
  readonly members: readonly GroupMember[];
  /** The rate of the other pupils, 0–1. */
  readonly others: number;
}

/** Evidence asked of each pupil of a group. */
export const evidenceAsked = { error: { of: 60, count: 6 }, skill: { of: 6, count: 3 } } as const;
/** A pupil needs it this many times as often as the others, and by more than chance (one-sided 1 %). */
const timesOthers = 1.5;
const leastExcess = 2.33;
const size = { least: 2, most: 6 } as const;
/** Groups that a teacher can make in a week. */
const mostGroups = 4;

const totalOf = (counts: readonly NeedCount[], what: 'of' | 'count'): number =>
  counts.reduce((sum, each) => sum + each[what], 0);

function membersOf({ kind, pupils }: MeasuredNeed): { members: GroupMember[]; others: number } {
  const asked = evidenceAsked[kind];
  const [of, count] = [totalOf(pupils, 'of'), totalOf(pupils, 'count')];
  const rest = (own: NeedCount) => (of - own.of === 0 ? 1 : (count - own.count) / (of - own.of));
  const members = pupils.flatMap((own): GroupMember[] => {
    const rate = rest(own);
    // Half an answer more than none, so that a class without this error still gives a rate.
    const expected = Math.max(rate, 0.5 / Math.max(1, of - own.of)) * own.of;
    const deviation = Math.sqrt(expected * (1 - Math.min(0.99, expected / Math.max(1, own.of))));
    const excess = (own.count - expected) / Math.max(0.5, deviation);
    const isEnough = !own.staysOut && own.of >= asked.of && own.count >= asked.count;
    return isEnough && excess >= leastExcess && own.count >= timesOthers * expected
      ? [{ ...own, excess }]
      : [];
  });
  const ids = new Set(members.map(({ pupilId }) => pupilId));
  const others = pupils.filter(({ pupilId }) => !ids.has(pupilId));
  return { members, others: totalOf(others, 'count') / Math.max(1, totalOf(others, 'of')) };
}

/**
 * Small groups of pupils that the same instruction helps: two to six, each with enough evidence and more often than the
 * other pupils, and nobody in two groups.
 */
export function instructionGroups(needs: readonly MeasuredNeed[]): InstructionGroup[] {
  const measured = needs.map((need) => ({ need, ...membersOf(need) }));
  const best = new Map<string, { readonly place: number; readonly excess: number }>();
  const isPossible = measured.map(({ members }) => members.length >= size.least);
  for (const [place, { members }] of measured.entries()) {
    if (!isPossible[place]) continue;
    for (const { pupilId, excess } of members) {
      if (excess > (best.get(pupilId)?.excess ?? 0)) best.set(pupilId, { place, excess });
    }
  }
  return measured
    .map(({ need: { kind, code }, members, others }, place) => ({
      kind,
      code,
      others,
      members: members
        .filter(({ pupilId }) => best.get(pupilId)?.place === place)
        .toSorted((one, other) => other.excess - one.excess)
        .slice(0, size.most),
    }))
    .filter(({ members }) => members.length >= size.least)
    .toSorted((one, other) => total(other.members) - total(one.members))
    .slice(0, mostGroups);
}

const total = (members: readonly GroupMember[]): number =>
  members.reduce((sum, { excess }) => sum + excess, 0);
