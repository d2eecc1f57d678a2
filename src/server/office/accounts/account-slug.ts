import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const ending = 4;
const longest = 30;

const randomEnding = () =>
  Array.from({ length: ending }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/**
 * Makes the name of an account in the codes of login cards: `de-regenboog-k3f9`. Chance tells schools of one name apart.
 * @param name null for a family, whose name is on no card
 */
export function accountSlug(name: string | null): string {
  const plain = (name ?? 'thuis')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return [plain, randomEnding()].filter(Boolean).join('-');
}
