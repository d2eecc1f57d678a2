import { readdirSync } from 'node:fs';
import type { GameManifest } from '@games/kit/api/manifest';
import type { Page } from '@playwright/test';
import { parts } from '../../games/_parts/parts';
import { savePicture } from './support/save-picture';
import { stageReady, step, stepPainted, steppedStage } from './support/stage';
import { test } from './support/workbench-test';

/* Pictures of the games and of the kit's parts for the READMEs: `npm run pictures`. */

/** Width of a picture in the README, px. */
const width = 640;

const games = readdirSync('games').filter((name) => /^[a-z]/.test(name) && !/^kit$|\./.test(name));

/** A collection that shows the game at its best, where the first suitable one does not. */
const best: Readonly<Record<string, string>> = {
  bananenboot: 'add-to-100-over-ten',
  bellenprikken: 'add-subtract-to-20',
  botenkoers: 'order-to-100',
  dinograven: 'tables-all',
  glazenwasser: 'fractions-unlike',
  pizzabakken: 'fractions-related',
  raketstrijd: 'multiply-two-by-two',
  schatgraven: 'add-subtract-to-10000',
  splitsauto: 'missing-to-20',
  vishaak: 'line-below-zero',
  waslijn: 'line-fractions',
  wortelboer: 'division-with-remainder',
};

/** Plays a scene to its first task and keeps a picture of it. */
async function keep(page: Page, query: URLSearchParams, name: string, isTest = false): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await steppedStage(page);
  await page.goto(`/workbench.html?${query.toString()}&bare`);
  await stageReady(page);
  // A test waits behind its dialog.
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  if (isTest) await begin.click();
  for (let turn = 0; turn < 11; turn++) await step(page, 250);
  await stepPainted(page, 250);
  const png = await page.screenshot({ animations: 'disabled' });
  await savePicture(png, name, { width, quality: 82 });
}

for (const game of games) {
  test(`a picture of ${game}`, async ({ page }) => {
    const { default: manifest } = (await import(`../../games/${game}/game`)) as {
      readonly default: GameManifest;
    };
    const collection = best[game];
    const query = new URLSearchParams({ game: manifest.id, ...(collection && { collection }) });
    await keep(page, query, `game-${game}`, manifest.test);
  });
}

for (const { id } of parts) {
  test(`a picture of ${id}`, async ({ page }) => keep(page, new URLSearchParams({ game: id }), `kit-${id}`));
}
