import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { auth } from '@/contract/auth';
import type { Reply } from '@/contract/route';
import { hashPassword } from './auth/passwords';
import { speakablePassword } from './auth/speakable-password';
import type { Services } from './services';

export type DemoLogins = Reply<typeof auth.demoLogins>;

/** What the demo school is made with. */
export interface DemoContext extends Services {
  /** The moment the demo ends at: five weeks of practice lie before it. */
  readonly now: Date;
  /** A new random password that can be read aloud and typed. */
  readonly password: () => string;
  readonly hashPassword: (password: string) => Promise<string>;
}

/** `demo/seed.ts` exports this: writes the demo school and returns the logins to print. */
export type SeedDemo = (context: DemoContext) => Promise<DemoLogins>;

const seeds = import.meta.glob<{ readonly seedDemo: SeedDemo }>('./demo/seed.ts');

const fileIn = (dataDir: string) => path.join(dataDir, 'demo-logins.json');

/** The logins as they were made at the first start, so that later starts can print them again. */
export function keptDemoLogins(dataDir: string): DemoLogins | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileIn(dataDir), 'utf8')) as DemoLogins;
  } catch {
    return undefined;
  }
}

/**
 * Makes the demo school when there is no school at all; one that was cut off half way is made anew.
 * @returns the logins when this is a demo
 */
export async function seedWhenEmpty(services: Services): Promise<DemoLogins | undefined> {
  const { database, config, clock, log } = services;
  const begun = path.join(config.dataDir, 'demo-begun');
  if (fs.existsSync(begun)) await sql`truncate account, answer cascade`.execute(database.db);
  const any = await database.db.selectFrom('account').select('account_id').limit(1).executeTakeFirst();
  if (any) return keptDemoLogins(config.dataDir);
  const load = Object.values(seeds)[0];
  if (!load) return undefined;
  fs.mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  fs.writeFileSync(begun, '');
  const { seedDemo } = await load();
  const began = performance.now();
  const logins = await seedDemo({ ...services, now: clock(), password: speakablePassword, hashPassword });
  fs.writeFileSync(fileIn(config.dataDir), `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  fs.rmSync(begun);
  log.info({ code: 'demo-seeded', ms: Math.round(performance.now() - began) });
  return logins;
}
