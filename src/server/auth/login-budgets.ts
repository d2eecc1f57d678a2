import type { CallContext } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import type { ServerKeys } from '../keys';
import { isKnownDevice, readDevice } from './known-device';
import { type Bucket, type Budget, bucketOf, refund, requireBudget, resetBuckets } from './throttle';

const second = 1000;
const minute = 60 * second;

/** One name from one address: slow, and never more than a minute for the next try. */
const perLoginAndAddress: Budget = { burst: 10, every: minute };
/** One name from everywhere, against a guesser with many addresses: some 3,000 a day. Passwords stand 10⁸ guesses. */
const perLogin: Budget = { burst: 200, every: 30 * second };
/** The owner's own device, where a stranger may sit too. */
const perKnownDevice: Budget = { burst: 10, every: 5 * minute };
/** Codes of the second factor: a million ways, three of them right, and 56 tries on the first day. */
const perCode: Budget = { burst: 8, every: 30 * minute };

interface Person {
  readonly accountId: string;
  readonly personId: string;
}

const strangersAt = (keys: ServerKeys, login: string, address: string): readonly Bucket[] => [
  bucketOf(keys, 'login-from', perLoginAndAddress, login, address),
  bucketOf(keys, 'login', perLogin, login),
];

/**
 * Counts a try at the password of an adult. A known device has a budget of its own that nobody elsewhere can use up.
 * @throws CallError 422 `sign-in-throttled`
 */
export function chargeLogin(call: CallContext, login: string, person: Person | undefined) {
  const { db, keys, now } = call;
  const strangers = strangersAt(keys, login, call.address);
  const device = readDevice(call);
  if (!person || !isKnownDevice(keys, device, person)) return requireBudget(db, [strangers], now);
  const own = [bucketOf(keys, 'login-on', perKnownDevice, device.id, person.accountId, person.personId)];
  return requireBudget(db, [own, strangers], now);
}

/** The reader of an account's mail is its owner: misses of others no longer hold the owner back. */
export const resetLogin = (db: Db, keys: ServerKeys, login: string, address: string): Promise<void> =>
  resetBuckets(db, strangersAt(keys, login, address));

/**
 * Counts a code before it is looked at. A known device is counted apart, so that somebody who has the password
 * cannot keep its owner out.
 * @throws CallError 422 `code-wrong`, `sign-in-throttled`
 */
export async function requireCode(
  call: CallContext,
  person: Person,
  take: () => Promise<boolean>,
): Promise<void> {
  const { db, keys, now } = call;
  const device = readDevice(call);
  const place = isKnownDevice(keys, device, person) ? device.id : 'elsewhere';
  const bucket = bucketOf(keys, 'code', perCode, person.accountId, person.personId, place);
  const charged = await requireBudget(db, [[bucket]], now);
  if (!(await take())) throw refused('code-wrong');
  await refund(db, charged);
}
