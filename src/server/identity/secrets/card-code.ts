import { createHash } from 'node:crypto';
import type { ServerKeys } from '../../platform/crypto/keys';

/*
 * The code of a login card is an HMAC of the card's row: nothing secret is stored, a card can be printed
 * again, and a new version ends the old one. `<account slug>-<26 characters>`: the school in clear, so
 * that the card is looked up inside it.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const codeBytes = 16;

const base32 = (bytes: Uint8Array): string => {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >> bits) & 31];
      held &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
};

export interface Card {
  readonly accountId: string;
  readonly cardId: string;
  readonly version: number;
}

/** The code of a card, 128 bits: what its QR holds. */
export function cardCode(keys: ServerKeys, accountSlug: string, card: Card): string {
  const mac = keys.mac('login-card', card.accountId, card.cardId, String(card.version));
  return `${accountSlug}-${base32(mac.subarray(0, codeBytes))}`;
}

const codePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([A-Z2-7]{26})$/;

/** The two halves of a typed or scanned code, or undefined when it cannot be one. */
export function splitCardCode(code: string): { slug: string; secret: string } | undefined {
  const border = code.lastIndexOf('-');
  const tidy = `${code.slice(0, border).toLowerCase()}-${code.slice(border + 1).toUpperCase()}`;
  const [, slug, secret] = codePattern.exec(tidy) ?? [];
  return slug && secret ? { slug, secret } : undefined;
}

/** Ready for `login_card.code_hash`: hash of the code's secret half. */
export function cardCodeHash(code: string): Uint8Array {
  const secret = splitCardCode(code)?.secret;
  if (!secret) throw new RangeError('not a card code');
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

/** What the QR of a card holds: the sign-in page with the code in the fragment, which no server sees. */
export const cardUrl = (pageOrigin: string, code: string): string => `${pageOrigin}/auth/login#k=${code}`;
