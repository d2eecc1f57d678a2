import { collectionDomains, type SumCollection } from '@/maths/collections/sum-collection';
import { type GoalStanding, stateTogether } from '@/maths/report/year-goals';
import type { Answer } from '../call';
import { grouped } from '../grouped';

type DomainShown = Answer<'listPupils'>['pupils'][number]['domains'][number];

/** Goals, with the standing of each in their order, brought together by domain. */
export function domainStates(
  goals: readonly SumCollection[],
  standings: readonly GoalStanding[],
): DomainShown[] {
  const placed = goals.map(({ domain }, place) => ({
    domain,
    state: standings[place]?.state ?? 'not-begun',
  }));
  const byDomain = grouped(placed, ({ domain }) => domain);
  return collectionDomains.flatMap((domain) => {
    const own = byDomain.get(domain);
    return own ? [{ domain, state: stateTogether(own.map(({ state }) => state)) }] : [];
  });
}
