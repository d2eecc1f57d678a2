import type { CallContext } from '../call';
import type { Db } from '../db/database';
import type { ServerKeys } from '../keys';
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
/** Misses on one device, whoever they were about: a class that shares one tablet makes about ten in a morning. */
const perDevice: Budget = { burst: 30, every: 30 * minute };
/**
 * Misses on unknown devices about one class: thirty children on new devices make about ten at once. At school, where a
 * whole class may come at once and a guesser is seen, this is wider than for the rest of the world.
 */
const perClass = {
  school: { burst: 120, every: 20 * minute },
  elsewhere: { burst: 60, every: hour },
} as const satisfies Record<string, Budget>;
type Place = keyof typeof perClass;
const places: readonly Place[] = ['school', 'elsewhere'];
export interface Guessed {
  readonly accountId: string;
  readonly pupilId: string;
  readonly classId: string | null;
  /** Who can vouch for a device that the pupil is new on. */
  readonly classmates: readonly string[];
}

const onUnknownDevices = (keys: ServerKeys, accountId: string, pupilId: string, place: Place): Bucket =>
  bucketOf(keys, 'guess', perPupil, accountId, pupilId, place);

/** The ways a guess can be counted, best first. */
async function waysOf(call: CallContext, guessed: Guessed): Promise<readonly (readonly Bucket[])[]> {
  const { db, keys, now } = call;
  const { accountId, pupilId, classId, classmates } = guessed;
  const place: Place = (await isSchoolAddress(db, keys, accountId, call.address, now))
    ? 'school'
    : 'elsewhere';
  const unknown = [
    onUnknownDevices(keys, accountId, pupilId, place),
    ...(classId ? [bucketOf(keys, 'class-guess', perClass[place], accountId, classId, place)] : []),
  ];
  const device = readDevice(call);
  if (!device) return [unknown];
  const known = [
    bucketOf(keys, 'device-guess', perPupil, device.id, accountId, pupilId),
    bucketOf(keys, 'device', perDevice, device.id),
  ];
  if (isKnownDevice(keys, device, { accountId, personId: pupilId })) return [known, unknown];
  // One voucher, or a pupil with many private windows would be many guessers.
  const voucher = lastHere(keys, device, accountId, classmates);
  if (!voucher) return [unknown];
  return [[...known, bucketOf(keys, 'voucher', perPupil, accountId, voucher)], unknown];
}

/**
 * Counts a guess at the pictures or the word of a pupil, before it is judged.
 * @returns what was charged, to be refunded when the guess was right
 * @throws CallError 422 `pictures-throttled`
 */
export const chargeGuess = async (call: CallContext, guessed: Guessed): Promise<readonly Bucket[]> =>
  requireBudget(call.db, await waysOf(call, guessed), call.now, 'pictures-throttled');

/** The pupil has new pictures or a new word: what was tried before says nothing about them. */
export const resetGuesses = (db: Db, keys: ServerKeys, accountId: string, pupilId: string): Promise<void> =>
  resetBuckets(db, [
    picturesBucket(keys, accountId, pupilId),
    ...places.map((place) => onUnknownDevices(keys, accountId, pupilId, place)),
  ]);
