import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotAction } from '@/contract/passwords';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { GlobalDb } from '../../platform/db/database';
import type { CallContext } from '../../platform/http/call';

/*
 * Proof of work, by ALTCHA: a browser has to find a number, which takes it a moment; nobody else is asked. What the
 * work is for, at which site and until when, is signed with it.
 */

const minute = 60_000;
const lasts = 10 * minute;
/**
 * Iterations for one guess, and how many guesses it takes: some tenths of a second, a second on an old device. The
 * server makes one guess for each challenge, unasked, so a guess is cheap and there are many.
 */
const cost = 500;
const guesses = { least: 600, most: 1400 };

const secretsOf = (keys: ServerKeys) => ({
  hmacSignatureSecret: keys.mac('bot-check', 'challenge').toString('hex'),
  hmacKeySignatureSecret: keys.mac('bot-check', 'key').toString('hex'),
});

/** @param counter number of guesses that solving it takes; tests of what comes after have it take one */
export const makeChallenge = (
  { keys, now }: Pick<CallContext, 'keys' | 'now'>,
  siteKey: string,
  action: BotAction,
  counter = randomInt(guesses.least, guesses.most),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    deriveKey,
    data: { siteKey, action, until: now.getTime() + lasts },
    ...secretsOf(keys),
  });

function readPayload(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
    return typeof payload.challenge?.signature === 'string' ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Of two that hand in the same proof one alone is the first. */
async function isFirst(db: GlobalDb, signature: string, expires_at: Date): Promise<boolean> {
  const proof = new Uint8Array(createHash('sha256').update(signature).digest());
  const noted = await db
    .insertInto('bot_check_seen')
    .values({ proof, expires_at })
    .onConflict((there) => there.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Whether `token` is the work of one of our challenges, for this action, in time and for the first time. */
export async function isWorkDone(
  { db, keys, now }: Pick<CallContext, 'db' | 'keys' | 'now'>,
  siteKey: string,
  action: BotAction,
  token: string,
): Promise<boolean> {
  const payload = readPayload(token);
  if (!payload) return false;
  const { challenge, solution } = payload;
  // The library throws at what nobody who means well would send.
  const checked = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(keys) }).catch(
    () => null,
  );
  if (!checked?.verified) return false;
  const { data } = challenge.parameters;
  const until = Number(data?.until);
  if (data?.action !== action || data.siteKey !== siteKey || !(until > now.getTime())) return false;
  return isFirst(db, challenge.signature ?? '', new Date(until));
}

/** Removes proofs that nobody can hand in again; run now and then. */
export async function purgeExpiredBotChecks(db: GlobalDb, now: Date): Promise<void> {
  await db.deleteFrom('bot_check_seen').where('expires_at', '<=', now).execute();
}
