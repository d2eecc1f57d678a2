import type { ServerKeys } from '../../platform/crypto/keys';
import type { GlobalDb } from '../../platform/db/database';
import type { CallContext } from '../../platform/http/call';
import { isKnownDevice, lastHere, readDevice } from './known-device';
import { isSchoolAddress } from './school-address';
import { type Bucket, type Budget, bucketOf, requireBudget, resetBuckets } from './throttle';
import { picturesBucket } from './wrong-pictures';

/*
 * There are only 1,320 ways to choose three pictures, so guesses are counted where a guesser cannot use up what
 * somebody else needs: on a known device per device, else per pupil, apart for addresses of the school. A try that finds
 * one way full takes the next. Proof of work would not help here: 1,320 pieces of it cost a guesser minutes, and a
 * child on an old tablet just as long.
 */

const minute = 60_000;
const hour = 60 * minute;

/** Sixteen on the first day, eight on each day after it; a child that misses one in four needs them once in 65,000. */
const perPupil: Budget = { burst: 8, every: 3 * hour };
/** Misses on one device, whoever they were about: a group that shares one tablet makes about ten in a morning. */
const perDevice: Budget = { burst: 30, every: 30 * minute };
/**
 * Misses on unknown devices about one group: thirty children on new devices make about ten at once. At school, where a
 * whole group may come at once and a guesser is seen, this is wider than for the rest of the world.
 */
const perGroup = {
  school: { burst: 120, every: 20 * minute },
  elsewhere: { burst: 60, every: hour },
} as const satisfies Record<string, Budget>;
type Place = keyof typeof perGroup;
const places: readonly Place[] = ['school', 'elsewhere'];

export interface Guessed {
  readonly accountId: string;
  readonly pupilId: string;
  readonly groupId: string | null;
  /** Pupils who can vouch for a device on which this pupil is new. */
  readonly classmates: readonly string[];
}

const onUnknownDevices = (keys: ServerKeys, accountId: string, pupilId: string, place: Place): Bucket =>
  bucketOf(keys, 'guess', perPupil, accountId, pupilId, place);

/** Returns the sets of buckets a guess can be charged to, best first. */
async function bucketsOfGuess(call: CallContext, guessed: Guessed): Promise<readonly (readonly Bucket[])[]> {
  const { db, keys, now } = call;
  const { accountId, pupilId, groupId, classmates } = guessed;
  const place: Place = (await isSchoolAddress(db, keys, accountId, call.address, now))
    ? 'school'
    : 'elsewhere';
  const unknown = [
    onUnknownDevices(keys, accountId, pupilId, place),
    ...(groupId ? [bucketOf(keys, 'group-guess', perGroup[place], accountId, groupId, place)] : []),
  ];
  const device = readDevice(call);
  if (!device) return [unknown];
  const known = [
    bucketOf(keys, 'device-guess', perPupil, device.id, accountId, pupilId),
    bucketOf(keys, 'device', perDevice, device.id),
  ];
  if (isKnownDevice(keys, device, { accountId, personId: pupilId })) return [known, unknown];
  // Only one pupil vouches, otherwise a pupil with many private windows would count as many guessers.
  const voucher = lastHere(keys, device, accountId, classmates);
  if (!voucher) return [unknown];
  return [[...known, bucketOf(keys, 'voucher', perPupil, accountId, voucher)], unknown];
}

/**
 * Counts a guess at the pictures or the word of a pupil, before it is checked.
 * @returns what was charged, to be refunded when the guess was right
 * @throws CallError 422 `pictures-throttled`
 */
export const chargeGuess = async (call: CallContext, guessed: Guessed): Promise<readonly Bucket[]> =>
  requireBudget(call.db, await bucketsOfGuess(call, guessed), call.now, 'pictures-throttled');

/** Empties the buckets of a pupil who got new pictures or a new word. */
export const resetGuesses = (
  db: GlobalDb,
  keys: ServerKeys,
  accountId: string,
  pupilId: string,
): Promise<void> =>
  resetBuckets(db, [
    picturesBucket(keys, accountId, pupilId),
    ...places.map((place) => onUnknownDevices(keys, accountId, pupilId, place)),
  ]);
