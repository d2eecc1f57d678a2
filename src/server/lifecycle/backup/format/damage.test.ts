import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keyFingerprint } from '../../../platform/crypto/keys';
import type { Database } from '../../../platform/db/database';
import { openTestDatabase } from '../../../testing/database';
import { tries } from '../../../testing/faults/tries';
import { makeSchool } from '../../../testing/server';
import { scratchFolder } from '../testing';
import { readBackup } from './read-backup';
import { writeBackup } from './write-backup';

/** How many places of the file are changed, and how many cut; each is tried by itself. */
const places = tries('FAULT_DAMAGE', 30, 60);

const secret = randomBytes(32);
const folder = scratchFolder();
const place = path.join(folder, 'server.key');
const now = new Date('2026-11-20T09:00:00Z');

let database: Database;
let file: string;
let whole: Buffer;

beforeAll(async () => {
  database = await openTestDatabase();
  await makeSchool(database);
  file = path.join(folder, 'whole.backup');
  await writeBackup(database, { file, secret, now });
  whole = fs.readFileSync(file);
  return () => database.close();
});

const written = (bytes: Uint8Array): string => {
  const target = path.join(folder, 'tried.backup');
  fs.writeFileSync(target, bytes);
  return target;
};

const sentenceFor = async (bytes: Uint8Array, key: Buffer | undefined = secret) => {
  try {
    await readBackup(written(bytes), { secret: key, place });
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** With a header that was changed and a checksum made to match, as somebody would who means harm. */
const withHeader = (change: (header: Record<string, unknown>) => void): Buffer => {
  const end = whole.indexOf('\n');
  const header = JSON.parse(whole.subarray(0, end).toString()) as Record<string, unknown>;
  change(header);
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), whole.subarray(end + 1, -32)]);
  return Buffer.concat([body, createHash('sha256').update(body).digest()]);
};

const somewhere = (n: number) => Math.floor((whole.length * n) / places);
const damaged = /is damaged or was cut off|its beginning is damaged/;

describe('a backup file', () => {
  it('is taken when it is whole, and says what it holds without the key', async () => {
    expect(await sentenceFor(whole)).toBe('taken');
    const header = JSON.parse(whole.subarray(0, whole.indexOf('\n')).toString());
    expect(header).toMatchObject({
      product: 'sommeneiland',
      madeAt: now.toISOString(),
      keyFingerprint: keyFingerprint(secret),
      accounts: 1,
      pupils: 1,
    });
  });

  it('shows no name to somebody without the key', () => {
    for (const name of ['Noor', 'Bakker', 'De Otter']) expect(whole.includes(name)).toBe(false);
  });

  it('is for its owner alone', () => {
    if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is refused when it is cut off, wherever', async () => {
    for (let n = 0; n < places; n += 1) {
      expect(await sentenceFor(whole.subarray(0, somewhere(n)))).toMatch(damaged);
    }
    for (const bytes of [1, 31, 32, 33]) {
      expect(await sentenceFor(whole.subarray(0, whole.length - bytes))).toMatch(damaged);
    }
  });

  it('is refused when one bit of it is another, wherever', async () => {
    for (let n = 0; n < places; n += 1) {
      const changed = Buffer.from(whole);
      const at = somewhere(n);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (n % 8)), at);
      expect(await sentenceFor(changed), `byte ${at}`).toMatch(damaged);
    }
  });

  it('is refused when something stands behind it', async () => {
    expect(await sentenceFor(Buffer.concat([whole, Buffer.from('x')]))).toMatch(damaged);
  });

  it('is refused when somebody changed what it says of itself, although its checksum fits', async () => {
    expect(await sentenceFor(withHeader((header) => Object.assign(header, { pupils: 2 })))).toMatch(damaged);
  });

  it('is refused when it is of another product, or is no backup at all', async () => {
    const other = withHeader((header) => Object.assign(header, { product: 'other' }));
    for (const bytes of [other, Buffer.alloc(0), Buffer.from('{}\n'), randomBytes(1000)]) {
      expect(await sentenceFor(bytes)).toMatch(/is no backup of Sommeneiland/);
    }
    await expect(readBackup(path.join(folder, 'none'), { secret, place })).rejects.toThrow(
      'There is no file',
    );
  });

  it('is refused when it is of a newer format', async () => {
    const newer = withHeader((header) => Object.assign(header, { format: 2 }));
    expect(await sentenceFor(newer)).toMatch(/newer version of the program/);
  });

  it('says which key it needs when there is another, or none', async () => {
    const other = randomBytes(32);
    const wanted = `only with the server key ${keyFingerprint(secret)}`;
    const said = await sentenceFor(whole, other);
    expect(said).toContain(wanted);
    expect(said).toContain(keyFingerprint(other));
    expect(said).toContain(place);
    const target = written(whole);
    await expect(readBackup(target, { secret: undefined, place })).rejects.toThrow(wanted);
  });
});

describe('writing a backup', () => {
  it('leaves nothing when it fails on its way', async () => {
    const target = path.join(folder, 'failed', 'a.backup');
    const broken: Database = {
      ...database,
      longRunning: database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.rows.some((row) => String(row.line).includes('Noor'))) throw new Error('lost');
          return result;
        },
      }),
    };
    await expect(writeBackup(broken, { file: target, secret, now })).rejects.toThrow('lost');
    expect(fs.readdirSync(path.dirname(target))).toEqual([]);
  });

  it('leaves nothing when the disk is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const createWriteStream = fs.createWriteStream.bind(fs);
    const spy = vi.spyOn(fs, 'createWriteStream').mockImplementation((...args) => {
      const stream = createWriteStream(...args);
      const write = stream._write.bind(stream);
      let room = 2;
      stream._write = (chunk, encoding, done) => {
        room -= 1;
        if (room < 0) done(full);
        else write(chunk, encoding, done);
      };
      return stream;
    });
    const target = path.join(folder, 'full', 'a.backup');
    try {
      await expect(writeBackup(database, { file: target, secret, now })).rejects.toBe(full);
    } finally {
      spy.mockRestore();
    }
    expect(fs.readdirSync(path.dirname(target))).toEqual([]);
  });
});
