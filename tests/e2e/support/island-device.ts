import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { outboxRows } from './outbox-rows';
import { type Watch, watch } from './watch';

/** A child's own device, on which the island can be cached for use without a network. */
export interface Device {
  readonly context: BrowserContext;
  readonly watched: Watch;
  close(): Promise<void>;
}

/** Errors that a page cannot avoid without a server: its calls fail, and it reports that on the console only. */
const noServer =
  /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|ApiError|answer 503: GET \/assets/;

export async function openDevice(browser: Browser, url: string): Promise<Device> {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'allow',
    viewport: { width: 1366, height: 768 },
  });
  const watched = watch(context, url);
  watched.allow(noServer);
  return {
    context,
    watched,
    async close() {
      await context.close();
      expect(watched.problems, 'what the pages may never do').toEqual([]);
    },
  };
}

/** Returns the names of the files cached on this device. */
export const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('files')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Returns the number of rounds on this device, started or prefetched. */
export const keptRounds = async (page: Page): Promise<number> => (await outboxRows(page, 'windows')).length;

/** Returns the files of a game's scene, drawings and sounds in the build, at one scale. */
export function artOf(game: string): readonly string[] {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const { file, assets }: { file: string; assets: string[] } = manifest[`games/${game}/scene.ts`];
  return [file, ...assets.filter((name) => !/@2x|\.mp3$/.test(name))].map((name) => `/${name}`);
}

/** Waits until the island of this page's child can be opened without a network, with rounds of this game. */
export async function untilKept(page: Page, game: string): Promise<void> {
  await page.evaluate(async (id) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ kind: 'keep-game', game: id, scale: 1, sound: 'ogg' });
    active?.postMessage({ kind: 'keep-game', game: id, scale: 2, sound: 'ogg' });
  }, game);
  await expect.poll(() => keptRounds(page), { timeout: 60_000 }).toBeGreaterThan(3);
  const art = artOf(game);
  const lacking = async () => {
    const kept = await keptFiles(page);
    return art.filter((file) => !kept.includes(file));
  };
  await expect.poll(lacking, { timeout: 60_000 }).toEqual([]);
  const kept = async () => (await keptFiles(page)).join(' ');
  await expect.poll(kept).toMatch(/phaser-.*\.js/);
  await expect.poll(kept).toMatch(/island-\d+-.*\.webp/);
}
