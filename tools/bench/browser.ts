import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserFlags } from '../browser-flags.mjs';
import { findChromium } from '../find-chromium.mjs';
import type { BenchPupil, SchoolUnderTest } from './school-under-test';

const path = findChromium();

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ args: browserFlags, ...(path ? { executablePath: path } : {}) });

/** A browser in which this pupil is signed in. */
export async function asPupil(
  browser: Browser,
  school: SchoolUnderTest,
  pupil: BenchPupil,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'nl-NL' });
  await context.addCookies(
    pupil.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: school.server.url };
    }),
  );
  return context;
}

export interface Transfer {
  /** Bytes over the wire, by kind of file. */
  readonly script: number;
  readonly all: number;
}

/** Adds up what a page loads, as it comes over the wire, from now until `read` is called. */
export async function countBytes(page: Page): Promise<() => Transfer> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let script = 0;
  let all = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  return () => ({ script, all });
}
