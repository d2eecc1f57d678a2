import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { makeSchool } from '../../testing/server';
import type { Database } from '../db/database';
import { keyFingerprint } from './keys';
import { openSecret } from './server-key';

it('names a key by 16 hex digits that say nothing else about it', () => {
  const secret = Buffer.alloc(32, 7);
  expect(keyFingerprint(secret)).toMatch(/^[0-9a-f]{16}$/);
  expect(keyFingerprint(secret)).toBe(keyFingerprint(Buffer.from(secret)));
  expect(keyFingerprint(secret)).not.toBe(keyFingerprint(randomBytes(32)));
  expect(secret.toString('hex')).not.toContain(keyFingerprint(secret));
});

describeOnBoth('the key of a database', (open) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-key-'));
    await sql`truncate server_key, account, answer cascade`.execute(database.db);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const dataDir = (name = 'data') => path.join(folder, name);
  const opened = (serverKey?: Buffer, name?: string) =>
    openSecret(database.db, { serverKey, dataDir: dataDir(name) });
  const noted = async () =>
    (await database.db.selectFrom('server_key').select('fingerprint').execute()).map(
      (row) => row.fingerprint,
    );
  const keyFile = () => path.join(dataDir(), 'server.key');

  it('is made at the first start, noted, and the same at the next', async () => {
    const first = await opened();
    expect(await noted()).toEqual([keyFingerprint(first)]);
    await makeSchool(database);
    expect(await opened()).toEqual(first);
  });

  it('is not made anew when it is missing: the start is refused and says how to restore', async () => {
    await opened();
    fs.rmSync(keyFile());
    const refused = opened();
    await expect(refused).rejects.toThrow('is missing');
    await expect(refused).rejects.toThrow('npm run restore');
    expect(fs.existsSync(keyFile())).toBe(false);
  });

  it('is refused when it is another one, from its file and from SERVER_KEY', async () => {
    await opened();
    fs.writeFileSync(keyFile(), randomBytes(32).toString('hex'));
    await expect(opened()).rejects.toThrow('server.key is not the key that belongs to this database');
    await expect(opened(randomBytes(32))).rejects.toThrow('SERVER_KEY is not the key');
  });

  it('is taken from SERVER_KEY, and asked for when that is no longer set', async () => {
    const given = randomBytes(32);
    expect(await opened(given)).toEqual(given);
    expect(fs.existsSync(keyFile())).toBe(false);
    await expect(opened()).rejects.toThrow('SERVER_KEY');
    expect(await opened(given)).toEqual(given);
  });

  it('is noted by the first start of this version on a database that has one already', async () => {
    const kept = await opened();
    await makeSchool(database);
    await database.db.deleteFrom('server_key').execute();
    expect(await opened()).toEqual(kept);
    expect(await noted()).toEqual([keyFingerprint(kept)]);
  });

  it('is not made for a database of an earlier version that has schools and lost its key', async () => {
    await makeSchool(database);
    await expect(opened()).rejects.toThrow('is missing');
    expect(fs.existsSync(keyFile())).toBe(false);
    expect(await noted()).toEqual([]);
  });

  it('is kept when the first start was cut off before it was noted', async () => {
    const made = await opened();
    await database.db.deleteFrom('server_key').execute();
    expect(await opened()).toEqual(made);
  });

  it('is one for all processes that start together', async () => {
    const secrets = await Promise.all([opened(), opened(), opened()]);
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(await noted()).toEqual([keyFingerprint(secrets[0]!)]);
  });

  it('is made by one of two first starts that share no folder, and the other is refused', async () => {
    const starts = await Promise.allSettled([opened(undefined, 'one'), opened(undefined, 'two')]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await noted()).toHaveLength(1);
  });
});
