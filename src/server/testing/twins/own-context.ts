import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type Random, randomFrom, seedOf } from '@/maths/random';

/*
 * Calls run in a context of their own school: its clock and its randomness. So a school meets the same ids, codes and
 * moments whether or not another one is served between its calls, and two runs can be compared without leaving
 * anything out.
 */

interface OwnContext {
  readonly random: Random;
  readonly now: Date;
}

const contexts = new AsyncLocalStorage<OwnContext>();

/** Runs `work`, with everything it starts, by this clock and this seed. */
export const inOwnContext = <Result>(seed: number, now: Date, work: () => Result): Result =>
  contexts.run({ random: randomFrom(seed), now }, work);

/** The clock of the running context. */
export function ownNow(): Date {
  const context = contexts.getStore();
  if (!context) throw new Error('asked for the time outside a context');
  return context.now;
}

const bytesOf = (random: Random, size: number) =>
  Buffer.from(Array.from({ length: size }, () => random.below(256)));

function uuidOf(random: Random) {
  const bytes = bytesOf(random, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as crypto.UUID;
}

/** The same id for the same words: what two schools call alike. */
export const idFor = (...words: readonly (string | number)[]): string => uuidOf(randomFrom(seedOf(...words)));

/**
 * Makes `node:crypto` draw from the running context, and as ever outside of one.
 * @returns puts it back
 */
export function drawFromContext(): () => void {
  const { randomBytes, randomInt, randomUUID } = crypto;
  const drawn = {
    randomBytes(size: number) {
      const random = contexts.getStore()?.random;
      return random ? bytesOf(random, size) : randomBytes(size);
    },
    randomInt(first: number, second?: number) {
      const [min, max] = second === undefined ? [0, first] : [first, second];
      const random = contexts.getStore()?.random;
      return random ? min + random.below(max - min) : randomInt(min, max);
    },
    randomUUID() {
      const random = contexts.getStore()?.random;
      return random ? uuidOf(random) : randomUUID();
    },
  };
  Object.assign(crypto, drawn);
  syncBuiltinESMExports();
  return () => {
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    syncBuiltinESMExports();
  };
}
