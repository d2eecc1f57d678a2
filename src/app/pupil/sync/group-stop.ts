import { createStore } from 'zustand/vanilla';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { stopMinutes } from '@/contract/stop-minutes';
import { requestOf } from '../../api/call';

/*
 * The teacher may stop a whole group. A round hears of it with each answer that it sends and when it begins; while it is
 * stopped it asks until it may go on. Without a connection a stop ends by itself, as it does at the server.
 */

interface Stop {
  /** The pupil of the round that is open; null when none is. */
  readonly pupilId: string | null;
  /** When this device heard that the group is stopped, epoch ms; null while it is not. */
  readonly heardAt: number | null;
}

export const groupStop = createStore<Stop>(() => ({ pupilId: null, heardAt: null }));

/** Notes what the server says of the stop of a pupil's group, if that pupil's round is open. */
export function noteStop(pupilId: string, stoppedUntil: string | null | undefined): void {
  const { pupilId: playing, heardAt } = groupStop.getState();
  if (playing !== pupilId) return;
  groupStop.setState({ heardAt: stoppedUntil ? (heardAt ?? Date.now()) : null });
}

/** Asks the server whether the group is still stopped. Never throws: a stop must not break a round. */
export async function askStop(): Promise<void> {
  const { pupilId, heardAt } = groupStop.getState();
  if (pupilId === null) return;
  try {
    const { url, init } = requestOf('readGroupStop', { params: { pupilId } }, { pupilId });
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(String(response.status));
    noteStop(pupilId, ((await response.json()) as Reply<Api['readGroupStop']>).stoppedUntil);
  } catch {
    if (heardAt !== null && Date.now() - heardAt > stopMinutes * 60_000) noteStop(pupilId, null);
  }
}
