import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { requestOf } from '../../api/call';
import { newId } from '../../new-id';
import type { Outbox } from '../outbox/outbox';
import { dayOf, sparesOf, type TaskOfRounds } from './kept-rounds';

/** Rounds kept ahead of each of the first tasks of the map: enough for a lesson without a network. */
const wanted: readonly number[] = [2, 1, 1];

/** Not by the common client: behind a round that is played, a session that is over must not end it. */
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
 * Fetches rounds ahead and keeps each with its ticket, so that a child can play when the network is gone. Older ones
 * that nobody began make room. One after the other, because a whole class opens its map at the same time.
 * @param now epoch ms of this device
 */
export async function fetchSpares(
  outbox: Outbox,
  pupilId: string,
  tasks: readonly TaskOfRounds[],
  now: number,
): Promise<void> {
  for (const [place, task] of tasks.slice(0, wanted.length).entries()) {
    const spares = sparesOf(await outbox.rounds(pupilId), task);
    const fresh = spares.filter(({ keptAt }) => dayOf(keptAt) === dayOf(now));
    for (let have = fresh.length; have < (wanted[place] ?? 0); have += 1) {
      const windowId = newId();
      const { window, ticket } = await makeRound(pupilId, windowId, task);
      if (window.pupilId !== pupilId) throw new Error('spare-round-of-another-pupil');
      await outbox.keepWindow({
        windowId,
        pupilId,
        practiceTaskId: task.practiceTaskId,
        ticket,
        content: window,
      });
    }
    for (const old of spares) if (!fresh.includes(old)) await outbox.forget(old.windowId);
  }
}
