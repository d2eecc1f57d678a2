import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { requestOf } from '../../../api/call';
import { newId } from '../../../shared/new-id';
import type { Outbox } from '../outbox/outbox';
import { dayOf, prefetchedRoundsOf, type TaskOfRounds } from './prefetched-rounds';

/** Numbers of rounds to prefetch, for each of the first tasks: one that is there at once, and enough for a lesson. */
export const roundsAhead = { first: [1], lesson: [2, 1, 1] } as const satisfies Record<
  string,
  readonly number[]
>;

/** Does not use the common client: an ended session must not interrupt the round in play. */
async function makeRound(pupilId: string, windowId: string, { practiceTaskId, purpose }: TaskOfRounds) {
  const { url, init } = requestOf(
    'putWindow',
    { params: { practiceTaskId, windowId }, query: purpose === 'fluency-test' ? { purpose } : {} },
    { pupilId },
  );
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`no-spare-round ${reply.status}`);
  return (await reply.json()) as Reply<Api['putWindow']>;
}

/**
 * Prefetches rounds with their tickets, so that a child can play offline, and deletes older ones that were never
 * begun. One at a time, because a whole class opens its map at once.
 * @param now epoch ms of this device
 * @param wanted number of rounds for each of the first tasks
 */
export async function prefetchRounds(
  outbox: Outbox,
  pupilId: string,
  tasks: readonly TaskOfRounds[],
  now: number,
  wanted: readonly number[] = roundsAhead.lesson,
): Promise<void> {
  for (const [place, task] of tasks.slice(0, wanted.length).entries()) {
    const prefetched = prefetchedRoundsOf(await outbox.rounds(pupilId), task);
    const fresh = prefetched.filter(({ keptAt }) => dayOf(keptAt) === dayOf(now));
    for (let have = fresh.length; have < (wanted[place] ?? 0); have += 1) {
      const windowId = newId();
      const { window, ticket } = await makeRound(pupilId, windowId, task);
      if (window.pupilId !== pupilId) throw new Error('prefetched-round-of-another-pupil');
      await outbox.storePrefetched({
        windowId,
        pupilId,
        practiceTaskId: task.practiceTaskId,
        ticket,
        content: window,
      });
    }
    for (const old of prefetched) if (!fresh.includes(old)) await outbox.discard(old.windowId);
  }
}
