import type { Page } from '@playwright/test';
import { answerSimply, firstTask, goSimple, keptAnswers, length, progress, solve } from './support/round';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Opens a round of its own for this test, without the drawing: that is left when `drawn` says so. */
async function openSimply(
  page: Page,
  url: string,
  drawn: () => Promise<unknown> = async () => undefined,
): Promise<string> {
  const { id } = await signIn(page, url, 'leerling');
  const path = await firstTask(page, id);
  await page.goto(path);
  await drawn();
  await goSimple(page);
  return path;
}

const api = /\/api\/sum-windows\//;

test.describe('a round in the simple view', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('by pointer, right and wrong, ends with a stamp on the savings card', async ({ page, server }) => {
    // The drawing is left while it still waits for what the child kept: when that comes, nothing more is drawn.
    let left = () => {};
    const hasLeft = new Promise<void>((done) => {
      left = done;
    });
    await page.route('**/keepsakes/**', async (route) => {
      await hasLeft;
      await route.continue();
    });
    const asked = page.waitForRequest('**/keepsakes/**');
    await openSimply(page, server.url, () => asked);
    const came = page.waitForResponse('**/keepsakes/**');
    left();
    await came;
    const count = await length(page);
    for (let k = 0; k < count; k++) await answerSimply(page, 'pointer', k !== 1);
    await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeFocused();
    await expect(page.getByText(`${count - 1} van de ${count} goed`)).toBeVisible();
    await expect(page.getByText('Een stempel erbij')).toBeVisible();
  });

  test('by keyboard alone, with help in between', async ({ page, server }) => {
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

  test('offers how the missed sum goes after two misses, with one like it to try', async ({
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
    // What was tried in the sheet is nobody's answer.
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
    await context.setOffline(true);
    for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer');
    await expect(page.getByText(/wacht|staan nog op dit apparaat/)).toBeVisible();
    expect((await keptAnswers(page)).waiting).toBe(3);
    const sent = page.waitForResponse((response) => api.test(response.url()) && response.ok());
    await context.setOffline(false);
    await sent;
    await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);
  });

  test('goes on where it was when the tab was closed in the middle', async ({ page, server, context }) => {
    const path = await openSimply(page, server.url);
    for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer');
    const sum = await page.locator('legend').textContent();
    await page.close();
    const again = await context.newPage();
    await again.goto(new URL(path, server.url).href);
    await goSimple(again);
    expect(await progress(again)).toBe(3);
    expect(await again.locator('legend').textContent()).toBe(sum);
  });

  test('plays in one tab only, and the other says so', async ({ page, server, context }) => {
    const path = await openSimply(page, server.url);
    const other = await context.newPage();
    await other.goto(new URL(path, server.url).href);
    await expect(other.getByRole('heading', { name: 'Je speelt deze ronde al' })).toBeVisible();
    await answerSimply(page, 'pointer');
    expect(await progress(page)).toBe(1);
  });

  test('brings the answers home when the session has gone meanwhile', async ({ page, server, context }) => {
    await openSimply(page, server.url);
    await context.setOffline(true);
    await answerSimply(page, 'pointer');
    await answerSimply(page, 'pointer');
    await context.clearCookies();
    await context.setOffline(false);
    await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);
    // The child plays on: nothing sent it away.
    await answerSimply(page, 'pointer');
    expect(await progress(page)).toBe(3);
  });
});
