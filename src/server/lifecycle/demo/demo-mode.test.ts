import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, testServer } from '../../testing/server';
import { clearUnfinishedDemo, markDemoBegun } from './demo-mode';

describe('a demo school that was cut off half way', () => {
  let database: Database;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
    await makeSchool(database);
  });
  afterEach(() => fs.rmSync(dataDir, { recursive: true }));

  const servicesFor = (databaseUrl: string | undefined) =>
    testServer({ database, config: { dataDir, databaseUrl } }).services;
  const schools = async () => (await database.db.selectFrom('account').select('account_id').execute()).length;

  it('is thrown away, to be made anew', async () => {
    const services = servicesFor('postgres://demo@localhost/demo');
    markDemoBegun(services.config);
    await clearUnfinishedDemo(services);
    expect(await schools()).toBe(0);
    await makeSchool(database);
    await clearUnfinishedDemo(services);
    expect(await schools()).toBe(1);
  });

  it('never takes the schools of another database with it', async () => {
    const before = await schools();
    const demo = servicesFor(undefined);
    const real = servicesFor('postgres://sommen:secret@localhost/sommen');
    markDemoBegun(demo.config);
    expect(fs.readFileSync(path.join(dataDir, 'demo-begun'), 'utf8')).not.toContain('secret');
    await clearUnfinishedDemo(real);
    expect(await schools()).toBe(before);
    markDemoBegun(real.config);
    expect(fs.readFileSync(path.join(dataDir, 'demo-begun'), 'utf8')).not.toContain('secret');
    await clearUnfinishedDemo(demo);
    expect(await schools()).toBe(before);
  });

  it('leaves a school alone where no demo was begun', async () => {
    const before = await schools();
    await clearUnfinishedDemo(servicesFor(undefined));
    expect(await schools()).toBe(before);
  });
});
