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
      for (const [player, good] of [
        [keyboard(page), true],
        [keyboard(page), false],
        // The keyboard plays a grid, since a pointer would press the middle of the grid instead of a cell.
        [id === 'part-grid' ? keyboard(page) : pointer(page), true],
      ] as const) {
        await answerOn(page, player, good);
        await untilAsked(page, keyboard(page));
        expected += good ? 1 : 0;
        expect(await right()).toBe(expected);
      }
    });
  }
});
