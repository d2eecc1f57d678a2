import { playOn } from './support/bench';
import { answerAsReader } from './support/workbench';
import { benchTest, expect } from './support/workbench-test';

/** Shortest time in which a sum comes on, ms of the stage: before it no tap may answer. */
const fadeIn = 150;

benchTest('a child that taps on and on skips waits, but never the sum itself', async ({ page }) => {
  await playOn(page, 'bellenprikken');
  for (const right of [true, false]) await answerAsReader(page, right);
  await page.evaluate(async () => {
    const asked = () => window.__workbench?.task()?.position === 2;
    for (let turn = 0; turn < 600 && !(asked() && isOpen()); turn++) {
      const goOn = document.querySelector<HTMLElement>('[data-target=continue][aria-disabled=false]');
      if (goOn === null)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
      else goOn.click();
      await window.__stage?.step(16, false);
    }
    function isOpen(): boolean {
      return document.querySelector('[role=group] [data-target][aria-disabled=false]') !== null;
    }
  });
  const waits = await page.evaluate(() => [...(window.__workbench?.waits() ?? [])]);
  const after = (what: string) => waits.filter((wait) => wait.after === what).map(({ ms }) => ms);
  expect(after('continue'), 'ms from a picture to the next sum').toHaveLength(1);
  expect(Math.min(...after('continue'))).toBeGreaterThanOrEqual(fadeIn);
  // Tapped on, the picture of a miss comes in a few frames: without a tap it takes a second.
  expect(Math.max(...after('wrong')), 'ms until a picture').toBeLessThan(400);
});
