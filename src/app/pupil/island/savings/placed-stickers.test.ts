import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placed, readPlaced, spotAfter } from './placed-stickers';

it('keeps every sticker within reach', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), fc.float({ noNaN: true }), (x, y) => {
      const spot = placed({}, 0, { x, y })[0]!;
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(1);
      expect(readPlaced({ 0: spot }, 1)).toEqual({ 0: spot });
      expect(spot.y).toBe(placed({}, 1, { x: 0, y })[1]!.y);
    }),
  );
});

it('moves by arrow keys only', () => {
  expect(spotAfter('ArrowUp', { x: 0.5, y: 0.5 })!.y).toBeLessThan(0.5);
  expect(spotAfter('ArrowRight', { x: 0.5, y: 0.5 })!.x).toBeGreaterThan(0.5);
  expect(spotAfter('Enter', { x: 0.5, y: 0.5 })).toBeNull();
});

it('drops invalid positions and stickers that were not earned', () => {
  fc.assert(fc.property(fc.anything(), (kept) => void readPlaced(kept, 3)));
  expect(readPlaced({ 0: { x: 0.2, y: 0.3 }, 1: { x: 9, y: 0 }, 7: { x: 0.1, y: 0.1 }, a: 1 }, 3)).toEqual({
    0: { x: 0.2, y: 0.3 },
  });
});
