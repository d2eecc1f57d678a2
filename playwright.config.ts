import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { profile } from './tests/e2e/support/profile';
import { browserFlags } from './tools/browser-flags.mjs';
import { findChromium } from './tools/find-chromium.mjs';

const chromium = findChromium();

/** Pictures and figures are made on request, they prove nothing by themselves. */
const onRequest = /pictures\.spec\.ts|hands\.spec\.ts|\.bench\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  // Each has a server and a browser of its own.
  workers: Number(process.env.E2E_WORKERS) || Math.min(2, cpus().length),
  timeout: 180_000,
  // What passes costs no longer: room for a machine on which all takes five times as long.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A crowded machine may lose a race with the browser once: then it says "flaky". Twice is a failure.
  retries: 1,
  reporter: [['list']],
  use: {
    launchOptions: { args: browserFlags, ...(chromium ? { executablePath: chromium } : {}) },
    ...profile,
    // Writing down every step costs a third of the time: only where a test is played again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: onRequest },
    { name: 'pictures', testMatch: /pictures\.spec\.ts/ },
    { name: 'hands', testMatch: /hands\.spec\.ts/ },
  ],
});
