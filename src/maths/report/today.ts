import { findCollection } from '../collections/standard-collections';
import type { SumCollection } from '../collections/sum-collection';
import { keyOfTables } from '../collections/table-keys';
import { workedExample } from '../strategy/worked-example';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';
import type { Misses, PupilFlag, RecentWork } from './attention';
import type { GoalsAndFlags } from './goal-report';
import type { InstructionGroup } from './instruction-groups';
import type { Matter } from './matter';
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

type HasTask = (pupilId: string, collectionKey: string) => boolean;

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

/** Whether something was done about a matter of a pupil in the last two weeks. */
export type IsHandled = (pupilId: string, matter: Matter) => boolean;

/** The matter for which a pupil stands on the page. */
export function matterOf({ stuckOn }: Pick<PupilToday, 'stuckOn'>, reason: ReasonToday): Matter {
  if (reason !== 'stuck') return { kind: reason, code: '' };
  return stuckOn ? { kind: 'skill', code: stuckOn.skill } : { kind: 'stuck', code: '' };
}

const reasonOf = (pupil: PupilToday, isHandled: IsHandled): ReasonToday | undefined =>
  reasons.find(
    (reason) => pupil.flags.includes(reason) && !isHandled(pupil.pupilId, matterOf(pupil, reason)),
  );

/** Wrong answers above what a pupil that is not stuck has. */
const excessOf = ({ work }: PupilToday): number => work.answers * stuckBelow - work.correct;

interface Chosen {
  readonly pupil: PupilToday;
  readonly reason: ReasonToday;
}

function compare(one: Chosen, other: Chosen): number {
  const order = reasons.indexOf(one.reason) - reasons.indexOf(other.reason);
  if (order !== 0) return order;
  if (one.reason === 'not-practising')
    return (one.pupil.lastPractised ?? '').localeCompare(other.pupil.lastPractised ?? '');
  return excessOf(other.pupil) - excessOf(one.pupil);
}

/**
 * Chooses what a teacher does today: at most three pupils, one instruction group and one proposal, and nobody in two of
 * them.
 * @param groups instruction groups, the most needed first
 * @param has whether a pupil already has a task of this collection, and which matters a teacher dealt with
 */
export function chooseToday<Group extends Need>(
  pupils: readonly PupilToday[],
  groups: readonly Group[],
  { hasTask, isHandled }: { readonly hasTask: HasTask; readonly isHandled: IsHandled },
): Today<Group> {
  const chosen = pupils
    .flatMap((pupil): Chosen[] => {
      const reason = reasonOf(pupil, isHandled);
      return reason === undefined ? [] : [{ pupil, reason }];
    })
    .toSorted(compare)
    .slice(0, mostPupils)
    .map(({ pupil: { pupilId }, reason }) => ({ pupilId, reason }));
  // Instruction needs the child in class, and whoever stands above is helped alone.
  const absent = pupils.filter(({ flags }) => flags.includes('not-practising'));
  const taken = new Set([...chosen, ...absent].map(({ pupilId }) => pupilId));
  const [group = null] = groups
    .map((each) => ({
      ...each,
      members: each.members.filter(({ pupilId }) => !taken.has(pupilId) && !isHandled(pupilId, each)),
    }))
    .filter(({ members }) => members.length >= leastInGroup);
  const inGroup = new Set(group?.members.map(({ pupilId }) => pupilId));
  const others = pupils.filter(({ pupilId }) => !inGroup.has(pupilId));
  const isOffered = (pupilId: string, goal: string) =>
    !hasTask(pupilId, goal) && !isHandled(pupilId, { kind: 'goal', code: goal });
  return { pupils: chosen, group, proposal: proposalFor(others, isOffered) };
}

/** The next goal of most of the pupils that are ready for more and to whom it can be offered. */
function proposalFor(
  pupils: readonly PupilToday[],
  isOffered: (pupilId: string, goal: string) => boolean,
): Today<Need>['proposal'] {
  const byGoal = new Map<string, string[]>();
  for (const pupil of pupils) {
    const step = nextStep(pupil, pupil.stuckOn);
    if (!pupil.flags.includes('ready-for-more') || step.kind !== 'more' || step.goal === null) continue;
    if (!isOffered(pupil.pupilId, step.goal)) continue;
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

const hasSteps = (sumId: SumId): boolean => workedExample(parseSumOrThrow(sumId)).steps.length > 1;

/**
 * The sum to explain when a skill goes wrong: the one that went wrong, or else one from the middle of the skill; one whose
 * explanation has several steps before one that has a single step, such as 1 × 1. Null without a sum.
 */
export function sumForBoard(
  skill: SkillId | string | null,
  wrong: SumId | null,
  goals: readonly SumCollection[],
): SumId | null {
  if (wrong !== null && hasSteps(wrong)) return wrong;
  const key = skill === null ? null : collectionOfSkill(skill, goals);
  const collection = key === null ? null : findCollection(key);
  const parts = collection ? [...goalOf(collection).parts] : [];
  const sums = parts.find(([part]) => part === skill)?.[1] ?? parts[0]?.[1] ?? [];
  const fromMiddle = [...sums.slice(sums.length / 2), ...sums.slice(0, sums.length / 2).toReversed()];
  return fromMiddle.find(hasSteps) ?? wrong ?? fromMiddle[0] ?? null;
}
