import { expect, type Locator } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Returns the place of an element, CSS px, once it has one: just after a change it may not be drawn yet. */
export async function boxOf(element: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect
    .poll(async () => {
      box = await element.boundingBox();
      return box !== null;
    }, 'an element that is drawn')
    .toBe(true);
  return box as unknown as Box;
}

/** Clicks in the middle of an element, on whatever is drawn there: the twin of a target lets the pointer through. */
export async function clickMiddle(element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await element.page().mouse.click(x + width / 2, y + height / 2);
}
