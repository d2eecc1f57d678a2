import type { Locator, Page } from '@playwright/test';
import { firstTask, goSimple, openTargets, progress, solve } from './support/round';
import { signIn } from './support/sign-in';
import { stageReady, step, steppedStage, untilOpen } from './support/stage';
import { expect, test } from './support/test';

/** Sets on the child's map how it scans. */
async function scanWith(page: Page, switches: 'Eén schakelaar' | 'Twee schakelaars'): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('radio', { name: switches }).check();
  if (switches === 'Eén schakelaar') await page.getByRole('radio', { name: 'Snel' }).check();
  await page.getByRole('button', { name: 'Klaar' }).click();
}

/** Moves the frame on with one switch until it stands round what is wanted, and chooses with the other. */
async function choose(page: Page, wanted: Locator): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press(' ');
  }
  throw new Error('The frame never came there.');
}

/** By which hand the answers kept in this browser were given. */
const hands = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('outbox');
      opening.onsuccess = () => done(opening.result);
    });
    const rows = await new Promise<{ answer: { input: string } }[]>((done) => {
      const reading = db.transaction('answers').objectStore('answers').getAll();
      reading.onsuccess = () => done(reading.result);
    });
    db.close();
    return rows.map(({ answer }) => answer.input);
  });

test('two switches choose an answer, without the drawing and in the game', async ({ page, server }) => {
  await steppedStage(page);
  const { id } = await signIn(page, server.url, 'leerling');
  const path = await firstTask(page, id);
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
  await choose(page, openTargets(page).filter({ hasText: new RegExp(`\\b${sum}$`) }));
  await step(page, 300);
  await expect.poll(() => progress(page)).toBe(2);
  expect(await hands(page)).toEqual(['switch', 'switch']);
});

test('one switch: the frame goes by itself, and a press goes where it stands', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await scanWith(page, 'Eén schakelaar');
  await page.reload();
  await expect(page.locator('nav li a').first()).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/\/spel\//);
});
