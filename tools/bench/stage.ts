import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameManifest } from '@games/kit/api/manifest';
import { playTask, type Robot } from '@games/kit/input/robot';
import type { Page } from 'playwright';
import { answerOn, keyboard, untilAsked } from '../../tests/e2e/support/workbench';
import { serveWorkbench } from '../serve-workbench';
import { buildWorkbench } from '../workbench.mjs';
import { openBrowser } from './browser';
import { amount, type Bench, type Figure, ratio } from './figure';
import { pacesOf } from './pace';
import { countDraws, drawsSoFar, leavings, median, mostDraws } from './stage-meters';

/** Returns all games that give verdicts; a test gives none and is measured by its own contract test. */
const games = () =>
  readdirSync('games')
    .filter((name) => !/^_|kit|\./.test(name))
    .filter((name) => !readFileSync(`games/${name}/game.ts`, 'utf8').includes('test: true'));
/** Returns the robot of a game; its own when the robot of its mode cannot play it. */
const robotOf = async (game: string): Promise<Robot> =>
  existsSync(`games/${game}/robot.ts`)
    ? ((await import(/* @vite-ignore */ resolve(`games/${game}/robot.ts`))) as { robot: Robot }).robot
    : playTask;
const manifestOf = async (game: string): Promise<GameManifest> =>
  ((await import(/* @vite-ignore */ resolve(`games/${game}/game.ts`))) as { default: GameManifest }).default;
const tasks = 3;
const rounds = 3;
const boots = 5;
/** CPU throttling that makes this machine as slow as an old tablet. */
const slower = 4;
/** Time for which a sleeping stage is watched, ms. */
const watched = 1500;

/** Opens a game and waits until its first task can be answered. */
async function play(page: Page, game: string): Promise<void> {
  await page.evaluate((id) => window.__workbench?.play(id), game);
  await page.waitForFunction((id) => window.__stage?.state().scenes.includes(id), game);
  await untilAsked(page, keyboard(page));
}

const frameTimes = (page: Page) => page.evaluate(() => [...(window.__stage?.frameTimes() ?? [])]);

/** Measures draws, script time and leaks over all games on one page; the stage is stepped. */
async function throughAllGames(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    window.__stageTest = 'painted';
  });
  await countDraws(page);
  await page.goto(`${url}/workbench.html?game=template&bare&sums=8`);
  await page.waitForFunction(() => (window.__stage?.state().scenes.length ?? 0) > 0);
  let first: Awaited<ReturnType<typeof leavings>> | undefined;
  for (let round = 0; round < rounds; round++) {
    for (const game of games()) {
      await play(page, game);
      for (let task = 0; task < (round === 0 ? tasks : 1); task++)
        await answerOn(page, keyboard(page), task !== 1, await robotOf(game));
      say(`${game}, round ${round + 1}`);
    }
    await play(page, 'template');
    first ??= await leavings(page);
  }
  const last = await leavings(page);
  const before = first ?? last;
  const draws = await mostDraws(page);
  const script = median(await frameTimes(page));
  const throttled = await scriptWhenSlower(page, say);
  await page.close();
  return [
    amount('most draws in a frame, one texture a batch', draws, '', 25, `${games().length} games`),
    amount('script time of a painted frame, median', script, 'ms', 4, 'at 1280 × 720; 16.7 ms is a frame'),
    amount(
      `the same on a processor ${slower} × slower`,
      throttled,
      'ms',
      8,
      `${(throttled / script).toFixed(1)} × that of this machine`,
    ),
    amount('heap after going through all games twice more', last.heap - before.heap, 'MB', 2),
    amount('scenes and textures left by then', last.left - before.left, '', 0),
    amount('listeners left by then', last.listeners - before.listeners, '', 0),
  ];
}

/** Returns the script time of a painted frame, median over all games, with CPU throttling. */
async function scriptWhenSlower(page: Page, say: (line: string) => void): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = (await frameTimes(page)).length;
  for (const game of games()) {
    await play(page, game);
    await answerOn(page, keyboard(page), true, await robotOf(game));
    say(`${game}, slowed`);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return median((await frameTimes(page)).slice(before));
}

