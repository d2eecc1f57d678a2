import type { Page } from '@playwright/test';
import {
  answerSimply,
  expectStamp,
  firstTask,
  goSimple,
  keptAnswers,
  length,
  openSimpleRound,
  progress,
  solve,
} from './support/round';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { expect } from './support/test';
import { giveVoices, saidOn } from './support/voices';

/** Opens a new round for this test in the simple view. */
async function openSimply(page: Page, url: string): Promise<string> {
  const { id } = await signIn(page, url, 'leerling');
  const path = await firstTask(page, id);
  await openSimpleRound(page, path);
  return path;
}

const api = /\/api\/sum-windows\//;

test.describe('a round in the simple view', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('ends with a stamp on the savings card, played by pointer with right and wrong answers', async ({
    page,
    server,
  }) => {
    // Leaves the drawing while it still waits for the keepsake: when that arrives, nothing more is drawn.
    let left = () => {};
    const hasLeft = new Promise<void>((done) => {
      left = done;
    });
    await page.route('**/keepsakes/**', async (route) => {
      await hasLeft;
      await route.continue();
    });
    const asked = page.waitForRequest('**/keepsakes/**');
    const { id } = await signIn(page, server.url, 'leerling');
    await page.goto(await firstTask(page, id));
    await asked;
    await goSimple(page);
    const came = page.waitForResponse('**/keepsakes/**');
    left();
    await came;
    const count = await length(page);
    for (let k = 0; k < count; k++) await answerSimply(page, 'pointer', k !== 1);
    const end = page.getByRole('region', { name: 'Ronde klaar!' });
    await expect(end.getByRole('button', { name: 'Nog een ronde' })).toBeFocused();
    await expect(page.getByText(`${count - 1} van de ${count} goed`)).toBeVisible();
    await expectStamp(page);
  });

  test('is read to a child that learns to read, each sum once and again by the ear', async ({
    page,
    server,
  }) => {
    await giveVoices(page);
    await openSimply(page, server.url);
    const said = async () => (await saidOn(page)).filter((text) => text.startsWith('near: '));
    await expect.poll(async () => (await said()).length).toBe(1);
    const [first] = await said();
    expect(first).toMatch(/[.?] ?(Hoeveel is dat\?|Welke is het\?)?$/);
    await page.getByRole('button', { name: 'Lees de som voor' }).click();
    await expect.poll(said).toEqual([first, first]);
    await answerSimply(page, 'pointer', true);
    await expect.poll(async () => (await said()).length).toBe(3);
    await page.getByRole('button', { name: 'Geluid' }).click();
    await answerSimply(page, 'pointer', true);
    await page.getByRole('button', { name: 'Lees de som voor' }).click();
    expect(await said()).toHaveLength(4);
  });

  test('can be played by keyboard alone, with help in between', async ({ page, server }) => {
    await openSimply(page, server.url);
    await page.getByRole('button', { name: 'Hulp bij deze som' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Zo kan het' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const count = await length(page);
    for (let k = 0; k < count; k++) await answerSimply(page, 'keyboard', k !== 0);
    await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  });

  test('offers the strategy of a missed sum after two misses, with a similar sum to try', async ({
    page,
    server,
  }) => {
    await openSimply(page, server.url);
    const offered = page.getByRole('button', { name: 'Zo kan de vorige som' });
    await answerSimply(page, 'pointer', false);
    await expect(offered).toHaveCount(0);
    const missed = (await page.locator('legend').textContent()) ?? '';
    await answerSimply(page, 'pointer', false);
    await offered.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(missed, { exact: true }).first()).toBeAttached();
    await sheet.getByRole('button', { name: 'Nu jij' }).click();
    const near = (await sheet.locator('p span.unseen').first().textContent()) ?? '';
    expect(near).not.toBe(missed);
    await page.keyboard.type(`${solve(near)}`);
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Goed!', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Verder' }).click();
    await expect(offered).toHaveCount(0);
    // Attempts in the help sheet are not recorded as answers.
    expect(await progress(page)).toBe(2);
    await answerSimply(page, 'pointer');
  });

  test('explains at once to a child that does not know, before the next sum', async ({ page, server }) => {
    await openSimply(page, server.url);
    const unknown = (await page.locator('legend').textContent()) ?? '';
    await page.getByRole('button', { name: 'Ik weet het niet' }).click();
    await page.getByRole('button', { name: 'Verder' }).click();
    const sheet = page.getByRole('dialog', { name: 'Zo kan het' });
    await expect(sheet.getByText(unknown, { exact: true }).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('legend')).not.toHaveText(unknown);
    await answerSimply(page, 'pointer');
  });

  test('keeps every answer while the network is gone and sends them when it is back', async ({
    page,
    server,
    context,
  }) => {
    await openSimply(page, server.url);
    await answerSimply(page, 'pointer');
    // Else it might still be on its way, and would wait with the others.
    await expect.poll(async () => (await keptAnswers(page)).stored).toBe(1);
    await context.setOffline(true);
    for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer');
    await expect(page.getByText(/wacht|staan nog op dit apparaat/)).toBeVisible();
    expect((await keptAnswers(page)).waiting).toBe(3);
    const sent = page.waitForResponse((response) => api.test(response.url()) && response.ok());
    await context.setOffline(false);
    await sent;
    await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);
  });

  test('resumes where it was when the tab was closed', async ({ page, server, context }) => {
    const path = await openSimply(page, server.url);
    for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer');
    const sum = (await page.locator('legend').textContent()) ?? '';
    await page.close();
    const again = await context.newPage();
    await openSimpleRound(again, new URL(path, server.url).href);
    await expect.poll(() => progress(again)).toBe(3);
    await expect(again.locator('legend')).toHaveText(sum);
  });

  test('plays in one tab only, and the other says so', async ({ page, server, context }) => {
    const path = await openSimply(page, server.url);
    const other = await context.newPage();
    await other.goto(new URL(path, server.url).href);
    await expect(other.getByRole('heading', { name: 'Je speelt deze ronde al' })).toBeVisible();
    await answerSimply(page, 'pointer');
    expect(await progress(page)).toBe(1);
  });

  test('sends its answers when the session has expired in the meantime', async ({
    page,
    server,
    context,
  }) => {
    await openSimply(page, server.url);
    await context.setOffline(true);
    await answerSimply(page, 'pointer');
    await answerSimply(page, 'pointer');
    await context.clearCookies();
    await context.setOffline(false);
    await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);
    // The child continues to play: nothing sent it away.
    await answerSimply(page, 'pointer');
    expect(await progress(page)).toBe(3);
  });
});
