import { existsSync, readdirSync } from 'node:fs';
import { leavings } from '../../tools/bench/stage-meters';
import { stageReady, steppedStage } from './support/stage';
import { answerOn, keyboard, untilAsked } from './support/workbench';
import { expect, test } from './support/workbench-test';

const games = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);
const mostHeap = 2;

test('playing all games three times leaks nothing', async ({ page }) => {
  test.skip(process.env.TIER !== 'full', 'in the full tier');
  test.setTimeout(1_200_000);
  await steppedStage(page);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/workbench.html?game=template&bare&sums=8');
  await stageReady(page);
  const play = async (game: string) => {
    await page.evaluate((id) => window.__workbench?.play(id), game);
    await page.waitForFunction((id) => window.__stage?.state().scenes.includes(id), game);
    // A test waits for the child to begin.
    const begin = page.getByRole('button', { name: 'Begin', exact: true });
    if ((await begin.count()) > 0) await begin.click();
    await untilAsked(page, keyboard(page));
  };
  const through = async () => {
    for (const game of games) await play(game);
    await play('template');
    // The first key starts all sounds that wait for a user gesture.
    await answerOn(page, keyboard(page), true);
    return leavings(page);
  };
  const first = await through();
  await through();
  const last = await through();
  expect(last.left - first.left, 'scenes and textures').toBe(0);
  expect(last.listeners - first.listeners, 'listeners').toBeLessThanOrEqual(0);
  expect(last.heap - first.heap, 'MB of heap').toBeLessThanOrEqual(mostHeap);
});
