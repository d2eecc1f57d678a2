import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardCode, cardCodeHash, splitCardCode } from '../../identity/secrets/card-code';
import { serverKeys, storedSecret } from './keys';

const keys = serverKeys(Buffer.alloc(32, 7));

it('opens what was sealed, for its owner and purpose only', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (owner, plain) => {
      const sealed = keys.seal('picture-secret', owner, plain);
      expect(keys.open('picture-secret', owner, sealed)).toBe(plain);
      expect(keys.open('picture-secret', `${owner}!`, sealed)).toBeUndefined();
      expect(keys.open('eck-id', owner, sealed)).toBeUndefined();
    }),
  );
});

it('opens nothing that was changed, cut off, or sealed with another key', () => {
  const sealed = keys.seal('picture-secret', 'noor', 'zon boot boom');
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = sealed.map((byte, at) => (at === place ? byte ^ 1 : byte));
    expect(keys.open('picture-secret', 'noor', changed)).toBeUndefined();
    expect(keys.open('picture-secret', 'noor', sealed.slice(0, place))).toBeUndefined();
  }
  expect(serverKeys(randomBytes(32)).open('picture-secret', 'noor', sealed)).toBeUndefined();
});

it('tells parts apart by their borders, and purposes by their keys', () => {
  expect(keys.mac('login-card', 'ab', 'c')).not.toEqual(keys.mac('login-card', 'a', 'bc'));
  expect(keys.mac('login-card', 'ab')).not.toEqual(keys.mac('upload-ticket', 'ab'));
});

it('keeps the secret it made, readable by its owner alone', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
  const first = storedSecret(folder);
  expect(first).toHaveLength(32);
  expect(storedSecret(folder)).toEqual(first);
  expect(fs.readdirSync(folder)).toEqual(['server.key']);
  expect(fs.statSync(path.join(folder, 'server.key')).mode & 0o777).toBe(0o600);
  fs.writeFileSync(path.join(folder, 'server.key'), 'cut');
  expect(() => storedSecret(folder)).toThrow('does not hold a key');
  fs.rmSync(folder, { recursive: true });
});

it('makes card codes that are read back, and differ by school, card and version', () => {
  const card = { accountId: 'a', cardId: 'b', version: 1 };
  const code = cardCode(keys, 'de-otter-2', card);
  expect(code).toMatch(/^de-otter-2-[A-Z2-7]{26}$/);
  expect(cardCode(keys, 'de-otter-2', card)).toBe(code);
  expect(splitCardCode(code)?.slug).toBe('de-otter-2');
  const others = [
    { ...card, accountId: 'c' },
    { ...card, cardId: 'c' },
    { ...card, version: 2 },
  ].map((other) => cardCode(keys, 'de-otter-2', other));
  expect(new Set([code, ...others]).size).toBe(4);
  expect(cardCodeHash(code.toLowerCase())).toEqual(cardCodeHash(code));
});

it('takes nothing for a card code that is not one', () => {
  for (const text of [
    '',
    '-',
    'school',
    'school-',
    `-${'A'.repeat(26)}`,
    `school-${'A'.repeat(25)}`,
    `school-${'1'.repeat(26)}`,
  ]) {
    expect(splitCardCode(text)).toBeUndefined();
  }
});
