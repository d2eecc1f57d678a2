import { findCollection } from '../collections/standard-collections';
import type { SumCollection } from '../collections/sum-collection';
import { keyOfTables } from '../collections/table-keys';
import type { SkillId } from '../sum/sum';
import type { Misses, PupilFlag, RecentWork } from './attention';
import type { GoalsAndFlags } from './goal-report';
import type { InstructionGroup } from './instruction-groups';
import { nextStep } from './next-step';
import { type StuckOn, stuckBelow } from './why-stuck';
import { goalOf } from './year-goals';

/** The part of a pupil's own page that the page of today needs. */
export interface PupilToday extends GoalsAndFlags {
  readonly pupilId: string;
  readonly stuckOn: StuckOn | null;
  readonly misses: Misses | null;
  readonly work: RecentWork;
  /** Last day with an answer; null when it never practised. */
  readonly lastPractised: string | null;
}

/** Why a pupil stands on the page of today. */
export type ReasonToday = Exclude<PupilFlag, 'ready-for-more'>;

type Need = Pick<InstructionGroup, 'kind' | 'code' | 'others'> & {
  readonly members: readonly { readonly pupilId: string; readonly of: number; readonly count: number }[];
};

/** What a teacher does today at most. */
export interface Today<Group extends Need> {
  readonly pupils: readonly { readonly pupilId: string; readonly reason: ReasonToday }[];
  readonly group: Group | null;
  /** Pupils that are ready for the same goal. */
  readonly proposal: { readonly goal: string; readonly pupilIds: readonly string[] } | null;
}

const mostPupils = 3;
const leastInGroup = 2;
/** The first of these that a pupil has is its reason. */
const reasons: readonly ReasonToday[] = ['stuck', 'guessing', 'not-practising'];

const reasonOf = ({ flags }: PupilToday): ReasonToday | undefined =>
  reasons.find((reason) => flags.includes(reason));

/** Wrong answers above what a pupil that is not stuck has. */
const excessOf = ({ work }: PupilToday): number => work.answers * stuckBelow - work.correct;

function compare(one: PupilToday, other: PupilToday): number {
  const [own, its] = [one, other].map((pupil) => reasons.indexOf(reasonOf(pupil) ?? 'not-practising'));
  if (own !== its) return (own ?? 0) - (its ?? 0);
  if (own === reasons.indexOf('not-practising'))
    return (one.lastPractised ?? '').localeCompare(other.lastPractised ?? '');
  return excessOf(other) - excessOf(one);
}

/**
 * Chooses what a teacher does today: at most three pupils, one instruction group and one proposal, and nobody in two of
 * them.
 * @param groups instruction groups, the most needed first
 * @param hasTask whether a pupil already has a task of this collection
 */
export function chooseToday<Group extends Need>(
  pupils: readonly PupilToday[],
  groups: readonly Group[],
  hasTask: (pupilId: string, collectionKey: string) => boolean,
): Today<Group> {
  const chosen = pupils
    .flatMap((pupil) => {
      const reason = reasonOf(pupil);
      return reason === undefined ? [] : [{ pupil, reason }];
    })
    .toSorted((one, other) => compare(one.pupil, other.pupil))
    .slice(0, mostPupils)
    .map(({ pupil: { pupilId }, reason }) => ({ pupilId, reason }));
  // Instruction needs the child in class, and whoever stands above is helped alone.
  const absent = pupils.filter(({ flags }) => flags.includes('not-practising'));
  const taken = new Set([...chosen, ...absent].map(({ pupilId }) => pupilId));
  const [group = null] = groups
    .map((each) => ({ ...each, members: each.members.filter(({ pupilId }) => !taken.has(pupilId)) }))
    .filter(({ members }) => members.length >= leastInGroup);
  const inGroup = new Set(group?.members.map(({ pupilId }) => pupilId));
  const others = pupils.filter(({ pupilId }) => !inGroup.has(pupilId));
  return { pupils: chosen, group, proposal: proposalFor(others, hasTask) };
}

/** The next goal of most of the pupils that are ready for more and do not have it yet. */
function proposalFor(
  pupils: readonly PupilToday[],
  hasTask: (pupilId: string, collectionKey: string) => boolean,
): Today<Need>['proposal'] {
  const byGoal = new Map<string, string[]>();
  for (const pupil of pupils) {
    const step = nextStep(pupil, pupil.stuckOn);
    if (!pupil.flags.includes('ready-for-more') || step.kind !== 'more' || step.goal === null) continue;
    if (hasTask(pupil.pupilId, step.goal)) continue;
    byGoal.set(step.goal, [...(byGoal.get(step.goal) ?? []), pupil.pupilId]);
  }
  const [most] = [...byGoal].toSorted(([, one], [, other]) => other.length - one.length);
  return most ? { goal: most[0], pupilIds: most[1] } : null;
}

/**
 * The collection that practises a skill: its own, as `add/to-20/over-ten` has `add-to-20-over-ten`, else the goal it is a
 * part of; null when there is none.
 */
export function collectionOfSkill(skill: SkillId | string, goals: readonly SumCollection[]): string | null {
  const [, operation, table] = /^(multiply|divide)\/table-(\d+)$/.exec(skill) ?? [];
  const own =
    table === undefined
      ? skill.replaceAll('/', '-').replace(/-within-ten$/, '')
      : operation === 'divide'
        ? `division-${table}`
        : keyOfTables([Number(table)]);
  if (findCollection(own)) return own;
  return goals.find((goal) => [...goalOf(goal).parts.keys()].some((part) => part === skill))?.key ?? null;
}
