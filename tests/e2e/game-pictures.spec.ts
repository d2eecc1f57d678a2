import { readdirSync } from 'node:fs';
import type { GameManifest } from '@games/kit/manifest';
import sharp from 'sharp';
import { stageReady, step, steppedStage } from './support/stage';
import { test } from './support/workbench-test';

/* The pictures of the games in the README: `npm run pictures`. */

/** Width in the README, px. */
const width = 640;

const games = readdirSync('games').filter((name) => /^[a-z]/.test(name) && !/^kit$|\./.test(name));

/** A collection that shows the game at its best, where the first that fits does not. */
const best: Readonly<Record<string, string>> = {
  bellenprikken: 'add-subtract-to-20',
  botenkoers: 'order-to-100',
  dinograven: 'tables-all',
  ninja: 'line-fractions',
  pizzabakken: 'fractions-related',
  waslijn: 'line-fractions',
};

for (const game of games) {
  test(`a picture of ${game}`, async ({ page }) => {
    const { default: manifest } = (await import(`../../games/${game}/game`)) as {
      readonly default: GameManifest;
    };
    await page.setViewportSize({ width: 1280, height: 720 });
    await steppedStage(page);
    const collection = best[game];
    const query = new URLSearchParams({ game: manifest.id, ...(collection && { collection }) });
    await page.goto(`/workbench.html?${query.toString()}&bare`);
    await stageReady(page);
    for (let turn = 0; turn < 12; turn++) await step(page, 250);
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png).resize({ width }).webp({ quality: 82 }).toFile(`docs/pictures/game-${game}.webp`);
  });
}
