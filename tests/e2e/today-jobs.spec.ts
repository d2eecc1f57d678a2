import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { signInByForm } from './journey/teacher';
import { expectAccessible } from './support/accessible';
import { countClicks } from './support/count-clicks';
import { expect, test } from './support/test';

/* Daily jobs that begin on the page of today, each from a cold sign-in with user name and password to done. */

test.use({ school: 'jobs' });

type Today = Reply<Api['readToday']>;

/** Signs in and opens the page of today; what it says comes with it. */
async function openToday(page: Page, url: string): Promise<Today> {
  await signInByForm(page, url, 'docent');
  const read = page.waitForResponse((reply) => /\/today$/.test(reply.url()) && reply.ok());
  await page.getByRole('navigation').getByRole('link', { name: 'Vandaag', exact: true }).click();
  return (await read).json();
}

/** Takes back what a test did: the others meet the same page. */
async function takeBack(page: Page): Promise<void> {
  await done(page)
    .first()
    .getByRole('button', { name: /^Ongedaan maken/ })
    .click();
  await expect(done(page)).toHaveCount(0);
}

const done = (page: Page) => page.getByRole('region', { name: 'Gedaan' }).getByRole('listitem');

test('who needs help, and what tomorrow: three clicks set it ready for the small group', async ({
  page,
  server,
}) => {
  const effort = await countClicks(page);
  const { instruction } = await openToday(page, server.url);
  const names = instruction?.members.map(({ name }) => name) ?? [];
  const block = page.getByRole('region', { name: 'Instructiegroepje' });
  await block.getByRole('button', { name: /^Zet klaar voor deze/ }).click();
  await expect(done(page).filter({ hasText: 'Klaargezet' })).toContainText(names.toSorted()[0] ?? 'nobody');
  expect(effort()).toEqual({ clicks: 3, fields: 2 });
  await takeBack(page);
});

test('instruction was given: three clicks, and one more takes it back', async ({ page, server }) => {
  const effort = await countClicks(page);
  await openToday(page, server.url);
  const block = page.getByRole('region', { name: 'Instructiegroepje' });
  await block.getByRole('button', { name: /^Instructie gegeven/ }).click();
  await expect(done(page)).toHaveCount(1);
  expect(effort()).toEqual({ clicks: 3, fields: 2 });
  await takeBack(page);
  expect(effort().clicks).toBe(4);
});

test('the explanation on the board: three clicks, no name on it, and keys for the rest', async ({
  page,
  server,
}) => {
  const effort = await countClicks(page);
  const { pupils } = await openToday(page, server.url);
  const opener = page.getByRole('button', { name: /^Uitleg op het bord/ }).first();
  await opener.click();
  const board = page.getByRole('dialog', { name: 'Uitleg' });
  await expect(board.getByRole('button', { name: 'Eerste stap' })).toBeFocused();
  await expect(board.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(board.locator('[aria-current=step]')).toHaveCount(1);
  await expectAccessible(page);
  const steps = await board.locator('ol > li').count();
  for (let step = 1; step < steps; step += 1) await page.keyboard.press('PageDown');
  await expect(board.getByRole('button', { name: 'Nog een keer' })).toBeVisible();
  await expect(board.locator('ol > li').last()).toHaveAttribute('aria-current', 'step');
  for (const { name } of pupils) await expect(board).not.toContainText(name.split(' ')[0] ?? name);
  await page.keyboard.press('ArrowLeft');
  await expect(board.locator('ol > li').nth(steps - 2)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
  await expect(opener).toBeFocused();
  expect(effort()).toEqual({ clicks: 3, fields: 2 });
});

test('a talk about a pupil: three clicks', async ({ page, server }) => {
  const effort = await countClicks(page);
  const { pupils } = await openToday(page, server.url);
  const [first] = pupils;
  await page.getByRole('button', { name: `Besproken: ${first?.name}` }).click();
  await expect(done(page).filter({ hasText: 'Besproken' })).toContainText(first?.name ?? 'nobody');
  expect(effort()).toEqual({ clicks: 3, fields: 2 });
  await takeBack(page);
});

test('a talk with parents: three clicks to the page of a pupil, ready to print', async ({ page, server }) => {
  const effort = await countClicks(page);
  const { pupils } = await openToday(page, server.url);
  const name = pupils[0]?.name ?? '';
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(effort()).toEqual({ clicks: 3, fields: 2 });
});
