import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makePrivateFolder } from './private-folder';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'private-'));
afterAll(() => fs.rmSync(scratch, { recursive: true }));

const modeOf = (folder: string) => (fs.statSync(folder).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('makePrivateFolder', () => {
  it('makes a folder that only its owner may enter', () => {
    const folder = path.join(scratch, 'new', 'data');
    makePrivateFolder(folder);
    expect(modeOf(folder)).toBe('700');
  });

  it('closes a folder to others that was made with the usual rights', () => {
    const folder = path.join(scratch, 'old');
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o755);
    makePrivateFolder(folder);
    expect(modeOf(folder)).toBe('700');
  });
});
