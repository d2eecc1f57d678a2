import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replaceFiles } from './replace-files';

it('replaces files, adds new ones and removes what is no longer made', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
  await replaceFiles(
    folder,
    new Map([
      ['sky.webp', 'old'],
      ['gone.webp', 'old'],
    ]),
  );
  for (const name of ['.sky.webp.new', 'sounds.ogg']) writeFileSync(path.join(folder, name), 'other');
  await replaceFiles(
    folder,
    new Map([
      ['sky.webp', 'new'],
      ['sea.webp', 'new'],
    ]),
    ['sounds.ogg'],
  );
  expect(readdirSync(folder).sort()).toEqual(['sea.webp', 'sky.webp', 'sounds.ogg']);
  expect(readFileSync(path.join(folder, 'sky.webp'), 'utf8')).toBe('new');
});
