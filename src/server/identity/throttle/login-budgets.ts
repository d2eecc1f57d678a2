import type { ServerKeys } from '../../platform/crypto/keys';
import type { GlobalDb } from '../../platform/db/database';
import type { CallContext } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { isKnownDevice, readDevice } from './known-device';
import { type Bucket, type Budget, bucketOf, refund, requireBudget, resetBuckets } from './throttle';

const second = 1000;
const minute = 60 * second;

/** Budget of one name from one address. Nobody waits more than a minute for the next try. */
const perLoginAndAddress: Budget = { burst: 10, every: minute };
/** Budget of one name from all addresses, some 3,000 tries a day. A password withstands 10⁸ guesses. */
const perLogin: Budget = { burst: 200, every: 30 * second };
/** Budget of the owner's own device, which a stranger may use too. */
const perKnownDevice: Budget = { burst: 10, every: 5 * minute };
/** Budget for codes of the second factor. Three of a million codes are right; the first day allows 56 tries. */
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

/** Empties the budgets of a name when its owner has proved to read the account's mail. */
export const resetLogin = (db: GlobalDb, keys: ServerKeys, login: string, address: string): Promise<void> =>
  resetBuckets(db, strangersAt(keys, login, address));

/**
 * Counts a try before the code is checked. A known device has a budget of its own, so that somebody who has the
 * password cannot lock the owner out.
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
  if (!(await take())) throw unprocessable('code-wrong');
  await refund(db, charged);
}
