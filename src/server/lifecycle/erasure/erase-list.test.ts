import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allJobs } from '../../features';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { addPupil, makeSchool, type TestServer, testServer } from '../../testing/server';
import { scratchFolder } from '../backup/testing';
import { addToEraseList, eraseListIn, recordErased } from './erase-list';

const dataDir = scratchFolder();
let database: Database;
let server: TestServer;

beforeAll(async () => {
  database = await openTestDatabase();
  server = testServer({ database, config: { dataDir } });
});
afterAll(() => database.close());

async function trashedPupil() {
  const school = await makeSchool(database);
  const pupilId = await addPupil(database, school.accountId, null);
  await database.db
    .updateTable('pupil')
    .set({ trashed_at: new Date(0), group_id: school.groupId })
    .where('pupil_id', '=', pupilId)
    .execute();
  return { school, erased: { accountId: school.accountId, pupilId } };
}

const runJob = (kind: string) => allJobs.find((job) => job.kind === kind)?.run(server.services, server.now());

describe('the list of who was erased', () => {
  it('has a pupil before the call that erased it is answered', async () => {
    const { school, erased } = await trashedPupil();
    const as = await server.signedIn(school.person('schooladmin'));
    const { status } = await server.call('erasePupil', {
      as,
      params: { pupilId: erased.pupilId },
      body: { name: 'Sem' },
    });
    expect(status).toBe(200);
    expect(eraseListIn(dataDir)).toContainEqual(erased);
  });

  it('has the pupils whose time in the trash was over', async () => {
    const { erased } = await trashedPupil();
    await runJob('erase-trash');
    expect(eraseListIn(dataDir)).toContainEqual(erased);
  });

  it('has a school that was erased', async () => {
    const { accountId } = await makeSchool(database);
    const past = { ends_on: '2026-01-01', announced_at: new Date(0), erase_on: '2026-02-01' };
    await database.db
      .insertInto('school_ending')
      .values({ account_id: accountId, ...past, erasing_at: new Date(0) })
      .execute();
    await runJob('contract-ends');
    expect(eraseListIn(dataDir)).toContainEqual({ accountId });
  });

  it('keeps those whom the database no longer knows', async () => {
    const gone = {
      accountId: '01939d7e-0000-7000-8000-000000000001',
      pupilId: '01939d7e-0000-7000-8000-000000000002',
    };
    addToEraseList(dataDir, [gone]);
    await recordErased({ ...server.services, db: database.db });
    expect(eraseListIn(dataDir)).toContainEqual(gone);
  });

  it('holds ids and nothing else, for its owner alone', () => {
    const file = path.join(dataDir, 'erased.jsonl');
    for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
      expect(line).toMatch(/^\{"accountId":"[0-9a-f-]{36}"(,"pupilId":"[0-9a-f-]{36}")?\}$/);
    }
    if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  describe('in a folder that a backup and the server of the folder write to', () => {
    const entry = (number: number) => ({ accountId: `01939d7e-0000-7000-8000-00000000000${number}` });

    it('only grows, so that what the other adds meanwhile stays', () => {
      const folder = scratchFolder();
      const file = path.join(folder, 'erased.jsonl');
      addToEraseList(folder, [entry(1)]);
      const other = fs.openSync(file, 'a');
      addToEraseList(folder, [entry(1), entry(2)]);
      fs.writeSync(other, `${JSON.stringify(entry(3))}\n`);
      fs.closeSync(other);
      expect(eraseListIn(folder)).toEqual([entry(1), entry(2), entry(3)]);
    });

    it('takes no harm from a line that a power cut tore', () => {
      const folder = scratchFolder();
      addToEraseList(folder, [entry(1)]);
      fs.appendFileSync(path.join(folder, 'erased.jsonl'), '{"accountId":"0193');
      addToEraseList(folder, [entry(2)]);
      expect(eraseListIn(folder)).toEqual([entry(1), entry(2)]);
    });
  });
});
