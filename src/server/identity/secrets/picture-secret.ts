import * as z from 'zod';
import type { ServerKeys } from '../../platform/crypto/keys';

/** What a young child signs in with: three pictures in their order, or a word. */
const PictureSecret = z.union([
  z.object({ pictures: z.array(z.string()).length(3) }),
  z.object({ word: z.string().min(1).max(64) }),
]);
export type PictureSecret = z.infer<typeof PictureSecret>;

const ownerOf = (accountId: string, pupilId: string) => `${accountId}/${pupilId}`;

/** Ready for `pupil.picture_secret`: encrypted, so that a teacher can print it again, and bound to this pupil. */
export const sealPictureSecret = (
  keys: ServerKeys,
  accountId: string,
  pupilId: string,
  secret: PictureSecret,
): Uint8Array => keys.seal('picture-secret', ownerOf(accountId, pupilId), JSON.stringify(secret));

/** The secret of `pupil.picture_secret`; undefined when there is none or it was sealed with another key. */
export function openPictureSecret(
  keys: ServerKeys,
  accountId: string,
  pupilId: string,
  sealed: Uint8Array | null,
): PictureSecret | undefined {
  const plain = sealed && keys.open('picture-secret', ownerOf(accountId, pupilId), sealed);
  return plain ? PictureSecret.parse(JSON.parse(plain)) : undefined;
}

const folded = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('nl');

/** Whether the child gave its secret: pictures in their order, a word in any case. */
export function isSecret(secret: PictureSecret | undefined, given: string | readonly string[]): boolean {
  if (!secret) return false;
  if ('word' in secret) return typeof given === 'string' && folded(given) === folded(secret.word);
  return Array.isArray(given) && secret.pictures.every((picture, place) => picture === given[place]);
}
