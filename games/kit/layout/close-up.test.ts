import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeUp, placeIn } from './close-up';

const views = fc.constantFrom(
  { x: 0, y: 0, width: 1280, height: 720 },
  { x: -200, y: 0, width: 1680, height: 720 },
  { x: 0, y: -120, width: 1280, height: 960 },
  { x: 0, y: -140, width: 720, height: 1560 },
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const scenes = fc.tuple(views, share, share, share).map(([view, x, y, gone]) => ({
  view,
  at: { x: view.x + x * view.width, y: view.y + y * view.height },
  gone,
}));

describe('the camera at the end of a round', () => {
  it('never shows anything beyond the view, on its whole way', () => {
    fc.assert(
      fc.property(scenes, ({ view, at, gone }) => {
        const shown = closeUp(view, at, gone);
        expect(shown.x).toBeGreaterThanOrEqual(view.x - 1e-9);
        expect(shown.y).toBeGreaterThanOrEqual(view.y - 1e-9);
        expect(shown.x + shown.width).toBeLessThanOrEqual(view.x + view.width + 1e-9);
        expect(shown.y + shown.height).toBeLessThanOrEqual(view.y + view.height + 1e-9);
      }),
    );
  });

  it('begins with the whole view', () => {
    fc.assert(
      fc.property(scenes, ({ view, at }) => {
        const { x, y, width, height } = closeUp(view, at, 0);
        expect([x + 0, y + 0, width, height]).toEqual([view.x, view.y, view.width, view.height]);
      }),
    );
  });

  it('leaves the other half of the longer side free', () => {
    fc.assert(
      fc.property(scenes, ({ view, at }) => {
        const isWide = view.width > view.height;
        const place = placeIn(closeUp(view, at), at);
        const long = isWide ? place.x : place.y;
        const inView = isWide ? (at.x - view.x) / view.width : (at.y - view.y) / view.height;
        if (inView < 0.5) expect(long).toBeLessThanOrEqual(0.5);
        else expect(long).toBeGreaterThanOrEqual(0.5);
        for (const each of [place.x, place.y]) {
          expect(each).toBeGreaterThanOrEqual(-1e-9);
          expect(each).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});
