import type { BrowserContextOptions } from '@playwright/test';

/** Browser settings of every test that sets no others. */
export const profile = {
  viewport: { width: 1280, height: 720 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  // A map that moves is painted all the time, by the processor: only tests of what moves pay for it.
  reducedMotion: 'reduce',
  // A service worker would hide the server's present replies from other tests; its own tests allow it.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;
