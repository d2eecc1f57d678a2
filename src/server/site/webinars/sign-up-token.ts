import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ServerKeys } from '../../platform/crypto/keys';

const purpose = 'webinar-sign-up';
const Id = z.uuid();

/** Returns the secret of the link by which a visitor gives up a place; only the server can make it. */
export const signUpToken = (keys: ServerKeys, signUpId: string): string =>
  `${signUpId}.${keys.mac(purpose, signUpId).toString('base64url')}`;

/** Returns whose link it is, or null for one that the server did not make. */
export function signUpOf(keys: ServerKeys, token: string): string | null {
  const [signUpId = '', mac = ''] = token.split('.');
  if (!Id.safeParse(signUpId).success) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = keys.mac(purpose, signUpId);
  return given.length === right.length && timingSafeEqual(given, right) ? signUpId : null;
}
