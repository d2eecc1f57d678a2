import { expect } from '@playwright/test';
import { clearBench } from './bench';
import { type Watch, watch } from './watch';
import { workerTest } from './worker';

/** The test function of game tests, which run in the workbench and fail on errors of the page. */
export const test = workerTest.extend<{ watched: Watch }>({
  baseURL: async ({ workbench }, use) => use(workbench),
  watched: [
    async ({ context, workbench }, use) => {
      const watching = watch(context, workbench);
      await use(watching);
      watching.stop();
      expect(watching.problems, 'what the pages may never do').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same in one page of the workbench for all tests of a worker; `playOn` begins a round in it. */
export const benchTest = test.extend({
  context: async ({ bench }, use) => use(bench.context()),
  page: async ({ bench }, use) => {
    await use(bench);
    await clearBench(bench);
  },
});

export { expect };
