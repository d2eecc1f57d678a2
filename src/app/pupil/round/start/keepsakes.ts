import { isKeepsakeName } from '@/contract/game-ids';
import { requestOf } from '../../../api/call';
import { reportOtherPupil } from '../../../api/refusal';

/**
 * Reads and writes the keepsake of a game without leaving the round: the common client would open the sign-in page
 * when the session has ended. Offline, or without a session, there is no keepsake.
 */
export async function loadKeepsake(pupilId: string, game: string): Promise<unknown> {
  if (!isKeepsakeName(game)) return null;
  const { url, init } = requestOf('readKeepsake', { params: { pupilId, game } });
  try {
    const reply = await fetch(url, init);
    if (reply.status === 409) reportOtherPupil();
    const kept: unknown = reply.ok ? await reply.json() : null;
    return typeof kept === 'object' && kept !== null && 'data' in kept ? kept.data : null;
  } catch {
    return null;
  }
}

const VERSION = 1;

export async function saveKeepsake(pupilId: string, game: string, data: unknown): Promise<void> {
  if (!isKeepsakeName(game)) return;
  const { url, init } = requestOf('saveKeepsake', {
    params: { pupilId, game },
    body: { version: VERSION, data },
  });
  const reply = await fetch(url, init).catch(() => undefined);
  if (reply?.status === 409) reportOtherPupil();
}
