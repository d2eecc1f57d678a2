import { emptyProfile } from './shared-profile';
import { test } from './test';

/**
 * The test function of tests that share the browser profile of their school, which is cleared between them: compiling
 * the scripts anew costs more than most of what a test does. Not for tests that stop the clock, listen to the profile
 * or set other options of it than the size of its pages.
 */
export const sharedProfileTest = test.extend({
  context: async ({ profiles, server }, use) => use(await profiles(server.url)),
  page: async ({ context, server, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await emptyProfile(context, [server.url]);
  },
});
