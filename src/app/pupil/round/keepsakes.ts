import { addressOf } from '../../api/call';

/**
 * What a child kept of a game, read and written without ever leaving the round: not by the common client, which
 * goes to the sign-in page when the session is gone. Without a network, or a session, it is as if nothing was kept.
 */
export async function loadKeepsake(pupilId: string, game: string): Promise<unknown> {
  const { url } = addressOf('readKeepsake', { params: { pupilId, game } });
  try {
    const reply = await fetch(url, { credentials: 'include' });
    const kept: unknown = reply.ok ? await reply.json() : null;
    return typeof kept === 'object' && kept !== null && 'data' in kept ? kept.data : null;
  } catch {
    return null;
  }
}

const VERSION = 1;

export async function saveKeepsake(pupilId: string, game: string, data: unknown): Promise<void> {
  const { method, url } = addressOf('saveKeepsake', { params: { pupilId, game } });
  await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: VERSION, data }),
  }).catch(() => undefined);
}
