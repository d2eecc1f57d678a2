import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { GameManifest } from '@games/kit/api/manifest';
import type { Player, Robot } from '@games/kit/input/robot';
import type { Page } from '@playwright/test';
import { blockMs } from '@/maths/round/block-time';
import { film } from './support/film';
import { type PlayerSetup, playerOf } from './support/real-gestures';
import { steppedStage } from './support/stage';
import { taskOn } from './support/workbench';
import { expect, test } from './support/workbench-test';

/*
 * Plays each game as a child does: real pointers, fingers and keys that do not wait for the stage, a whole round, with
 * a film of it in `test-results/gestures`. On request: `npm run gestures -- -g "ninja.*touch"`.
 */

const games = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);
const ways = ['mouse', 'touch', 'keyboard'] as const;
const sizes = ['1280x720', '1024x768', '390x844', '844x390'] as const;
/** Time for which the player looks at a picture before it continues, and at a set piece, ms. */
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

type Standing = 'asked' | 'continue' | 'block' | 'over';

/** Waits in real time until a child can do something. */
async function untilOpen(page: Page): Promise<Standing> {
  const standing = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open], [role=dialog]') !== null) return 'block';
    if (document.querySelector('progress') === null) return 'over';
    const open = [...document.querySelectorAll('[role=group] [data-target][aria-disabled=false]')];
    if (open.some((twin) => twin.getAttribute('data-target') === 'continue')) return 'continue';
    const task = window.__workbench?.task();
    return open.length > 0 && task != null ? 'asked' : null;
  });
  return (await standing.jsonValue()) ?? 'over';
}

const done = (page: Page) => page.evaluate(() => window.__workbench?.done() ?? -1);

/** Looks at the picture, and continues where the game waits for that. */
async function lookAt(page: Page, player: Player): Promise<void> {
  const isLast = await page.evaluate(() => {
    const progress = document.querySelector('progress');
    return progress !== null && progress.value >= progress.max;
  });
  const stands = page.locator('[role=group] [data-target="continue"]');
  await page.waitForTimeout(look);
  if (isLast) await stands.waitFor({ state: 'detached', timeout: setPiece }).catch(() => undefined);
  if ((await stands.count()) === 0) return;
  await player.press('continue').catch((error: unknown) => {
    // A set piece may end before the press arrives.
    if (!isLast) throw error;
  });
}

async function playRound(page: Page, { player, robot }: PlayerSetup): Promise<void> {
  for (let answer = 0; answer < 16; ) {
    const standing = await untilOpen(page);
    if (standing === 'over') return;
    if (standing === 'continue') {
      await lookAt(page, player);
      continue;
    }
    const task = await taskOn(page);
    if (task === null) throw new Error('No task stands.');
    const before = await done(page);
    await robot(player, task, answer !== 1);
    answer += 1;
    await expect.poll(() => done(page), { message: `answer ${answer} is taken` }).toBeGreaterThan(before);
  }
  throw new Error('The round does not end.');
}

/** Answers some sums of each block; then its two minutes run out. */
async function takeTest(page: Page, { player, robot }: PlayerSetup): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    const standing = await untilOpen(page);
    if (standing === 'over') return;
    if (standing === 'continue') {
      await page.waitForTimeout(look);
      await player.press('continue');
    } else if (standing === 'block') await page.getByRole('button', { name: 'Begin', exact: true }).click();
    else {
      for (let answer = 0; answer < 4; answer++) {
        await untilOpen(page);
        const task = await taskOn(page);
        if (task === null) throw new Error('No task stands.');
        if (answer === 2) await player.press('skip');
        else await robot(player, task, answer !== 1);
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
        const folder = `test-results/gestures/${game}/${way}-${size}`;
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
