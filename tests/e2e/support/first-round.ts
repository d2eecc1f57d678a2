import type { Page } from '@playwright/test';
import { tapAnswer, untilHand, untilTargets } from './first-path';
import { stageReady, step, stepPainted, untilOpen } from './stage';

/** What happens to a child in its first round, in this order: each looks different from the one before. */
export const moments = ['map', 'hand', 'right', 'miss', 'end', 'grown'] as const;
export type Moment = (typeof moments)[number];

/** Time of the stage after a right answer at which the world shows it, ms. */
const worldReacts = 350;

/** Most answers of a first round. */
const mostAnswers = 30;

const cardOfTask = (page: Page) => page.locator('li[data-main] a').first();
const button = (page: Page, icon: string) => page.locator(`button:has(.tabler-icon-${icon})`);

async function untilMap(page: Page): Promise<void> {
  await page.locator('[data-painted=true]').waitFor();
  await page.locator('nav li a').first().waitFor();
}

/**
 * Plays a whole first round by taps, from the card of a child to its map again: the first answer is right, the second wrong
 * and all others right. Calls `seen` at each moment, when the page or the stage shows it.
 */
export async function playFirstRound(
  page: Page,
  card: string,
  seen: (moment: Moment) => Promise<void>,
): Promise<void> {
  await page.goto(card);
  await cardOfTask(page).waitFor();
  await untilMap(page);
  await seen('map');
  await cardOfTask(page).tap();
  await stageReady(page);
  await untilTargets(page);
  await untilHand(page);
  await seen('hand');
  await tapAnswer(page, true);
  await stepPainted(page, worldReacts);
  await seen('right');
  await untilOpen(page);
  await tapAnswer(page, false);
  await untilOpen(page);
  await stepPainted(page, 0);
  await seen('miss');
  for (let answer = 0, now = await untilOpen(page); now !== 'over'; now = await untilOpen(page)) {
    if (now === 'continue') await page.locator('[data-target=continue]').press('Enter');
    else if (answer++ < mostAnswers) await tapAnswer(page, true);
    else throw new Error('The round does not end.');
    await step(page, 300);
  }
  await button(page, 'map-2').waitFor();
  await stepPainted(page, 1000);
  await seen('end');
  await button(page, 'map-2').tap();
  await untilMap(page);
  await page.locator('[data-grown]').waitFor();
  await seen('grown');
}
