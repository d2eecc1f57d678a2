import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { GameManifest } from '@games/kit/manifest';
import type { Hands, Robot } from '@games/kit/robot';
import type { Page } from '@playwright/test';
import { blockMs } from '@/maths/round/block-time';
import { film } from './support/film';
import { type Player, playerOf } from './support/real-hands';
import { steppedStage } from './support/stage';
import { taskOn } from './support/workbench';
import { expect, test } from './support/workbench-test';

/*
 * Each game as a child plays it: real pointers, fingers and keys that do not wait for the stage, a whole round, and a
 * film of it in `test-results/hands`. On request: `npm run hands -- -g "ninja.*touch"`.
 */

const games = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);
const ways = ['mouse', 'touch', 'keyboard'] as const;
const sizes = ['1280x720', '1024x768', '390x844', '844x390'] as const;
/** A look at a picture before a child goes on; a set piece is seen to its end. ms */
const look = 500;
const setPiece = 5000;

interface Played {
  readonly manifest: GameManifest;
  readonly robot?: Robot;
}

async function read(game: string): Promise<Played> {
  const { default: manifest } = (await import(`../../games/${game}/game`)) as {
    readonly default: GameManifest;
  };
  if (!existsSync(`games/${game}/robot.ts`)) return { manifest };
  const { robot } = (await import(`../../games/${game}/robot`)) as { readonly robot: Robot };
  return { manifest, robot };
}

type Standing = 'asked' | 'go-on' | 'block' | 'over';

/** Waits, in real time, until a child can do something. */
async function untilOpen(page: Page): Promise<Standing> {
  const standing = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open], [role=dialog]') !== null) return 'block';
    if (document.querySelector('progress') === null) return 'over';
    const open = [...document.querySelectorAll('[role=group] [data-target][aria-disabled=false]')];
    if (open.some((twin) => twin.getAttribute('data-target') === 'go-on')) return 'go-on';
    const task = window.__workbench?.task();
    return open.length > 0 && task != null ? 'asked' : null;
  });
  return (await standing.jsonValue()) ?? 'over';
}

const done = (page: Page) => page.evaluate(() => window.__workbench?.done() ?? -1);

/** Looks, and goes on where the game waits for it. */
async function lookAt(page: Page, hands: Hands): Promise<void> {
  const isLast = await page.evaluate(() => {
    const progress = document.querySelector('progress');
    return progress !== null && progress.value >= progress.max;
  });
  const stands = page.locator('[role=group] [data-target="go-on"]');
  await page.waitForTimeout(look);
  if (isLast) await stands.waitFor({ state: 'detached', timeout: setPiece }).catch(() => undefined);
  if ((await stands.count()) === 0) return;
  await hands.press('go-on').catch((error: unknown) => {
    // A set piece may end under the hand.
    if (!isLast) throw error;
  });
}

async function playRound(page: Page, { hands, robot }: Player): Promise<void> {
  for (let answer = 0; answer < 16; ) {
    const standing = await untilOpen(page);
    if (standing === 'over') return;
    if (standing === 'go-on') {
      await lookAt(page, hands);
      continue;
    }
    const task = await taskOn(page);
    if (task === null) throw new Error('No task stands.');
    const before = await done(page);
    await robot(hands, task, answer !== 1);
    answer += 1;
    await expect.poll(() => done(page), { message: `answer ${answer} is taken` }).toBeGreaterThan(before);
  }
  throw new Error('The round does not end.');
}

/** Some sums of each block; then its two minutes are over. */
async function takeTest(page: Page, { hands, robot }: Player): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    const standing = await untilOpen(page);
    if (standing === 'over') return;
    if (standing === 'go-on') {
      await page.waitForTimeout(look);
      await hands.press('go-on');
    } else if (standing === 'block') await page.getByRole('button', { name: 'Begin', exact: true }).click();
    else {
      for (let answer = 0; answer < 4; answer++) {
        await untilOpen(page);
        const task = await taskOn(page);
        if (task === null) throw new Error('No task stands.');
        if (answer === 2) await hands.press('skip');
        else await robot(hands, task, answer !== 1);
        await page.waitForFunction((id) => window.__workbench?.task()?.taskId !== id, task.taskId);
      }
      await page.clock.fastForward(blockMs);
    }
  }
}

for (const game of games) {
  const played = await read(game);
  for (const way of ways) {
    for (const size of sizes) {
      test(`${game} by ${way} at ${size}`, async ({ browser, workbench }) => {
        test.setTimeout(240_000);
        const [width = 0, height = 0] = size.split('x').map(Number);
        const context = await browser.newContext({
          viewport: { width, height },
          hasTouch: way === 'touch',
          baseURL: workbench,
        });
        const page = await context.newPage();
        if (played.manifest.test === true) await page.clock.install();
        await steppedStage(page);
        await page.goto(`/workbench.html?game=${game}&bare&sums=3`);
        await page.locator('progress').waitFor({ state: 'attached' });
        const folder = `test-results/hands/${game}/${way}-${size}`;
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        const stop = film(page, folder);
        try {
          const player = await playerOf(page, way, played.robot);
          if (played.manifest.test === true) await takeTest(page, player);
          else await playRound(page, player);
          await expect(page.getByRole('heading', { name: /klaar!/ })).toBeVisible();
        } finally {
          await stop();
          await context.close();
        }
      });
    }
  }
}
