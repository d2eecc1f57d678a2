import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on every serious or critical finding, and says which rule, where and what to read. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  if (within) {
    await page.locator(within).first().waitFor();
    axe.include(within);
  }
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
    );
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
}

/** Waits for what is opening or closing: a menu on its way out is in no state a person meets. */
async function settled(page: Page): Promise<void> {
  // What has just come begins to move at the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState !== 'running' || end === Number.POSITIVE_INFINITY;
    }),
  );
}