/** Measures the pace of all games on one page; the stage is stepped. */
async function paces(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.addInitScript(() => {
    window.__stageTest = true;
  });
  await page.goto(`${url}/workbench.html?game=none&bare`);
  await page.waitForFunction(() => window.__workbench !== undefined);
  const figures: Figure[] = [];
  for (const game of games()) {
    figures.push(...(await pacesOf(page, await manifestOf(game), await robotOf(game))));
    say(`${game}, at a child's pace`);
  }
  await page.close();
  return figures;
}

/** Counts draws in real time while nothing moves: during a pause, in a hidden tab, and with no game on the stage. */
async function drawnAsleep(browser: Awaited<ReturnType<typeof openBrowser>>, url: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await countDraws(page);
  await page.goto(`${url}/workbench.html?game=bellenprikken&bare&sums=8`);
  const isOpen = '[role=group] [data-target][aria-disabled=false]';
  const drawn = async () => {
    // Frames that were already requested are painted first.
    await page.waitForTimeout(200);
    const before = await drawsSoFar(page);
    await page.waitForTimeout(watched);
    return (await drawsSoFar(page)) - before;
  };
  const goOn = async () => {
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.waitForSelector(isOpen, { state: 'attached' });
  };
  await page.waitForSelector(isOpen, { state: 'attached' });
  const awake = await drawn();
  if (awake === 0) throw new Error('The stage draws nothing while it is played.');
  await page.getByRole('button', { name: 'Pauze' }).click();
  const paused = await drawn();
  await goOn();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hidden = await drawn();
  await goOn();
  await page.evaluate(() => window.__workbench?.play('none'));
  const empty = await drawn();
  await page.close();
  return amount(
    'draws while paused, in a hidden tab and without a game',
    paused + hidden + empty,
    '',
    0,
    `${watched / 1000} s of each; ${awake} in the same time of play`,
  );
}

/**
 * Compares the time to the first frame of a preloaded game with its sum, and the time to the first frame of a page with
 * stock Phaser only. The animation of the answers is excluded, since its time depends on software rendering.
 */
async function boot(browser: Awaited<ReturnType<typeof openBrowser>>, url: string): Promise<Figure> {
  const ours: number[] = [];
  const bare: number[] = [];
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  for (let turn = 0; turn < boots; turn++) {
    const page = await context.newPage();
    await page.goto(`${url}/workbench.html?game=none&bare`);
    await page.waitForFunction(() => window.__workbench !== undefined);
    // The map preloads the next game while the child looks at it.
    await page.evaluate(() => window.__workbench?.bring('bellenprikken'));
    const begun = performance.now();
    await page.evaluate(() => window.__workbench?.play('bellenprikken'));
    await page.waitForFunction(() => (window.__workbench?.targets().length ?? 0) > 0);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    ours.push(performance.now() - begun);
    const since = performance.now();
    await page.goto(`${url}/bare-phaser.html`);
    await page.waitForFunction(() => document.title === 'drawn');
    bare.push(performance.now() - since);
    await page.close();
  }
  await context.close();
  // The first turn only fills the cache.
  return ratio(
    'from the choice of a game on a map that was looked at to its first frame with the sum',
    median(ours.slice(1)),
    median(bare.slice(1)),
    { atMost: 1 },
    'until the first frame of a bare page with stock Phaser',
  );
}

/** Measures the games: draws, script time, leaks, and time to the first sum. */
export const stage: Bench = {
  name: 'stage',
  side: 'pupil',
  async run(say) {
    await buildWorkbench(say);
    const served = await serveWorkbench({
      '/bare-phaser.html': resolve('tools/bench/bare-phaser.html'),
      '/phaser.js': resolve('node_modules/phaser/dist/phaser.esm.min.js'),
    });
    const browser = await openBrowser();
    try {
      const booted = await boot(browser, served.url);
      return [
        booted,
        ...(await throughAllGames(browser, served.url, say)),
        await drawnAsleep(browser, served.url),
        ...(await paces(browser, served.url, say)),
      ];
    } finally {
      await browser.close();
      await served.close();
    }
  },
};
