import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import type { Card } from './journey/teacher';
import { groupCards } from './support/cards';
import { profile } from './support/profile';
import { answersOf } from './support/replay';
import { answerSimply, firstTask, keptAnswers, openSimpleRound } from './support/round';
import { savesData } from './support/saves-data';
import { expect, test } from './support/test';
import { watch } from './support/watch';

test.use({ viewport: { width: 640, height: 360 } });

const roundsOf = async (page: Page, { pupilId }: Card) =>
  (await (await page.request.get(`/api/pupils/${pupilId}/progress/current/rounds`)).json()) as Reply<
    Api['listRounds']
  >;

/** Plays three sums without a network and closes the tab; the session has expired when the network is back. */
async function playAndLeave(device: BrowserContext, { url, pupilId }: Card): Promise<string> {
  const page = await device.newPage();
  await page.goto(url);
  await expect(page).toHaveURL(/\/landkaart$/);
  const path = await firstTask(page, pupilId);
  await openSimpleRound(page, path);
  await device.setOffline(true);
  for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer', k !== 1);
  expect((await keptAnswers(page)).waiting).toBe(3);
  await page.close();
  await device.clearCookies();
  return /somvenster\/([^/]+)/.exec(path)?.[1] ?? '';
}

test('unsent answers of one child arrive under its own name, and another child sees nothing of them', async ({
  browser,
  page: teacher,
  server,
}) => {
  const [a, b] = (await groupCards(teacher, server.url)).cards;
  if (a === undefined || b === undefined) throw new Error('The first group has no two children.');
  const before = await roundsOf(teacher, b);
  const device = await browser.newContext({
    ...profile,
    baseURL: server.url,
    viewport: { width: 640, height: 360 },
  });
  await savesData(device);
  const watched = watch(device, server.url);
  const windowId = await playAndLeave(device, a);

  // The network is back except for answers, as with a server that is too busy for them.
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

test('the sign-in page sends unsent answers of a child before anybody signs in', async ({
  browser,
  page: teacher,
  server,
}) => {
  const a = (await groupCards(teacher, server.url)).cards[2];
  if (a === undefined) throw new Error('The first group has no third child.');
  const device = await browser.newContext({
    ...profile,
    baseURL: server.url,
    viewport: { width: 640, height: 360 },
  });
  await savesData(device);
  const windowId = await playAndLeave(device, a);
  await device.setOffline(false);
  const page = await device.newPage();
  await page.goto('/auth/login');
  await expect.poll(async () => (await answersOf(teacher, windowId)).length).toBe(3);
  await expect(page.getByText(/op dit apparaat/)).toHaveCount(0);
  await device.close();
});
