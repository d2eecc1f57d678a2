import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServerKeys } from '../keys';

/**
 * A browser in which someone signed in before is counted apart, so that a stranger's misses cannot lock
 * the owner out. The cookie says nothing by itself: `<random>.<proof>`, the proof binds it to one login.
 */
export const deviceDays = 180;

const proofOf = (keys: ServerKeys, device: string, login: string) =>
  keys.mac('known-device', device, login).toString('base64url');

export function newDevice(keys: ServerKeys, login: string): string {
  const device = randomBytes(12).toString('base64url');
  return `${device}.${proofOf(keys, device, login)}`;
}

/** The device's own name when the cookie was made for this login, else undefined. */
export function knownDevice(keys: ServerKeys, cookie: string | undefined, login: string): string | undefined {
  const [device, proof] = cookie?.split('.') ?? [];
  if (!device || !proof) return undefined;
  const expected = Buffer.from(proofOf(keys, device, login));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}
