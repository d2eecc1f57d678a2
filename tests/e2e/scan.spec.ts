import type { Locator, Page } from '@playwright/test';
import { outboxRows } from './support/outbox-rows';
import { firstTask, goSimple, openTargets, progress, solve } from './support/round';
import { signIn } from './support/sign-in';
import { spokenNumber } from './support/spoken-number';
import { stageReady, step, steppedStage, untilOpen } from './support/stage';
import { expect, test } from './support/test';

/** Sets scanning in the settings on the child's map. */
async function scanWith(page: Page, switches: 'Eén schakelaar' | 'Twee schakelaars'): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('radio', { name: switches }).check();
  if (switches === 'Eén schakelaar') await page.getByRole('radio', { name: 'Snel' }).check();
  await page.getByRole('button', { name: 'Klaar' }).click();
}

/** Moves the frame with one switch until it marks the wanted element, and presses with the other. */
async function choose(page: Page, wanted: Locator): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press(' ');
  }
  throw new Error('The frame never came there.');
}

/** Returns the input methods of the answers stored in this browser. */
const hands = async (page: Page): Promise<readonly string[]> =>
  (await outboxRows<{ readonly answer: { readonly input: string } }>(page, 'answers')).map(
    ({ answer }) => answer.input,
  );

test('two switches choose an answer, in the simple view and in the game', async ({ page, server }) => {
  await steppedStage(page);
  const { id } = await signIn(page, server.url, 'leerling');
  const path = await firstTask(page, id);
  await page.goto(`/leerling/${id}/landkaart`);
  await scanWith(page, 'Twee schakelaars');

  await page.goto(path);
  await goSimple(page);
  const asked = solve((await page.locator('legend').textContent()) ?? '');
  await choose(page, page.locator(`fieldset button[data-value="${asked}"]`));
  await expect.poll(() => progress(page)).toBe(1);

  await page.getByRole('button', { name: 'Pauze' }).click();
  await choose(page, page.getByRole('button', { name: 'Met plaatje' }));
  await stageReady(page);
  await untilOpen(page);
  const sum = solve((await page.locator('[role=group]').first().getAttribute('aria-label')) ?? '');
  const names = await openTargets(page).allTextContents();
  await choose(page, openTargets(page).nth(names.findIndex((name) => spokenNumber(name) === sum)));
  await step(page, 300);
  await expect.poll(() => progress(page)).toBe(2);
  await expect.poll(() => hands(page)).toEqual(['switch', 'switch']);
});

test('one switch presses what the moving frame marks', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await scanWith(page, 'Eén schakelaar');
  await page.reload();
  await expect(page.locator('nav li a').first()).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/\/spel\//);
});

test('one switch presses nothing that its frame has not marked yet', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await scanWith(page, 'Eén schakelaar');
  await page.reload();
  const first = page.locator('nav li a').first();
  await expect(first).toBeFocused();
  // What the frame is around goes in the moment in which the child presses.
  const presses = await first.evaluate((link) => {
    const clicks: Event[] = [];
    document.addEventListener('click', (event) => clicks.push(event));
    link.style.display = 'none';
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    return clicks.length;
  });
  expect(presses).toBe(0);
  await expect(page.locator('[data-scan-marked]').first()).toBeVisible();
  await expect(page).toHaveURL(/\/landkaart$/);
});
