import { isKeepsakeName } from '@/contract/game-ids';
import { requestOf } from '../../api/call';
import { metOtherPupil } from '../../api/refusal';

/**
 * What a child kept of a game, read and written without ever leaving the round: not by the common client, which
 * goes to the sign-in page when the session is gone. Without a network, or a session, it is as if nothing was kept.
 */
export async function loadKeepsake(pupilId: string, game: string): Promise<unknown> {
  if (!isKeepsakeName(game)) return null;
  const { url, init } = requestOf('readKeepsake', { params: { pupilId, game } });
  try {
    const reply = await fetch(url, init);
    if (reply.status === 409) metOtherPupil();
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
  if (reply?.status === 409) metOtherPupil();
}
