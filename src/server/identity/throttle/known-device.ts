import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Config } from '../../platform/config/config';
import type { ServerKeys } from '../../platform/crypto/keys';
import { deviceCookie, setDeviceCookie } from '../session/cookies';

/*
 * A browser in which somebody signed in is counted apart, so that a stranger's misses cannot keep that person out of
 * it. The cookie is `<device>.<mark>.<mark>…`: a random name, and a mark for each person who signed in here, which
 * nobody can make or move to another device without the server's key. It is never looked up and signs nobody in, so it
 * needs no account in clear.
 */

const deviceDays = 180;
/** Number of people a device remembers. Several groups share a cart of tablets; those who signed in last stay known. */
const marksKept = 32;
const markBytes = 12;

interface Owner {
  readonly accountId: string;
  readonly personId: string;
}

export interface Device {
  readonly id: string;
  /** Newest first. */
  readonly marks: readonly string[];
}

const markOf = (keys: ServerKeys, device: string, { accountId, personId }: Owner) =>
  keys.mac('known-device', device, accountId, personId).subarray(0, markBytes).toString('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the device of a request, or undefined for a browser without our cookie. */
export function readDevice({ http, config }: { http: Context; config: Config }): Device | undefined {
  const [id, ...marks] = (deviceCookie(http, config) ?? '').split('.');
  if (!id || id.length > 32 || marks.length === 0) return undefined;
  return { id, marks: marks.slice(0, marksKept) };
}

/** Returns how recently the person signed in on the device: 0 for the last one, -1 for never. */
const placeOf = (keys: ServerKeys, { id, marks }: Device, owner: Owner): number => {
  const mark = markOf(keys, id, owner);
  return marks.findIndex((each) => isSame(each, mark));
};

/** Returns whether the person signed in on this device before. */
export const isKnownDevice = (keys: ServerKeys, device: Device | undefined, owner: Owner): device is Device =>
  device !== undefined && placeOf(keys, device, owner) >= 0;

/** Returns the pupil of `pupilIds` who signed in on this device last. */
export function lastHere(
  keys: ServerKeys,
  device: Device | undefined,
  accountId: string,
  pupilIds: readonly string[],
): string | undefined {
  if (!device) return undefined;
  const here = pupilIds
    .map((personId) => ({ personId, place: placeOf(keys, device, { accountId, personId }) }))
    .filter(({ place }) => place >= 0);
  return here.sort((a, b) => a.place - b.place)[0]?.personId;
}

/** Stores a mark of the person in the browser of this call. */
export function rememberDevice(
  { http, config, keys }: { http: Context; config: Config; keys: ServerKeys },
  owner: Owner,
): void {
  const { id, marks } = readDevice({ http, config }) ?? {
    id: randomBytes(12).toString('base64url'),
    marks: [],
  };
  const mark = markOf(keys, id, owner);
  const others = marks.filter((each) => each !== mark);
  const value = [id, mark, ...others].slice(0, marksKept + 1).join('.');
  setDeviceCookie(http, config, value, deviceDays * 86_400);
}
