import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { takeLeaks } from '../../../src/server/testing/log-watch';
import { freePort } from '../../../tools/free-port';
import { serveWorkbench } from '../../../tools/serve-workbench';
import { type Hosts, openHosts } from '../spec/support/hosts';
import { openBench } from './bench';
import { demoSchool } from './demo-school';
import { profile } from './profile';
import { savesData } from './saves-data';
import { type RunningServer, startServer, startTimeout } from './server';
import { openShared } from './shared-profile';
import { testHasTurn } from './turns';

/** Returns the server of a school; it starts at the first test of that school. */
type ServerOf = (school: string) => Promise<RunningServer>;

/** Returns the browser profile in which the tests of the server at this address run one after another. */
type ProfileOf = (url: string) => Promise<BrowserContext>;

interface WorkerFixtures {
  servers: ServerOf;
  profiles: ProfileOf;
  /** Address of the built workbench. */
  workbench: string;
  /** Page of the workbench in which the games are played one after another: booting the stage costs more than a round. */
  bench: Page;
  /** Page in which screens of the demo server are looked at one after another: it keeps scripts that were compiled. */
  visitor: Page;
  hosts: Hosts;
  /** Browser profile of the specification tests; only the built files stay in its cache. */
  shared: BrowserContext;
}

async function dispose(server: RunningServer): Promise<void> {
  await server.dispose();
  expect(takeLeaks(), 'what a log may never hold').toEqual([]);
}

/**
 * Fixtures that the tests of a worker share. All test functions extend this one: Playwright starts a new process and
 * browser for a test with different worker fixtures, which costs more than most tests. Each fixture is created when a
 * test first needs it.
 */
export const workerTest = base.extend<{ turn: true }, WorkerFixtures>({
  // Before all others, so that a test that rests opens no page.
  turn: [
    async ({ browserName: _ }, use, info) => {
      info.skip(!testHasTurn(info.file, info.titlePath.slice(1)), 'has its turn another day');
      await use(true);
    },
    { auto: true },
  ],
  servers: [
    async ({ browserName: _ }, use) => {
      const open = new Map<string, RunningServer>();
      const ports = new Map<string, number>();
      await use(async (school) => {
        const standing = open.get(school);
        if (standing) return standing;
        // The server of the demo school stays, since most files use it. Each of the others is used by one file.
        for (const [name, server] of open) {
          if (name === 'demo') continue;
          open.delete(name);
          await dispose(server);
        }
        // All others at one address: then the scripts that a shared profile has compiled serve the next school too.
        const place = school === 'demo' ? school : 'other';
        const port = ports.get(place) ?? (await freePort());
        ports.set(place, port);
        const server = await startServer({ from: demoSchool(), port });
        open.set(school, server);
        return server;
      });
      for (const server of open.values()) await dispose(server);
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  profiles: [
    async ({ browser }, use) => {
      const open = new Map<string, BrowserContext>();
      await use(async (url) => {
        const standing = open.get(url);
        if (standing) return standing;
        const context = await openShared(browser, { ...profile, baseURL: url });
        await savesData(context);
        open.set(url, context);
        return context;
      });
      for (const context of open.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  workbench: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveWorkbench();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  bench: [
    async ({ browser, workbench }, use) => {
      const context = await browser.newContext({ ...profile, baseURL: workbench });
      await use(await openBench(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, servers }, use) => {
      const { url } = await servers('demo');
      const context = await browser.newContext({ ...profile, baseURL: url });
      await savesData(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  hosts: [
    async ({ browserName: _ }, use) => {
      const hosts = await openHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, hosts }, use) => {
      const shared = await openShared(browser, { ...profile, proxy: { server: hosts.proxy } });
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
});
