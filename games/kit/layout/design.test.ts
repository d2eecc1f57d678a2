import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designs, drawingScale, onlyLandscape, orientationFor, shapeFor } from './design';

const both = { landscape: { x: 52, y: 36 }, portrait: { x: 108, y: 128 } };
const side = fc.integer({ min: 200, max: 3000 });

describe('shapeFor', () => {
  it('is portrait on a portrait screen, when the game has that layout', () => {
    expect(orientationFor(390, 844, both)).toBe('portrait');
    expect(orientationFor(844, 390, both)).toBe('landscape');
    expect(orientationFor(390, 844, onlyLandscape)).toBe('landscape');
  });

  it('shows the whole design and no more than the bleed', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom('landscape', 'portrait'), (width, height, orientation) => {
        const { design, view, zoom } = shapeFor(width, height, orientation, both);
        const { x, y } = both[orientation];
        expect(view.x).toBeLessThanOrEqual(0);
        expect(view.y).toBeLessThanOrEqual(0);
        expect(-view.x).toBeLessThanOrEqual(x);
        expect(-view.y).toBeLessThanOrEqual(y);
        expect(view.x + view.width).toBe(design.width - view.x);
        expect(view.width * zoom).toBeLessThanOrEqual(width + 0.01);
        expect(view.height * zoom).toBeLessThanOrEqual(height + 0.01);
      }),
    );
  });

  it('fills a phone in portrait', () => {
    const { view, zoom, design } = shapeFor(390, 844, 'portrait', { portrait: { x: 108, y: 140 } });
    expect(design).toEqual(designs.portrait);
    expect(Math.abs(view.height * zoom - 844)).toBeLessThan(2);
    expect(view.width * zoom).toBe(390);
  });

  it('shows only the design without bleed', () => {
    expect(shapeFor(1024, 768, 'landscape', onlyLandscape).view).toEqual({
      x: 0,
      y: 0,
      width: 1280,
      height: 720,
    });
  });
});

describe('drawingScale', () => {
  const board = shapeFor(3840, 2160, 'landscape', onlyLandscape);

  it('is as sharp as the display, in quarters', () => {
    expect(drawingScale(shapeFor(1000, 700, 'landscape', onlyLandscape), 1, 8)).toBe(1);
    expect(drawingScale(shapeFor(1366, 768, 'landscape', onlyLandscape), 2, 8)).toBe(2.25);
    expect(drawingScale(shapeFor(200, 110, 'landscape', onlyLandscape), 1, 8)).toBe(0.5);
  });

  it('paints a board of 4K in full where there is memory for it', () => {
    expect(drawingScale(board, 1, 8)).toBe(3);
    expect(drawingScale(board, 1, undefined)).toBe(2);
    expect(drawingScale(board, 1, 4)).toBe(2);
    expect(drawingScale(board, 1, 2)).toBe(1.5);
  });

  it('never makes a canvas larger than the budget of its memory', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(1, 2, 3), (width, height, density) => {
        const shape = shapeFor(width, height, orientationFor(width, height, both), both);
        const scale = drawingScale(shape, density, 8);
        expect(shape.view.width * shape.view.height * scale ** 2).toBeLessThanOrEqual(3840 * 2160);
      }),
    );
  });
});
