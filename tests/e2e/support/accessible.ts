import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on every serious or critical violation, with its rule, element and documentation. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settled(page);
  // Legacy mode runs axe once in the page, which has no frames of other hosts, and without lists of passed rules: a
  // quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
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

/** Waits for animations to end: users do not meet a menu that is closing. */
async function settled(page: Page): Promise<void> {
  // A new element starts to animate at the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState !== 'running' || end === Number.POSITIVE_INFINITY;
    }),
  );
}
