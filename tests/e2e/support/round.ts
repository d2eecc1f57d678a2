import { expect, type Page } from '@playwright/test';
import { gamePath } from '@/app/pupil/round/start/game-path';
import { newId } from '@/app/shared/new-id';
import type { Api } from '@/contract/api';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { Reply } from '@/contract/route';
import { readSum } from '@/maths/sum/read-sum';
import { clickMiddle } from './box-of';
import { outboxRows } from './outbox-rows';
import { spokenNumber } from './spoken-number';
import { step, untilOpen, withoutWebgl } from './stage';

/** Waits until the end of a round shows its stamp: the demo's card may have room for one more, or be full with it. */
export const expectStamp = (page: Page): Promise<void> =>
  expect(page.getByText(/Een stempel erbij|Je kaart is vol: een sticker erbij/)).toBeVisible();

/** Solves the sum in a screen reader's text (`7 plus 5 is hoeveel?`); null when it contains none. */
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

/**
 * Returns the path of a new round of the first task on the signed-in child's map, in one game whichever the day
 * suggests.
 */
export async function firstTask(page: Page, pupilId: string): Promise<string> {
  const reply = await page.request.get(`/api/pupils/${pupilId}/map`, {
    headers: { [expectedPupilHeader]: pupilId },
  });
  expect(reply.ok(), `map: ${reply.status()}`).toBe(true);
  const { tasks } = (await reply.json()) as Reply<Api['readMap']>;
  const task = tasks.find(({ required }) => required) ?? tasks[0];
  if (task === undefined) throw new Error('The child has no task.');
  return gamePath({ pupilId, ...task, windowId: newId(), game: 'bellenprikken' });
}

/** Counts the answers waiting in this browser's storage by state. */
export async function keptAnswers(
  page: Page,
): Promise<{ readonly waiting: number; readonly stored: number }> {
  const rows = await outboxRows<{ readonly state: string }>(page, 'answers');
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  return { waiting: count('waiting'), stored: count('stored') };
}

/** Answers one sum in the simple view, correctly or not, by pointer or keyboard. */
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

/** Opens a round in the simple view: the device cannot draw, which saves a test that is not about games the stage. */
export async function openSimpleRound(page: Page, path: string): Promise<void> {
  await withoutWebgl(page);
  await page.goto(path);
  await page.locator('fieldset').waitFor();
}

/** A game with a collection that it takes. */
export interface Offer {
  readonly game: string;
  readonly collection: string;
}

/** Begins a round on the page of the test game, which stores nothing, with sums that the child has no task of. */
export async function chooseTestGame(page: Page, { game, collection }: Offer): Promise<void> {
  const choices = page.locator('form select');
  await choices.nth(0).selectOption(collection);
  await choices.nth(1).selectOption(game);
  await page.locator('form [type=submit]').click();
}

/** Switches to the simple view during a round. */
export async function goSimple(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('button', { name: 'Zonder plaatje', exact: true }).click();
  await page.locator('fieldset').waitFor();
}

/** Locates the targets of a stepped game that can be pressed now. */
export const openTargets = (page: Page) =>
  page.locator('[role=group] button[data-target][aria-disabled=false]');

/** Types a number on a game's pad or with the keyboard, and commits it. */
async function typeOnStage(page: Page, hand: 'pointer' | 'keyboard', digits: string): Promise<void> {
  if (hand === 'keyboard') {
    await page.keyboard.type(digits);
    await step(page, 50);
    return page.keyboard.press('Enter');
  }
  for (const key of [...digits.split('').map((digit) => `pad-${digit}`), 'ready']) {
    await clickMiddle(page.locator(`[data-target="${key}"]`));
    await step(page, 50);
  }
}

/**
 * Does one thing on the stage: gives an answer, or presses the continue button; on the drawing itself or by keyboard.
 */
export async function pressOnStage(page: Page, hand: 'pointer' | 'keyboard', right: boolean): Promise<void> {
  await untilOpen(page);
  const targets = openTargets(page);
  const labels = await targets.allTextContents();
  const answer = solve((await page.locator('[role=group]').first().getAttribute('aria-label')) ?? '');
  if ((await targets.and(page.locator('[data-target="pad-1"]')).count()) > 0) {
    await typeOnStage(page, hand, `${(answer ?? 0) + (right ? 0 : 1)}`);
    return step(page, 300);
  }
  const place = labels.findIndex((label) => (spokenNumber(label) === answer) === right);
  const target = targets.nth(labels.length === 1 ? 0 : Math.max(0, place));
  if (hand === 'keyboard') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else await clickMiddle(target);
  await step(page, 300);
}
