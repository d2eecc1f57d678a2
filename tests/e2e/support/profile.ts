import type { BrowserContextOptions } from '@playwright/test';

/** How a browser stands in every test that does not say otherwise. */
export const profile = {
  viewport: { width: 1280, height: 720 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  // What a worker keeps would hide from other tests what the server does now; its own tests let it in.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;
