import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfWidth, roadViews } from './art/sizes';
import { aheadAt, roadPoint } from './perspective';

const anyView = fc.constantFrom(...Object.values(roadViews));
const anyAhead = fc.double({ min: -1, max: 12, noNaN: true });

describe('the road', () => {
  it('places the car near the viewer and the gates where they wait', () => {
    for (const view of Object.values(roadViews)) {
      expect(roadPoint(view, 0, 0)).toMatchObject({ x: view.middle, y: view.car, size: 1 });
      expect(roadPoint(view, 0, aheadAt(view, view.gate)).y).toBeCloseTo(view.gate);
    }
  });

  it('places things higher and smaller the further away they are', () => {
    fc.assert(
      fc.property(anyView, anyAhead, fc.double({ min: 0.1, max: 5, noNaN: true }), (view, ahead, more) => {
        const near = roadPoint(view, 0, ahead);
        const far = roadPoint(view, 0, ahead + more);
        expect(far.y).toBeLessThan(near.y);
        expect(far.size).toBeLessThan(near.size);
      }),
    );
  });

  it('narrows the road at the same rate as things shrink', () => {
    fc.assert(
      fc.property(anyView, anyAhead, (view, ahead) => {
        const here = roadPoint(view, 1, ahead);
        const { x } = roadPoint(view, 1, 0);
        expect(here.x - view.middle).toBeCloseTo((x - view.middle) * here.size, 6);
      }),
    );
  });

  it('keeps all three lanes on the screen beside the car', () => {
    for (const view of Object.values(roadViews))
      expect(halfWidth(view, view.car)).toBeLessThan(view.middle + 12);
  });
});
