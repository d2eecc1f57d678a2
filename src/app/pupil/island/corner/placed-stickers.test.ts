import { pictures } from '@assets/pictures/pictures';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstSpot, placed, readPlaced, spotAfter } from './placed-stickers';
import { stickerKinds } from './stickers';

const what = 'tent';

it('keeps every sticker within reach', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), fc.float({ noNaN: true }), (x, y) => {
      const spot = placed({}, 0, { x, y, what })[0]!;
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(1);
      expect(readPlaced({ 0: spot }, 1)).toEqual({ 0: spot });
      expect(spot.y).toBe(placed({}, 1, { x: 0, y, what })[1]!.y);
    }),
  );
});

it('moves by arrow keys only', () => {
  expect(spotAfter('ArrowUp', { x: 0.5, y: 0.5 })!.y).toBeLessThan(0.5);
  expect(spotAfter('ArrowRight', { x: 0.5, y: 0.5 })!.x).toBeGreaterThan(0.5);
  expect(spotAfter('Enter', { x: 0.5, y: 0.5 })).toBeNull();
});

it('drops invalid stickers and those that were not earned, so that they are chosen again', () => {
  fc.assert(fc.property(fc.anything(), (kept) => void readPlaced(kept, 3)));
  const kept = {
    0: { x: 0.2, y: 0.3, what },
    1: { x: 9, y: 0, what },
    2: { x: 0.1, y: 0.1 },
    7: { x: 0.1, y: 0.1, what },
    a: 1,
  };
  expect(readPlaced(kept, 3)).toEqual({ 0: { x: 0.2, y: 0.3, what } });
});

it('offers no picture that is part of a password', () => {
  const secret = new Set<string>(pictures.map(({ id }) => id));
  expect(stickerKinds.filter(({ id }) => secret.has(id))).toEqual([]);
});

it('puts a new sticker on the islet, wherever it begins', () => {
  for (let sticker = 0; sticker < 40; sticker++) {
    const { x, y } = firstSpot(sticker);
    expect(Math.hypot((x - 0.5) / 0.42, (y - 0.57) / 0.32)).toBeLessThan(1.05);
  }
});
