import { describe, expect, it } from 'vitest';
import { boxesFor, layouts, partOf } from './layout';

const both = Object.entries(layouts);
const most = 6;

describe.each(both)('the layers of the %s layout', (_, layout) => {
  it.each([false, true])('lie below each other, the open one at its full height (a miss: %s)', (isMiss) => {
    for (let dug = 0; dug <= most; dug++) {
      const boxes = boxesFor(layout, dug, isMiss);
      expect(boxes).toHaveLength(dug + 1);
      expect(boxes[0]?.y).toBe(layout.surface);
      expect(boxes.at(-1)?.height).toBe(layout.strip.height);
      for (const [depth, box] of boxes.entries())
        expect(box.y + box.height).toBeLessThanOrEqual(
          (boxes[depth + 1]?.y ?? Number.POSITIVE_INFINITY) + 1e-9,
        );
    }
  });

  it('leave room for numbers below them, also for two rows after a miss', () => {
    const foot = (isMiss: boolean) => {
      const { y = 0, height = 0 } = boxesFor(layout, most, isMiss).at(-1) ?? {};
      return y + height;
    };
    const shelf = layout.finds.y - 40;
    expect(foot(false) + 38 + 31).toBeLessThanOrEqual(shelf);
    expect(foot(true) + 106 + 31).toBeLessThanOrEqual(shelf);
  });

  it('have marks at the left of their parts, the first within the picture', () => {
    const { left: x, width } = layout.strip;
    const part = partOf({ x, width }, { part: 3, count: 10, isMark: false });
    const mark = partOf({ x, width }, { part: 3, count: 10, isMark: true });
    expect(mark.middle).toBeCloseTo(part.left);
    expect(partOf({ x, width }, { part: 0, count: 10, isMark: true }).left).toBeGreaterThanOrEqual(0);
    expect(mark.right - mark.left).toBeGreaterThanOrEqual(60);
  });
});
