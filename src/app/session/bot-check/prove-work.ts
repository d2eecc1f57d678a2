import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import type { BotAction } from '@/contract/passwords';
import { call } from '../../api/call';

/** Pages without https have no `crypto.subtle`, so the same is computed in JavaScript. */
async function deriving(): Promise<DeriveKeyFunction> {
  if (window.isSecureContext) return (await import('altcha-lib/algorithms/web/pbkdf2')).deriveKey;
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return async ({ cost, keyLength }, salt, password) => ({
    derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
  });
}

/** Fetches a challenge from the server and solves it. */
export async function proveWork(action: BotAction): Promise<string> {
  const [{ challenge: given }, deriveKey] = await Promise.all([
    call('botChallenge', { params: { action } }),
    deriving(),
  ]);
  // The server creates it with the same library.
  const challenge = given as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
