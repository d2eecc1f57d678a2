import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Opens a browser profile for tests that come one after another, with an empty page that stays. */
export async function openShared(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.newPage();
  return context;
}

/**
 * Clears everything a test stored in a browser profile that others use after it, and closes its pages. Only the built
 * files stay in its cache.
 */
export async function emptyProfile(context: BrowserContext, origins: readonly string[]): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const [idle, ...others] = context.pages();
  if (!idle) throw new Error('The empty page of a shared profile was closed.');
  // What a page still writes while it closes may not come after the clearing.
  for (const each of others) await each.close();
  await context.clearCookies();
  await context.clearPermissions();
  const devtools = await context.newCDPSession(idle);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}
