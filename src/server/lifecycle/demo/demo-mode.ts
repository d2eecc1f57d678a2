import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { auth } from '@/contract/auth';
import type { Reply } from '@/contract/route';
import { hashPassword } from '../../identity/secrets/passwords';
import { speakablePassword } from '../../identity/secrets/speakable-password';
import { makePrivateFolder } from '../../platform/files/private-folder';
import type { Services } from '../../platform/services';

export type DemoLogins = Reply<typeof auth.demoLogins>;

/** What the demo school is made with. */
export interface DemoContext extends Services {
  /** The moment the demo ends at: five weeks of practice lie before it. */
  readonly now: Date;
  /** A new random password that can be read aloud and typed. */
  readonly password: () => string;
  readonly hashPassword: (password: string) => Promise<string>;
}

/** `seed.ts` exports this: writes the demo school and returns the logins to print. */
export type SeedDemo = (context: DemoContext) => Promise<DemoLogins>;

const seeds = import.meta.glob<{ readonly seedDemo: SeedDemo }>('./seed.ts');

const fileIn = (dataDir: string) => path.join(dataDir, 'demo-logins.json');

/** The logins as they were made at the first start, so that later starts can print them again. */
export function storedDemoLogins(dataDir: string): DemoLogins | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileIn(dataDir), 'utf8')) as DemoLogins;
  } catch {
    return undefined;
  }
}

const begunFileIn = (dataDir: string) => path.join(dataDir, 'demo-begun');

/** Which database is meant, without the password in its address. */
const nameOf = ({ databaseUrl }: Services['config']): string =>
  databaseUrl === undefined ? 'embedded' : createHash('sha256').update(databaseUrl).digest('hex');

/**
 * Remembers that the demo school is being made in this database, which is empty; only then may what is in it be
 * thrown away. A file left over of another database never counts.
 */
export function markDemoBegun(config: Services['config']): void {
  makePrivateFolder(config.dataDir);
  fs.writeFileSync(begunFileIn(config.dataDir), nameOf(config), { flush: true });
}

/** Forgets that a demo school was begun here: what is in the database from now on is somebody's own. */
export function unmarkDemoBegun(dataDir: string): void {
  fs.rmSync(begunFileIn(dataDir), { force: true });
}

/**
 * Throws away a demo school that was cut off half way. Every start does it before anybody is served, also one
 * without a demo: so nothing else can have come into that database.
 */
export async function clearUnfinishedDemo({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): Promise<void> {
  const begun = begunFileIn(config.dataDir);
  if (!fs.existsSync(begun)) return;
  if (fs.readFileSync(begun, 'utf8') !== nameOf(config)) return;
  await sql`truncate account, answer cascade`.execute(database.db);
  fs.rmSync(begun);
}

/**
 * Makes the demo school when there is no school at all; call `clearUnfinishedDemo` before.
 * @returns the logins when this is a demo
 */
export async function seedWhenEmpty(services: Services): Promise<DemoLogins | undefined> {
  const { database, config, clock, log } = services;
  const any = await database.db.selectFrom('account').select('account_id').limit(1).executeTakeFirst();
  if (any) return storedDemoLogins(config.dataDir);
  const load = Object.values(seeds)[0];
  if (!load) return undefined;
  markDemoBegun(config);
  const { seedDemo } = await load();
  const began = performance.now();
  // It writes for all pupils at once, and on a slow machine some of them wait longer than a call may.
  const patient = { ...database, db: database.longRunning };
  const logins = await seedDemo({
    ...services,
    database: patient,
    now: clock(),
    password: speakablePassword,
    hashPassword,
  });
  fs.writeFileSync(fileIn(config.dataDir), `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  unmarkDemoBegun(config.dataDir);
  log.info({ code: 'demo-seeded', ms: Math.round(performance.now() - began) });
  return logins;
}
