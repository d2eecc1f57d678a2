import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import type { Card } from './journey/teacher';
import { classCards } from './support/cards';
import { answersOf } from './support/replay';
import { answerSimply, firstTask, goSimple, keptAnswers } from './support/round';
import { expect, test } from './support/test';
import { watch } from './support/watch';

test.use({ viewport: { width: 640, height: 360 } });

const roundsOf = async (page: Page, { pupilId }: Card) =>
  (await (await page.request.get(`/api/pupils/${pupilId}/progress/current/rounds`)).json()) as Reply<
    Api['listRounds']
  >;

/** A child plays three sums without a network and shuts the tab; the session is over when it is back. */
async function playAndLeave(device: BrowserContext, { url, pupilId }: Card): Promise<string> {
  const page = await device.newPage();
  await page.goto(url);
  await expect(page).toHaveURL(/\/landkaart$/);
  const path = await firstTask(page, pupilId);
  await page.goto(path);
  await goSimple(page);
  await device.setOffline(true);
  for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer', k !== 1);
  expect((await keptAnswers(page)).waiting).toBe(3);
  await page.close();
  await device.clearCookies();
  return /somvenster\/([^/]+)/.exec(path)?.[1] ?? '';
}

test('what one child left on a device arrives under its own name, and another child sees nothing of it', async ({
  browser,
  page: teacher,
  server,
}) => {
  const [a, b] = (await classCards(teacher, server.url)).cards;
  if (a === undefined || b === undefined) throw new Error('The first group has no two children.');
  const before = await roundsOf(teacher, b);
  const device = await browser.newContext({ baseURL: server.url, viewport: { width: 640, height: 360 } });
  const watched = watch(device, server.url);
  const windowId = await playAndLeave(device, a);

  // The network is back for all but the answers, as when the server is just too busy for them.
  await device.route('**/api/sum-windows/*/answers', (route) => route.abort());
  await device.setOffline(false);
  const page = await device.newPage();
  await page.goto(b.url);
  await expect(page).toHaveURL(/\/landkaart$/);
  const firstName = (name: string) => name.split(' ')[0] ?? name;
  await expect(page.getByText(`Hoi ${firstName(b.name)}`)).toBeVisible();
  await expect(page.getByText(firstName(a.name), { exact: false })).toHaveCount(0);
  await expect(page.getByText(/op dit apparaat/)).toHaveCount(0);
  expect((await keptAnswers(page)).waiting).toBe(3);

  await device.unroute('**/api/sum-windows/*/answers');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await answersOf(teacher, windowId)).length).toBe(3);
  expect((await answersOf(teacher, windowId)).map(({ right }) => right)).toEqual([true, false, true]);
  expect((await roundsOf(teacher, a)).rounds.map((round) => round.windowId)).toContain(windowId);
  expect((await roundsOf(teacher, b)).total).toBe(before.total);
  await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);
  expect(watched.problems).toEqual([]);
  await device.close();
});

test('the sign-in page sends what a child left, before anybody signs in', async ({
  browser,
  page: teacher,
  server,
}) => {
  const a = (await classCards(teacher, server.url)).cards[2];
  if (a === undefined) throw new Error('The first group has no third child.');
  const device = await browser.newContext({ baseURL: server.url, viewport: { width: 640, height: 360 } });
  const windowId = await playAndLeave(device, a);
  await device.setOffline(false);
  const page = await device.newPage();
  await page.goto('/auth/login');
  await expect.poll(async () => (await answersOf(teacher, windowId)).length).toBe(3);
  await expect(page.getByText(/op dit apparaat/)).toHaveCount(0);
  await device.close();
});
