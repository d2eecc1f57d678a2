import { type CollectionDomain, collectionDomains, type SumCollection } from '../collections/sum-collection';
import { flagsWithGoals, heldBack, isFirm, type PupilFlag, type RecentWork } from './attention';
import { type GoalState, stateTogether } from './standing';
import type { StuckOn } from './why-stuck';
import type { GoalStanding } from './year-goals';

export interface GoalReport extends GoalStanding {
  readonly collection: SumCollection;
  /** True when the pupil at least nearly knows all of it that it practised. */
  readonly isFirm: boolean;
}

export interface DomainReport {
  readonly domain: CollectionDomain;
  readonly state: GoalState;
}

/** Goals with their standing; the view that lists and matrices of a group have of a pupil. */
export interface GoalsAndFlags {
  readonly goals: readonly GoalReport[];
  readonly domains: readonly DomainReport[];
  readonly flags: readonly PupilFlag[];
}

/** Derives goals, domains and flags from the standing of the goals; `standings` in the order of `collections`. */
export function goalsAndFlags(
  collections: readonly SumCollection[],
  standings: readonly GoalStanding[],
  { work, flags, stuckOn }: { work: RecentWork; flags: readonly PupilFlag[]; stuckOn: StuckOn | null },
): GoalsAndFlags {
  const goals = collections.flatMap((collection, place): GoalReport[] => {
    const standing = standings[place];
    if (!standing) return [];
    const shown = heldBack(standing, stuckOn);
    return [{ ...shown, collection, isFirm: isFirm(shown) }];
  });
  return { goals, domains: domainsOf(goals), flags: flagsWithGoals(work, flags, goals) };
}

function domainsOf(goals: readonly GoalReport[]): DomainReport[] {
  return collectionDomains.flatMap((domain) => {
    const own = goals.filter(({ collection }) => collection.domain === domain);
    return own.length === 0 ? [] : [{ domain, state: stateTogether(own.map(({ state }) => state)) }];
  });
}
