import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { clickMiddle } from './box-of';
import { openTargets, solve } from './round';
import { savesData } from './saves-data';
import { onServer, signIn } from './sign-in';
import { stageReady, stepPainted, steppedStage } from './stage';
import { giveVoices } from './voices';

/** What a child does on its first day: each act is one tap, at a picture. */
export const firstActs = ['card', 'play', 'answer', 'hear', 'pause', 'stop'] as const;
type Act = (typeof firstActs)[number];

/** Adds a group of year 3 with one child that has never played, and returns the link of its card. */
export async function cardOfNewChild(page: Page, url: string): Promise<string> {
  await signIn(page, url, 'docent');
  const groupId = randomUUID();
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`${url}/api/groups${path}`, { data, headers: { origin: url } });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()}`);
    return reply.json() as Promise<unknown>;
  };
  const year = 3;
  await post('', { groupId, name: '3Z', year });
  const pupil = { pupilId: randomUUID(), firstName: 'Mila', lastName: null, sortName: null, year };
  await post(`/${groupId}/pupils`, { pupils: [pupil] });
  const { cards } = (await post(`/${groupId}/login-cards`, { renew: false })) as Reply<Api['makeLoginCards']>;
  return onServer(cards[0]?.url ?? '', url);
}

/** A tablet with a voice, as a child that cannot read yet holds it, which counts its taps. */
export async function tablet(browser: Browser, url: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1024, height: 768 },
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
async function untilTargets(page: Page): Promise<void> {
  await expect(async () => {
    await stepPainted(page, 200);
    expect(await openTargets(page).count()).toBeGreaterThan(0);
  }).toPass();
}

/** Steps the stage until the hand that shows how can be seen. */
async function untilHand(page: Page): Promise<void> {
  await expect(async () => {
    await stepPainted(page, 200);
    expect(await page.evaluate(() => window.__stage?.shows('hand'))).toBe(true);
  }).toPass();
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
  const sum = solve((await page.locator('[role=group]').first().getAttribute('aria-label')) ?? '');
  const wanted = openTargets(page).filter({ hasText: new RegExp(`\\b${sum}\\b`) });
  await clickMiddle((await wanted.count()) > 0 ? wanted.first() : openTargets(page).first());
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
