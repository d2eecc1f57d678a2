import { describe, expect, it } from 'vitest';
import { layouts } from './layout';
import { ribbonClearOf } from './ribbon-place';

describe('ribbonClearOf', () => {
  const { ribbons } = layouts.landscape;

  it('takes the first place that no animal is in', () => {
    expect(ribbonClearOf(ribbons, [600, 640])).toBe(ribbons[0]);
  });

  it('leaves the surface to an animal that swims there', () => {
    expect(ribbonClearOf(ribbons, [204, 260]).y).toBeGreaterThan(260 + 60);
  });

  it('takes the furthest place where every one has an animal', () => {
    expect(ribbonClearOf([ribbons[0], { ...ribbons[0], y: 400 }], [230, 440]).y).toBe(ribbons[0].y);
  });
});
