import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config';
import { openTestDatabase } from '../../../testing/database';
import { writeBackup } from '../format/write-backup';
import { Refusal } from '../refusal';
import { scratchFolder } from '../testing';
import { restoreBackup } from './restore-backup';

const secret = randomBytes(32);

it('leaves a data folder with a database as it is, also the mark of a demo school that was cut off', async () => {
  const folder = scratchFolder();
  const file = path.join(folder, 'whole.backup');
  const database = await openTestDatabase();
  await writeBackup(database, { file, secret, now: new Date('2026-11-20T09:00:00Z') });
  await database.close();
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(path.join(dataDir, 'db'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'demo-begun'), 'db');
  const config = readConfig({ DATA_DIR: dataDir, SERVER_KEY: secret.toString('hex') });
  const refused = restoreBackup({ config, file, clock: () => new Date() });
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow('has a database');
  expect(fs.readdirSync(dataDir).sort()).toEqual(['db', 'demo-begun']);
});
