import { expect } from '@playwright/test';
import { type Watch, watch } from './watch';
import { workerTest } from './worker';

/** The test function of game tests, which run in the workbench and fail on errors of the page. */
export const test = workerTest.extend<{ watched: Watch }>({
  baseURL: async ({ workbench }, use) => use(workbench),
  watched: [
    async ({ context, workbench }, use) => {
      const watching = watch(context, workbench);
      await use(watching);
      expect(watching.problems, 'what the pages may never do').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
