import { test as base, expect } from '@playwright/test';
import { takeLeaks } from '../../../src/server/testing/log-watch';
import { demoSchool } from './global-setup';
import { type RunningServer, startServer } from './server';
import { type Watch, watch } from './watch';

interface TestFixtures {
  /** What the pages of this test did wrong; looked at after the test, also when nobody asks. */
  watched: Watch;
}

interface WorkerFixtures {
  /**
   * Tests that change much take a school of their own by another name: `test.use({ school: 'journey' })` at the top
   * of the file gives them a server and data that no other file sees.
   */
  school: string;
  /** A server with the demo school, for all tests of this worker. */
  server: RunningServer;
}

/**
 * The test every browser test uses. It fails by itself on console errors, missing translations, requests to
 * other hosts, missing assets, answers of 500 and above, and on names, addresses and typed texts in the log of a server.
 * Relative addresses go to the worker's server.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  school: ['demo', { option: true, scope: 'worker' }],
  server: [
    async ({ school: _ }, use) => {
      const server = await startServer({ from: demoSchool() });
      await use(server);
      await server.dispose();
      expect(takeLeaks(), 'what a log may never hold').toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context, baseURL }, use) => {
      const watching = watch(context, ...(baseURL ? [new URL(baseURL).origin] : []));
      await use(watching);
      expect(watching.problems, 'what the pages may never do').toEqual([]);
      expect(takeLeaks(), 'what a log may never hold').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
