import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { takeLeaks } from '../../../src/server/testing/log-watch';
import { serveWorkbench } from '../../../tools/serve-workbench';
import { type Hosts, openHosts } from '../spec/support/hosts';
import { openBench } from './bench';
import { demoSchool } from './demo-school';
import { profile } from './profile';
import { type RunningServer, startServer } from './server';

/** Returns the server of a school; it starts at the first test of that school. */
type ServerOf = (school: string) => Promise<RunningServer>;

interface WorkerFixtures {
  servers: ServerOf;
  /** Address of the built workbench. */
  workbench: string;
  /** Page of the workbench in which the games are played one after another: booting the stage costs more than a round. */
  bench: Page;
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
export const workerTest = base.extend<object, WorkerFixtures>({
  servers: [
    async ({ browserName: _ }, use) => {
      const open = new Map<string, RunningServer>();
      await use(async (school) => {
        const standing = open.get(school);
        if (standing) return standing;
        // The server of the demo school stays, since most files use it. Each of the others is used by one file.
        for (const [name, server] of open) {
          if (name === 'demo') continue;
          open.delete(name);
          await dispose(server);
        }
        const server = await startServer({ from: demoSchool() });
        open.set(school, server);
        return server;
      });
      for (const server of open.values()) await dispose(server);
    },
    { scope: 'worker', timeout: 120_000 },
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
      const shared = await browser.newContext({ ...profile, proxy: { server: hosts.proxy } });
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
});
