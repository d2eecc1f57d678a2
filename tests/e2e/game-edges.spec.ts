import { existsSync, readdirSync } from 'node:fs';
import type { GameManifest } from '@games/kit/api/manifest';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { playOn } from './support/bench';
import { overFaces } from './support/layout-lint';
import { stageReady, step } from './support/stage';
import { answerOn, keyboard, untilAsked } from './support/workbench';
import { benchTest, expect } from './support/workbench-test';

/** A school tablet, a wide screen, and a phone held upright. */
const shapes = [
  { width: 640, height: 480 },
  { width: 840, height: 360 },
  { width: 390, height: 844 },
] as const;

const games = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);

/**
 * Returns how far the drawing stays from the sides of its room, CSS px, where its own edges show nothing, and which faces
 * can be seen.
 */
const look = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => {
    const drawing = canvas.getBoundingClientRect();
    const room = (canvas.parentElement ?? canvas).getBoundingClientRect();
    return {
      bars: Math.ceil(Math.max(room.width - drawing.width, room.height - drawing.height) - 2),
      unpainted: window.__stage?.unpainted() ?? null,
      faces: window.__stage?.faces() ?? [],
    };
  });

benchTest(
  'every game is painted to every edge from 4:3 to 21:9 and upright, and covers no face',
  async ({ page }) => {
    for (const game of games) {
      await playOn(page, game, { motion: 'reduced' });
      const { default: manifest } = (await import(`../../games/${game}/game`)) as {
        readonly default: GameManifest;
      };
      // A test waits behind its dialog, and a stage that waits does not turn.
      if (manifest.test === true) await page.getByRole('button', { name: 'Begin', exact: true }).click();
      for (const shape of shapes) {
        await page.setViewportSize(shape);
        await stageReady(page);
        await expect(async () => {
          await step(page, 100);
          const { bars, unpainted, faces } = await look(page);
          const where = `${game} at ${shape.width} × ${shape.height}`;
          expect({ bars: Math.max(0, bars), unpainted, overFaces: overFaces(faces) }, where).toEqual({
            bars: 0,
            unpainted: [],
            overFaces: [],
          });
        }).toPass({ timeout: 5000, intervals: [0, 50, 100, 250] });
      }
    }
  },
);

benchTest('the card at the end of a round fits 360 px, has the focus and is read', async ({ page }) => {
  await playOn(page, 'bellenprikken', { motion: 'reduced', sums: 2 });
  await page.setViewportSize({ width: 360, height: 640 });
  await stageReady(page);
  const player = keyboard(page);
  while (await untilAsked(page, player)) await answerOn(page, player, true);
  const card = page.getByRole('region', { name: 'Ronde klaar!' });
  await expect(card).toHaveAccessibleDescription(/^2 van de 2 goed/);
  await expect(card.getByRole('button', { name: 'Nog een ronde' })).toBeFocused();
  const hidden = await card.evaluate((element) => ({
    below: element.scrollHeight - element.clientHeight,
    beside: element.scrollWidth - element.clientWidth,
  }));
  expect(hidden).toEqual({ below: 0, beside: 0 });
  await expectAccessible(page);
});
