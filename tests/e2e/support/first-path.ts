import { type Browser, expect, type Page } from '@playwright/test';
import type { GameId } from '@/contract/game-ids';
import { clickMiddle } from './box-of';
import { cardOfChild } from './new-child';
import { openTargets, solve } from './round';
import { savesData } from './saves-data';
import { FEWEST_SUMS } from './short-rounds';
import { stageReady, stepPainted, steppedStage } from './stage';
import { giveVoices } from './voices';

/** What a child does on its first day: each act is one tap, at a picture. */
export const firstActs = ['card', 'play', 'answer', 'hear', 'pause', 'stop'] as const;
type Act = (typeof firstActs)[number];

/**
 * Adds a group of year 3 with one child that has never played, and returns the link of its card.
 *
 * @param game that the teacher has chosen for short rounds of all tasks; without it the product chooses
 */
export const cardOfNewChild = (page: Page, url: string, game?: GameId): Promise<string> =>
  cardOfChild(page, url, {
    firstName: 'Mila',
    year: 3,
    ...(game && {
      practises: ({ tasks }) => ({
        sumsPerRound: FEWEST_SUMS,
        tasks: tasks.map((task) => ({ ...task, games: [game] })),
      }),
    }),
  });

const sideways = { width: 1024, height: 768 };
/** Upright the cards leave all of the island's height free. */
export const upright = { width: 768, height: 1024 };

/** A tablet with a voice, as a child that cannot read yet holds it, which counts its taps. */
export async function tablet(browser: Browser, url: string, viewport = sideways) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: true,
    serviceWorkers: 'block',
    timezoneId: 'Europe/Amsterdam',
  });
  await savesData(context);
  await giveVoices(context);
  await context.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps')) + 1}`);
    window.addEventListener('pointerdown', count, { capture: true });
  });
  const page = await context.newPage();
  await steppedStage(page, { painted: true });
  const taps = () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
  return { context, page, taps };
}

/** Steps the stage until something on it can be pressed. */
export async function untilTargets(page: Page): Promise<void> {
  await expect(async () => {
    await stepPainted(page, 200);
    expect(await openTargets(page).count()).toBeGreaterThan(0);
  }).toPass();
}

/** Steps the stage until the hand that shows how can be seen. */
export async function untilHand(page: Page): Promise<void> {
  await expect(async () => {
    await stepPainted(page, 200);
    expect(await page.evaluate(() => window.__stage?.shows('hand'))).toBe(true);
  }).toPass();
}

/** Taps what stands for the right answer, or the first thing that does not. */
export async function tapAnswer(page: Page, right: boolean): Promise<void> {
  const sum = solve((await page.locator('[role=group]').first().getAttribute('aria-label')) ?? '');
  const says = new RegExp(`\\b${sum}\\b`);
  const wanted = openTargets(page).filter(right ? { hasText: says } : { hasNotText: says });
  await clickMiddle((await wanted.count()) > 0 ? wanted.first() : openTargets(page).first());
}

/**
 * Goes the way of a first day by taps at what stands in fixed places, without a word of it read, and calls `seen` after each
 * act, when the screen that follows has come.
 */
export async function goFirstPath(
  page: Page,
  card: string,
  seen: (act: Act) => Promise<void>,
): Promise<void> {
  await page.goto(card);
  await page.locator('li[data-main] a').first().waitFor();
  await page.locator('[data-painted=true]').waitFor();
  await seen('card');
  await page.locator('li[data-main] a').first().tap();
  await stageReady(page);
  await untilTargets(page);
  await untilHand(page);
  await seen('play');
  await tapAnswer(page, true);
  await stepPainted(page, 500);
  await seen('answer');
  await untilTargets(page);
  await page.locator('[data-scan-row=hud] button').nth(1).tap();
  await stepPainted(page, 100);
  await seen('hear');
  await page.locator('[data-scan-row=hud] button').first().tap();
  await page.locator('dialog').waitFor();
  await seen('pause');
  await page.locator('dialog button:has(.tabler-icon-map-2)').tap();
  await page.locator('[data-painted=true]').waitFor();
  await page.locator('nav li a').first().waitFor();
  await seen('stop');
}
