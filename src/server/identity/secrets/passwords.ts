import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes (OWASP's first choice): some 12 ms on one core. */
const productCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The least there is, for unit tests. The condition is replaced by its value in a build, which so has no other cost. */
const cost = import.meta.env?.MODE === 'test' ? { memoryCost: 8, timeCost: 1, parallelism: 1 } : productCost;
/** A group that signs in at once may not keep the threads from files and names. */
const atOnce = 4;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((start) => queue.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/** Compares; takes the same time when there is no hash, so that nobody learns which names exist. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const known = stored ?? (await decoy);
  const same = await inTurn(() => verify(known, password));
  return same && stored !== null && stored !== undefined;
}
