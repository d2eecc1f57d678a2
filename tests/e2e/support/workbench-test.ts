import { test as base, expect } from '@playwright/test';
import { serveWorkbench } from '../../../tools/serve-workbench';
import { type Watch, watch } from './watch';

/** The base of the tests of games: they play in the workbench, and fail on what no page may do. */
export const test = base.extend<{ watched: Watch }, { workbench: string }>({
  workbench: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveWorkbench();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
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
