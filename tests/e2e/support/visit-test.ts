import type { Page } from '@playwright/test';
import { test } from './test';

/** A file, shown as text, on the same server: its process stays, and whatever the app still did ends. */
const parking = '/theme.js';

/** Forgets who was signed in and everything that the pages kept, except the built files in the browser's cache. */
async function forgetVisit(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(parking);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      await new Promise((done, fail) => {
        const deleting = indexedDB.deleteDatabase(name ?? '');
        deleting.onsuccess = done;
        deleting.onerror = fail;
      });
    }
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/**
 * The test function of looks: all tests of a worker use one page, since compiling the scripts anew for each costs more
 * than looking. Not for tests that stop the clock or open more pages.
 */
export const visitTest = test.extend({
  context: async ({ visitor }, use) => use(visitor.context()),
  page: async ({ visitor }, use) => {
    const { addInitScript } = visitor;
    const scripts: { dispose(): Promise<void> }[] = [];
    visitor.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
      const added = await addInitScript.apply(visitor, script);
      scripts.push(added);
      return added;
    };
    await use(visitor);
    visitor.addInitScript = addInitScript;
    await Promise.all(scripts.map((script) => script.dispose()));
    await forgetVisit(visitor);
  },
});
