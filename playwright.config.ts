import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { profile } from './tests/e2e/support/profile';
import { restingSpecs } from './tests/e2e/support/turns';
import { browserFlags } from './tools/browser-flags.mjs';
import { findChromium } from './tools/find-chromium.mjs';

const chromium = findChromium();

/** Pictures and figures are made on request, they prove nothing by themselves. */
const onRequest = /pictures\.spec\.ts|gestures\.spec\.ts|\.bench\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  // Each has a browser of its own, and a server at a time. One more than cores: a test waits for a quarter of its time.
  workers: Number(process.env.E2E_WORKERS) || Math.min(3, cpus().length + 1),
  timeout: 180_000,
  // What passes costs no longer: room for a machine on which all takes five times as long.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try hides a race: of the test or of the product.
  retries: 0,
  reporter: [['list'], ['./tests/e2e/support/page-reporter.ts']],
  use: {
    launchOptions: { args: browserFlags, ...(chromium ? { executablePath: chromium } : {}) },
    ...profile,
    // Writing down every step costs a third of the time: `--trace on` where a test is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: [onRequest, ...restingSpecs()] },
    { name: 'pictures', testMatch: /pictures\.spec\.ts/, use: { reducedMotion: 'no-preference' } },
    { name: 'gestures', testMatch: /gestures\.spec\.ts/, use: { reducedMotion: 'no-preference' } },
  ],
});
