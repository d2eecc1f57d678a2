import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retainEarlierFiles } from './earlier-files';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 2);
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A server that starts with a build of these files. */
function startWith(files: readonly string[], afterDays: number): string[] {
  const config = { clientDir: path.join(folder, 'client'), dataDir: path.join(folder, 'data') };
  fs.rmSync(config.clientDir, { recursive: true, force: true });
  fs.mkdirSync(path.join(config.clientDir, 'assets'), { recursive: true });
  for (const file of files) fs.writeFileSync(path.join(config.clientDir, 'assets', file), `of ${file}`);
  const root = retainEarlierFiles(config, start + afterDays * day);
  return fs.readdirSync(path.join(root, 'assets')).sort();
}

it('gives the files of the build before as well', () => {
  startWith(['map-1.js', 'react-1.js'], 0);
  expect(startWith(['map-2.js', 'react-1.js'], 0)).toEqual(['map-1.js', 'map-2.js', 'react-1.js']);
  expect(fs.readFileSync(path.join(folder, 'data/pages/assets/map-1.js'), 'utf8')).toBe('of map-1.js');
});

it('counts their fourteen days from when they left the build, however long they were in it', () => {
  startWith(['map-1.js'], 0);
  expect(startWith(['map-2.js'], 100)).toContain('map-1.js');
  expect(startWith(['map-2.js'], 114)).toContain('map-1.js');
  expect(startWith(['map-2.js'], 115)).toEqual(['map-2.js']);
});

it('begins to count again for a file that was back in between', () => {
  startWith(['map-1.js'], 0);
  startWith(['map-2.js'], 1);
  startWith(['map-1.js'], 10);
  expect(startWith(['map-2.js'], 20)).toContain('map-1.js');
  expect(startWith(['map-2.js'], 30)).toContain('map-1.js');
});
