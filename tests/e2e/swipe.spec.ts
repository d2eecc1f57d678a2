import type { Page } from '@playwright/test';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { layouts } from '../../games/glazenwasser/layout';
import { boxOf } from './support/box-of';
import { stageReady, step, steppedStage, untilOpen } from './support/stage';
import { taskOn } from './support/workbench';
import { expect, test } from './support/workbench-test';

/*
 * The stroke of glazenwasser by a mouse and by a finger: over the glass it commits what was typed, and nothing without a
 * number. Its room is drawn, so its place follows from that of two keys of the pad.
 */

type Point = { readonly x: number; readonly y: number };
type Hand = (from: Point, to: Point) => Promise<void>;

const steps = 8;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

function mouseOf(page: Page): Hand {
  return async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps });
    await page.mouse.up();
  };
}

async function fingerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (from, to) => {
    await touch('touchStart', [from]);
    for (let k = 1; k <= steps; k++) await touch('touchMove', [between(from, to, k / steps)]);
    await touch('touchEnd', []);
  };
}

/** Returns both ends of a stroke through the middle of the glass, CSS px. */
async function acrossGlass(page: Page): Promise<readonly [Point, Point]> {
  const targets = await page.evaluate(() => window.__workbench?.targets() ?? []);
  const middleOf = async (id: string) => {
    const design = targets.find((target) => target.id === id)?.box;
    if (design === undefined) throw new Error(`${id} is not on the stage`);
    const seen = await boxOf(page.locator(`[role=group] [data-target=${JSON.stringify(id)}]`));
    return {
      design: { x: design.x + design.width / 2, y: design.y + design.height / 2 },
      seen: { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 },
    };
  };
  const [key, cradle] = [await middleOf('pad-1'), await middleOf('cradle')];
  const scale = (key.seen.x - cradle.seen.x) / (key.design.x - cradle.design.x);
  const { room } = layouts.landscape;
  const at = (x: number): Point => ({
    x: key.seen.x + (x - key.design.x) * scale,
    y: key.seen.y + (room.y + room.height / 2 - key.design.y) * scale,
  });
  return [at(room.x + 8), at(room.x + room.width - 8)];
}

for (const way of ['mouse', 'touch'] as const) {
  test(`a stroke over the glass commits what was typed, by ${way}`, async ({ browser, workbench }) => {
    const context = await browser.newContext({
      viewport: { width: 1024, height: 768 },
      hasTouch: way === 'touch',
      baseURL: workbench,
    });
    const page = await context.newPage();
    await steppedStage(page);
    await page.goto('/workbench.html?game=glazenwasser&bare&sums=3&collection=tables-6-7-8-9');
    await stageReady(page);
    expect(await untilOpen(page)).toBe('asked');
    const hand = way === 'mouse' ? mouseOf(page) : await fingerOf(page);
    const done = () => page.evaluate(() => window.__workbench?.done() ?? -1);
    const [from, to] = await acrossGlass(page);
    await hand(from, to);
    await step(page, 400);
    expect(await done(), 'nothing was typed').toBe(0);
    const task = await taskOn(page);
    for (const digit of String(parseSumOrThrow(task?.sumIds[0] ?? '').answer.num))
      await page.keyboard.press(digit);
    await step(page, 200);
    await hand(to, from);
    await expect.poll(done).toBe(1);
    expect(await page.evaluate(() => window.__workbench?.right())).toBe(1);
    await context.close();
  });
}
