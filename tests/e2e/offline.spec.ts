import type { Page } from '@playwright/test';
import { demoSchool } from './support/demo-school';
import { type Device, openDevice, untilKept } from './support/island-device';
import { answerSimply, keptAnswers, length, openSimpleRound } from './support/round';
import { type RunningServer, startServer } from './support/server';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/*
 * The network is lost for real: the server is stopped, and started again on the same data. The tests are lessons of one
 * child at one device, in order, since caching the island costs more than each of them.
 */

// The tests stop and start a server, and play whole rounds.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let own: RunningServer;
let device: Device;
test.beforeAll(async ({ browser }) => {
  own = await startServer({ from: demoSchool() });
  device = await openDevice(browser, own.url);
});
test.afterAll(async () => {
  await device.close();
  await own.dispose();
});

const game = 'bellenprikken';
const card = (page: Page) => page.locator('nav li a').first();

/** What a map shows: the number of things that grew, and the title and game of each card, where it can be played. */
const shownOn = async (map: Page) => ({
  grown: await map.locator('[data-grown]').getAttribute('data-grown'),
  offers: await map.locator('nav li').evaluateAll((cards) =>
    cards.map((each) => ({
      title: each.querySelector('b')?.textContent,
      game: /spel\/([^/?]+)$/.exec(each.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? null,
    })),
  ),
});

/** The page of the island, its child, and the path of a round that its map offered before anything was cached. */
let page: Page;
let pupilId: string;
let offered: string;
let online: Awaited<ReturnType<typeof shownOn>>;

/** Plays a whole round of the first card in one game, whichever game the day suggests. */
async function playFirst(): Promise<{ readonly windowId: string; readonly sums: number }> {
  const path = (await card(page).getAttribute('href')) ?? '';
  await openSimpleRound(page, path.replace(/spel\/[^/]+$/, `spel/${game}`));
  const sums = await length(page);
  for (let k = 0; k < sums; k++) await answerSimply(page, 'pointer');
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  return { windowId: /somvenster\/([^/]+)/.exec(page.url())?.[1] ?? '', sums };
}

test('the island can be installed, and its worker handles nothing but the island', async () => {
  // Free tasks are open without the required ones.
  await device.context.route('**/api/pupils/*/map', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), freeAfterRequired: false } });
  });
  page = await device.context.newPage();
  ({ id: pupilId } = await signIn(page, own.url, 'leerling'));
  await page.goto(`/leerling/${pupilId}/landkaart`);
  await expect(card(page)).toBeVisible();
  await untilKept(page, game);
  offered = (await card(page).getAttribute('href')) ?? '';
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = await (await page.request.get(href)).json();
  expect(manifest).toMatchObject({ name: 'Sommeneiland', display: 'standalone', scope: '/leerling/' });
  expect(manifest.start_url).toMatch(/^\/leerling\//);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  await page.goto(manifest.start_url);
  await expect(page).toHaveURL(/\/landkaart$/);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(api|site|version)/.test(path))).toEqual([]);
  await page.goto('/site/home');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto(`/leerling/${pupilId}/landkaart`);
  await expect(card(page)).toBeVisible();
  online = await shownOn(page);
  expect(Number(online.grown)).toBeGreaterThan(0);
  await device.context.unroute('**/api/pupils/*/map');

  await own.stop();
  const outside = await device.context.newPage();
  await expect(outside.goto('/site/home')).rejects.toThrow();
  await outside.close();
});

test('a round that can no longer be loaded is replaced by a prefetched one, in three tasks', async () => {
  await page.goto(offered.replace(/spel\/[^/]+$/, `spel/${game}`));
  await expect(page.getByRole('button', { name: 'Pauze' })).toBeVisible();
  expect(page.url()).not.toContain(/somvenster\/([^/]+)/.exec(offered)?.[1]);
  await expect(page.locator('canvas')).toBeVisible();

  await page.goto(`/leerling/${pupilId}/landkaart`);
  await expect(page.locator('nav li a')).toHaveCount(3);
  // Every task beyond the three says why it is closed; how many there are depends on the course of the year.
  const closed = page.locator('nav li:not(:has(a))');
  await expect(closed.first()).toContainText('Geen internet');
  await expect(page.getByText('Geen internet', { exact: true })).toHaveCount(await closed.count());
  const third = (await page.locator('nav li a').nth(2).getAttribute('href')) ?? '';
  // In its own game: which sums the third task has depends on the day, and another game may refuse them.
  await openSimpleRound(page, third);
  expect(await length(page)).toBeGreaterThan(0);
  expect(page.url()).toContain(third.split('/spel/')[0]);
});

test('a child that starts without a network sees its island and plays, and each answer arrives once', async ({
  page: teacher,
}) => {
  await page.close();
  page = await device.context.newPage();
  await page.goto(`/leerling/${pupilId}/landkaart`);
  await expect(page.getByText('Geen internet. Je kunt gewoon spelen.')).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  // The same island, and of its offers those that can be played now.
  const offline = await shownOn(page);
  expect(offline.grown).toBe(online.grown);
  expect(offline.offers).toEqual(
    online.offers.map(({ title, game: named }, place) => ({
      title,
      game: offline.offers[place]?.game === null ? null : named,
    })),
  );
  const { windowId, sums } = await playFirst();
  await expect(page.getByText('Je sommen zijn bewaard op dit apparaat.')).toBeVisible();
  await page
    .getByRole('link', { name: 'Naar de kaart' })
    .or(page.getByRole('button', { name: 'Naar de kaart' }))
    .click();
  await expect(page.locator('nav li [data-done=true]').first()).toBeAttached();
  expect((await keptAnswers(page)).waiting).toBe(sums);

  await own.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);
  await expect(page.getByText('Geen internet')).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toBeVisible();

  await signIn(teacher, own.url, 'docent');
  const replay = await teacher.request.get(`${own.url}/api/sum-windows/${windowId}/replay`);
  const { answers } = (await replay.json()) as { answers: { position: number }[] };
  expect(answers.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: sums }, (_, position) => position),
  );
});

test('a child that signs out without a network stays signed out', async () => {
  await own.stop();
  await device.context.setOffline(true);
  await page.getByRole('button', { name: 'Stoppen en uitloggen' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = await device.context.newPage();
  await again.goto(`/leerling/${pupilId}/landkaart`);
  await expect(again.getByText(/^Hoi /)).toHaveCount(0);
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
});
