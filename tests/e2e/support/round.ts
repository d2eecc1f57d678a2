import type { Page } from '@playwright/test';
import { newId } from '@/app/new-id';
import { readSum } from '@/maths/sum/read-sum';
import { step, untilOpen } from './stage';

/** The sum a screen reader hears (`7 plus 5 is hoeveel?`), solved; null when it is none. */
export function solve(spoken: string): number | null {
  const signs: Readonly<Record<string, string>> = {
    plus: '+',
    min: '-',
    keer: '*',
    'gedeeld door': ':',
    en: '+',
    is: '=',
  };
  const id = spoken
    .replace(/\?.*$/, '')
    .replace(/gedeeld door|plus|min|keer|\ben\b|\bis\b/g, (word) => signs[word] ?? word)
    .replace('hoeveel', '_')
    .replaceAll(' ', '');
  const answer = (readSum(id) ?? readSum(`${id}=_`.replace('=_=_', '=_')))?.answer;
  return answer === undefined ? null : answer.num / answer.den;
}

/** Path of a new round of the first task on the signed-in child's map, in one game whatever the day's is: nobody has begun it. */
export async function firstTask(page: Page, pupilId: string): Promise<string> {
  await page.goto(`/leerling/${pupilId}/landkaart`);
  const link = page.locator('nav li a').first();
  const path = (await link.getAttribute('href')) ?? '';
  return path
    .replace(/somvenster\/[^/]+/, `somvenster/${newId()}`)
    .replace(/spel\/[^/]+$/, 'spel/bellenprikken');
}

/** Answers waiting in this browser's storage, by state. */
export function keptAnswers(page: Page): Promise<{ readonly waiting: number; readonly stored: number }> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('outbox');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    const rows = await new Promise<{ state: string }[]>((done, fail) => {
      const reading = db.transaction('answers').objectStore('answers').getAll();
      reading.onsuccess = () => done(reading.result);
      reading.onerror = () => fail(reading.error);
    });
    db.close();
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    return { waiting: count('waiting'), stored: count('stored') };
  });
}

/** Whoever plays the simple view: reads the sum, gives its answer (or a wrong one) by pointer or keyboard. */
export async function answerSimply(page: Page, hand: 'pointer' | 'keyboard', right = true): Promise<void> {
  const group = page.getByRole('group');
  const done = await progress(page);
  const answer = solve((await group.locator('legend').textContent()) ?? '');
  const options = group.locator('button[data-value]');
  const values = await options.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-value')),
  );
  const place = values.findIndex((value) => (value === `${answer}`) === right);
  if (hand === 'pointer') await options.nth(place).click();
  else {
    await options.nth(place).focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((before) => {
    const bar = document.querySelector('progress');
    return bar === null || bar.value > before;
  }, done);
  const goOn = page.getByRole('button', { name: 'Verder' });
  if (!right) {
    await goOn.waitFor();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(
    () =>
      document.querySelector('fieldset[aria-disabled="false"]') !== null ||
      document.querySelector('progress') === null,
  );
}

export const progress = (page: Page): Promise<number> =>
  page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value);
export const length = (page: Page): Promise<number> =>
  page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).max);

/** Goes to the view without a drawing from within a round. */
export async function goSimple(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('button', { name: 'Zonder plaatje', exact: true }).click();
  await page.locator('fieldset').waitFor();
}

/** The targets of a stepped game that can be pressed now. */
export const openTargets = (page: Page) =>
  page.locator('[role=group] button[data-target][aria-disabled=false]');

/** Types a number on a game's pad, or with the keyboard, and commits it. */
async function typeOnStage(page: Page, hand: 'pointer' | 'keyboard', digits: string): Promise<void> {
  if (hand === 'keyboard') {
    await page.keyboard.type(digits);
    await step(page, 50);
    return page.keyboard.press('Enter');
  }
  for (const key of [...digits.split('').map((digit) => `pad-${digit}`), 'ready']) {
    const box = await page.locator(`[data-target="${key}"]`).boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await step(page, 50);
  }
}

/** Plays one thing on the stage: an answer, or the button that goes on; by the drawing itself or by the keyboard. */
export async function pressOnStage(page: Page, hand: 'pointer' | 'keyboard', right: boolean): Promise<void> {
  await untilOpen(page);
  const targets = openTargets(page);
  const labels = await targets.allTextContents();
  const answer = solve((await page.locator('[role=group]').first().getAttribute('aria-label')) ?? '');
  if ((await targets.and(page.locator('[data-target="pad-1"]')).count()) > 0) {
    await typeOnStage(page, hand, `${(answer ?? 0) + (right ? 0 : 1)}`);
    return step(page, 300);
  }
  const place = labels.findIndex((label) => (Number(/\d+/.exec(label)?.[0]) === answer) === right);
  const target = targets.nth(labels.length === 1 ? 0 : Math.max(0, place));
  if (hand === 'keyboard') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else {
    const box = await target.boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await step(page, 300);
}
