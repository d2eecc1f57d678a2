import { expect } from '@playwright/test';
import { takeLeaks } from '../../../src/server/testing/log-watch';
import { savesData } from './saves-data';
import { type RunningServer, startTimeout } from './server';
import { type Watch, watch } from './watch';
import { workerTest } from './worker';

interface TestFixtures {
  /** Errors of this test's pages; checked after each test. */
  watched: Watch;
  /**
   * Name of the school. Tests that change much use a school of their own: `test.use({ school: 'journey' })` at the top
   * of the file gives them a server and data that no other file uses.
   */
  school: string;
  /** Whether the browser asks to save data, as by default: then no page loads a game before it is opened. */
  savesData: boolean;
  /** Server with the demo school, shared by all tests of this school in this worker. */
  server: RunningServer;
}

/**
 * The test function of all browser tests. A test fails on console errors, missing translations, requests to other
 * hosts, missing assets, replies of 500 and above, and on names, addresses and typed texts in the log of a server.
 * Relative addresses refer to the server of its school.
 */
export const test = workerTest.extend<TestFixtures>({
  school: ['demo', { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, savesData: saves }, use) => {
    if (saves) await savesData(context);
    await use(context);
  },
  server: [async ({ servers, school }, use) => use(await servers(school)), { timeout: startTimeout }],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context, baseURL }, use) => {
      const watching = watch(context, ...(baseURL ? [new URL(baseURL).origin] : []));
      await use(watching);
      watching.stop();
      expect(watching.problems, 'what the pages may never do').toEqual([]);
      expect(takeLeaks(), 'what a log may never hold').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
