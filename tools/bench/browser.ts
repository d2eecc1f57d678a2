import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserFlags } from '../browser-flags.mjs';
import { findChromium } from '../find-chromium.mjs';
import type { BenchPupil, SchoolUnderTest } from './school-under-test';

const path = findChromium();

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ args: browserFlags, ...(path ? { executablePath: path } : {}) });

/** Opens a browser in which this pupil is signed in. */
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
  /** Transferred bytes by type of file. */
  readonly script: number;
  readonly all: number;
}

/** Counts the bytes a page transfers from now until the returned function is called. */
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
