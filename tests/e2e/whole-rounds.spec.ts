import type { Page } from '@playwright/test';
import { type Hand, oneSwitchOn, tabAndEnter } from './support/hands-in-product';
import { cardOfChild } from './support/new-child';
import { openTargets } from './support/round';
import { FEWEST_SUMS } from './support/short-rounds';
import { step, steppedStage } from './support/stage';
import { expect, test } from './support/test';

/*
 * A whole round in the product itself, from the card on the map to the map again, by one switch and by keyboard: a game
 * for each way of answering. `game-contract.spec` plays every game and mode so in the workbench, with right answers; here
 * the child presses what comes first, so that misses and their pictures are on its way.
 */

/** A school of its own: groups and children are added. */
test.use({ school: 'whole-rounds' });
test.describe.configure({ timeout: 300_000 });

/** A game of each way of answering, with a collection that it takes. */
const ways = {
  choosing: { game: 'bellenprikken', collectionKey: 'split-to-10' },
  typing: { game: 'dinograven', collectionKey: 'split-to-10' },
  collecting: { game: 'stofzuigen', collectionKey: 'add-subtract-to-10' },
  composing: { game: 'treinwagon', collectionKey: 'add-subtract-to-10' },
  ordering: { game: 'botenkoers', collectionKey: 'order-to-100' },
  placing: { game: 'waslijn', collectionKey: 'line-to-100' },
} as const;

/** Time for which the frame of the scan stays, ms: what a child finds set. */
const pace = 2200;

/** Most acts of a round: for each sum a handful, and a button after each miss. */
const mostActs = 150;

/** Opens the map of a new child that practises one collection in one game, on a page whose time stands still. */
async function openMap(page: Page, url: string, { game, collectionKey }: (typeof ways)[keyof typeof ways]) {
  const task = { collectionKey, required: true, roundsPerDay: 1, games: [game], from: null, until: null };
  const card = await cardOfChild(page, url, {
    firstName: 'Bo',
    year: 4,
    practises: () => ({
      startTest: false,
      yearCourse: false,
      sumsPerRound: FEWEST_SUMS,
      tasks: [{ ...task, untilGoal: false }],
    }),
  });
  await page.context().clearCookies();
  await steppedStage(page);
  const opened = Date.now();
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(opened + 1000);
  await page.goto(card);
  await passUntil(page, () => page.locator('nav li a').first().isVisible());
}

/** Lets time pass for the page, as long as something is not so yet. */
async function passUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(200);
    expect(await holds()).toBe(true);
  }).toPass({ intervals: [20] });
}

/** The button of the end of a round that leads to the map. */
const toMap = 'main section button:has(.tabler-icon-map-2)';

/**
 * Steps the stage until something on it can be pressed, and returns its names; `dialog` when help came over it, and none
 * when the round is over.
 */
async function openNames(page: Page): Promise<readonly string[]> {
  let names: readonly string[] | null = null;
  // A handle is moved by the keys beside it.
  await passUntil(page, async () => {
    names = await page.evaluate(async (ending) => {
      const open = () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '[role=group] button[data-target][aria-disabled=false]:not([role=slider])',
          ),
        ].map(({ dataset }) => dataset.target ?? '');
      const hasDialog = () => document.querySelector('dialog[open]') !== null;
      for (let turn = 0; turn < 15 && open().length === 0 && !hasDialog(); turn++) {
        if (document.querySelector(ending) !== null) return [];
        await window.__stage?.step(200, false);
      }
      if (hasDialog()) return ['dialog'];
      return open().length > 0 ? open() : null;
    }, toMap);
    return names !== null;
  });
  return names ?? [];
}

/** Plays as a child that tries what comes first: a thing, and another, until it can commit them. */
async function playOut(page: Page, hand: Hand): Promise<void> {
  const press = (id: string) => hand.press(openTargets(page).and(page.locator(`[data-target="${id}"]`)));
  let pressed: string[] = [];
  for (let act = 0; act < mostActs; act++) {
    const open = await openNames(page);
    if (open.length === 0) return;
    if (open.includes('dialog')) {
      await hand.press(page.locator('dialog[open] button:has(.tabler-icon-player-play-filled)'));
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      continue;
    }
    const commit =
      open.find((id) => id === 'continue') ?? (pressed.length > 0 && open.find((id) => id === 'ready'));
    const next = commit || open.find((id) => !pressed.includes(id) && id !== 'ready');
    if (!next) throw new Error(`Nothing more can be pressed: ${open.join()}`);
    await press(next);
    pressed = commit ? [] : [...pressed, next];
    await step(page, 300);
  }
  throw new Error('The round does not end.');
}

/** Returns the inputs by which the answers were given that the page sends from now on. */
function inputsSent(page: Page): ReadonlySet<string> {
  const inputs = new Set<string>();
  page.on('request', (request) => {
    if (request.method() !== 'PUT' || !request.url().endsWith('/answers')) return;
    const { answers } = request.postDataJSON() as { readonly answers: readonly { readonly input: string }[] };
    for (const { input } of answers) inputs.add(input);
  });
  return inputs;
}

/** Plays a round from its card on the map to the map again, and expects that all its answers were given by this input. */
async function playRound(page: Page, hand: Hand, input: 'switch' | 'keyboard'): Promise<void> {
  const inputs = inputsSent(page);
  await hand.press(page.locator('nav li[data-main] a').first());
  await playOut(page, hand);
  await hand.press(page.locator(toMap));
  await passUntil(page, () => page.locator('[data-painted=true] [data-grown]').isVisible());
  await expect(page.locator('[data-grown] > [data-kind]').first()).toBeAttached();
  expect([...inputs]).toEqual([input]);
}

for (const [way, task] of Object.entries(ways)) {
  test(`a whole round of ${way} can be played with one switch`, async ({ page, server }) => {
    await openMap(page, server.url, task);
    await page.evaluate((ms) => {
      const [, pupilId = ''] = /leerling\/([^/]+)/.exec(location.pathname) ?? [];
      localStorage.setItem(`scan/${pupilId}`, `1 ${ms}`);
    }, pace);
    await page.reload();
    await passUntil(page, () => page.locator('[data-scan-marked]').first().isVisible());
    await playRound(page, oneSwitchOn(page, pace), 'switch');
  });

  test(`a whole round of ${way} can be played with Tab and Enter alone`, async ({ page, server }) => {
    await openMap(page, server.url, task);
    await playRound(page, tabAndEnter(page), 'keyboard');
  });
}
