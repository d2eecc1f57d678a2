import type { Page } from '@playwright/test';
import { small, upright } from './played-game';
import { stageState, stepPainted } from './stage';
import { expect } from './workbench-test';

/** Minimum size of a target, CSS px, on a stage as large as its layout. */
const smallest = 44;

/**
 * Expects that every target has a name and is within the visible part of the world; plays on for a moment where one is
 * still on its way there.
 */
export async function expectTargetsInside(page: Page): Promise<void> {
  await expect(async () => {
    try {
      await expectTargetsInsideNow(page);
    } catch (error) {
      await stepPainted(page, 100);
      throw error;
    }
  }).toPass({ timeout: 10_000 });
}

async function expectTargetsInsideNow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? small;
  const twins = await page.locator('[role=group] [data-target][aria-disabled=false]').evaluateAll((all) =>
    all.map((twin) => ({
      id: twin.getAttribute('data-target'),
      name: twin.getAttribute('aria-label') ?? twin.textContent ?? '',
      box: twin.getBoundingClientRect().toJSON() as DOMRect,
    })),
  );
  const { drawing } = await stageState(page);
  const isLarge = drawing.height > drawing.width === height > width;
  for (const { id, name, box } of twins) {
    expect(name, `name of ${id}`).not.toBe('');
    expect(box.left, `${id} at the left`).toBeGreaterThanOrEqual(-1);
    expect(box.right, `${id} at the right`).toBeLessThanOrEqual(width + 1);
    expect(box.top, `${id} at the top`).toBeGreaterThanOrEqual(0);
    expect(box.bottom, `${id} at the bottom`).toBeLessThanOrEqual(height + 1);
    if (isLarge && width >= upright.width && height > width) {
      expect(Math.max(box.width, box.height), `size of ${id}`).toBeGreaterThanOrEqual(smallest);
    }
  }
}
