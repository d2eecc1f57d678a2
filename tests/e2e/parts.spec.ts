import { parts } from '../../games/_parts/parts';
import { stageReady, steppedStage } from './support/stage';
import { answerOn, keyboard, pointer, untilAsked } from './support/workbench';
import { expect, test } from './support/workbench-test';

test.describe('the parts of the kit', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  for (const { id } of parts) {
    test(`${id} takes right and wrong answers by keyboard and by pointer`, async ({ page }) => {
      await steppedStage(page);
      await page.goto(`/workbench.html?game=${id}&bare&sums=8`);
      await stageReady(page);
      const right = () => page.evaluate(() => window.__workbench?.right() ?? -1);
      let expected = 0;
      for (const [hands, good] of [
        [keyboard(page), true],
        [keyboard(page), false],
        // A finger presses a cell of a grid where it lies, not the grid in its middle.
        [id === 'part-grid' ? keyboard(page) : pointer(page), true],
      ] as const) {
        await answerOn(page, hands, good);
        await untilAsked(page, keyboard(page));
        expected += good ? 1 : 0;
        expect(await right()).toBe(expected);
      }
    });
  }
});
