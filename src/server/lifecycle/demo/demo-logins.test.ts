import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { testServer } from '../../testing/server';

let database: Database;
let dataDir: string;
const logins = { logins: [{ role: 'docent', login: 'juf', password: 'bolakidemu', name: 'Juf Anne' }] };

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
  fs.writeFileSync(path.join(dataDir, 'demo-logins.json'), JSON.stringify(logins));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

const ask = (demo: boolean, url = 'http://localhost:8787', headers: Record<string, string> = {}) =>
  testServer({ database, config: { demo, dataDir } }).app.request(`${url}/api/demo/logins`, { headers });

it('are shown in a demo, at the machine itself', async () => {
  const answer = await ask(true);
  expect([answer.status, await answer.json()]).toEqual([200, logins]);
});

it('are not there without a demo, though the file be left over', async () => {
  expect((await ask(false)).status).toBe(404);
});

it('are not there for anybody from elsewhere: behind a proxy, or by a name that was pointed here', async () => {
  expect((await ask(true, 'https://school.example')).status).toBe(404);
  expect((await ask(true, 'http://localhost:8787', { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
});
