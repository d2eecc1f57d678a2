import { describe, expect, it } from 'vitest';
import { chord, lensOver } from './lens';

describe('lensOver', () => {
  it('needs no lens for a gap that is seen, nor for none', () => {
    expect(lensOver({ own: 100, asked: 160, long: 400 }, 90)).toBeNull();
    expect(lensOver({ own: 100, asked: 100, long: 400 }, 90)).toBeNull();
  });

  it.each([
    [100, 101],
    [300, 297],
    [201, 199],
  ])('makes the gap between %i and %i wide, in its order, away from the ends', (own, asked) => {
    const radius = 90;
    const lens = lensOver({ own, asked, long: 400 }, radius);
    if (lens === null) throw new Error('a small gap gets a lens');
    expect(Math.sign(lens.own - lens.asked)).toBe(Math.sign(own - asked));
    expect(Math.abs(lens.own - lens.asked)).toBeGreaterThan(60);
    expect(Math.abs(lens.x - (own + asked) / 2)).toBeGreaterThan(radius);
  });
});

describe('chord', () => {
  it('keeps every point of a band in the circle', () => {
    for (const { x, y } of chord(50, { from: -50, to: 20, top: -40, foot: 10 }))
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(50.001);
  });
});
