import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Watch, watch } from './watch';

/** A child's own device, on which the island may be kept for when there is no network. */
export interface Device {
  readonly context: BrowserContext;
  readonly watched: Watch;
  close(): Promise<void>;
}

/** What a page cannot help when there is no server, or one that stops: its calls fail, and it says so to nobody but the console. */
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

/** Names of the files this device keeps. */
export const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('files')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Rounds on this device, begun or fetched ahead. */
export const keptRounds = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('outbox');
    await new Promise((done) => opening.addEventListener('success', done));
    const counting = opening.result.transaction('windows').objectStore('windows').count();
    await new Promise((done) => counting.addEventListener('success', done));
    opening.result.close();
    return counting.result;
  });

/** The scene of a game and its drawings and sounds, as the build has them, at one scale. */
export function artOf(game: string): readonly string[] {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const { file, assets }: { file: string; assets: string[] } = manifest[`games/${game}/scene.ts`];
  return [file, ...assets.filter((name) => !/@2x|\.mp3$/.test(name))].map((name) => `/${name}`);
}

/** Waits until the island of the child on this page opens without a network, with rounds to play in this game. */
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
