import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageThrough } from './path';

/** A pole: wide and low. */
const pole = { x: 100, y: 200, width: 800, height: 80 };
/** A tile. */
const tile = { x: 0, y: 0, width: 100, height: 100 };

describe('passageThrough', () => {
  it('finds where a stroke crosses a pole, in one jump or in many small moves', () => {
    expect(
      passageThrough(
        [
          { x: 300, y: 120 },
          { x: 300, y: 360 },
        ],
        pole,
        'down',
      ),
    ).toEqual({ x: 300, y: 240 });
    const slow = Array.from({ length: 60 }, (_, step) => ({ x: 300 + step * 0.5, y: 120 + step * 4 }));
    expect(passageThrough(slow, pole, 'down')?.x).toBeCloseTo(315);
  });

  it('finds the same place upwards as downwards', () => {
    const across = fc.record({
      x: fc.integer({ min: 200, max: 800 }),
      lean: fc.integer({ min: -90, max: 90 }),
    });
    fc.assert(
      fc.property(across, ({ x, lean }) => {
        const path = [
          { x, y: 100 },
          { x: x + lean, y: 380 },
        ];
        const down = passageThrough(path, pole, 'down');
        const up = passageThrough(path.toReversed(), pole, 'down');
        expect(down?.x).toBeCloseTo(x + lean / 2);
        expect(up?.x).toBeCloseTo(down?.x ?? Number.NaN);
      }),
    );
  });

  it('passes over a drag along the pole, a stroke that turns back and one that stops inside', () => {
    const drag = [
      { x: 150, y: 240 },
      { x: 700, y: 235 },
      { x: 720, y: 300 },
    ];
    const turned = [
      { x: 300, y: 120 },
      { x: 320, y: 250 },
      { x: 340, y: 120 },
    ];
    const stopped = [
      { x: 300, y: 120 },
      { x: 300, y: 260 },
    ];
    const flat = [
      { x: 200, y: 190 },
      { x: 600, y: 290 },
    ];
    for (const path of [drag, turned, stopped, flat]) expect(passageThrough(path, pole, 'down')).toBeNull();
  });

  it('counts a stroke after one that turned back', () => {
    const path = [
      { x: 300, y: 120 },
      { x: 320, y: 250 },
      { x: 340, y: 120 },
      { x: 500, y: 120 },
      { x: 500, y: 400 },
    ];
    expect(passageThrough(path, pole, 'down')?.x).toBe(500);
  });

  it('lets a brush go over a tile any way, but not nick its corner', () => {
    const over = [
      { x: -20, y: 20 },
      { x: 70, y: 130 },
    ];
    const nick = [
      { x: -20, y: 20 },
      { x: 20, y: -20 },
    ];
    expect(passageThrough(over, tile, 'any')).not.toBeNull();
    expect(passageThrough(nick, tile, 'any')).toBeNull();
  });

  it('lets a brush that begins on a tile rub there, to and fro', () => {
    const rub = [40, 60, 40, 60].map((x) => ({ x, y: 50 }));
    expect(passageThrough(rub, tile, 'rub')).toEqual({ x: 60, y: 50 });
    expect(passageThrough(rub.slice(0, 2), tile, 'rub')).toBeNull();
    expect(passageThrough(rub, tile, 'any')).toBeNull();
  });

  it('lets a brush that rubs also go over a tile, or from its middle out of it', () => {
    const over = [
      { x: -20, y: 20 },
      { x: 70, y: 130 },
    ];
    const out = (from: number) => [
      { x: from, y: 50 },
      { x: 150, y: 50 },
    ];
    expect(passageThrough(over, tile, 'rub')).not.toBeNull();
    expect(passageThrough(out(50), tile, 'rub')).toEqual({ x: 100, y: 50 });
    expect(passageThrough(out(80), tile, 'rub')).toBeNull();
  });

  it('wipes a pane from side to side only', () => {
    const side = [
      { x: -20, y: 40 },
      { x: 130, y: 70 },
    ];
    const down = [
      { x: 40, y: -20 },
      { x: 50, y: 130 },
    ];
    expect(passageThrough(side, tile, 'across')).not.toBeNull();
    expect(passageThrough(down, tile, 'across')).toBeNull();
  });
});
