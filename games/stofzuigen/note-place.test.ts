import { describe, expect, it } from 'vitest';
import { clearPlace } from './note-place';
import { rugs } from './rules';

const size = { width: 560, height: 96 };
/** A hose from the right side of a fluff down to the machine beside the rug. */
const hoseFrom = (x: number, y: number) =>
  Array.from({ length: 34 }, (_, k) => ({ x: x + ((946 - x) * k) / 33, y: y + (634 - y) * (k / 33) ** 2 }));

describe('clearPlace', () => {
  it.each([
    [310, 280],
    [546, 280],
    [310, 560],
    [546, 560],
  ])('covers neither hose nor fluff at %i, %i', (x, y) => {
    const hose = hoseFrom(x + 108, y);
    const at = clearPlace(size, rugs.landscape, { x, y }, hose);
    const covers = (point: { x: number; y: number }) =>
      Math.abs(at.x - point.x) < size.width / 2 && Math.abs(at.y - point.y) < size.height / 2;
    expect(hose.filter(covers)).toEqual([]);
    expect(covers({ x, y })).toBe(false);
  });

  it('stays inside the area', () => {
    const at = clearPlace(size, rugs.portrait, { x: 200, y: 400 }, hoseFrom(300, 400));
    expect(at.x - size.width / 2).toBeGreaterThanOrEqual(rugs.portrait.x);
    expect(at.y + size.height / 2).toBeLessThanOrEqual(rugs.portrait.y + rugs.portrait.height);
  });
});
