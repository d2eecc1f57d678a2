import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { apart, axisOf, tornAlong } from './axis';

describe('axisOf', () => {
  it('draws units alike where it is asked to', () => {
    const axis = axisOf([rational(5), rational(2)], 350, true);
    expect([0, 1, 5, 7].map(axis)).toEqual([0, 50, 250, 350]);
  });

  it('gives a small part room, and grows from its start to its end', () => {
    const axis = axisOf([rational(100), rational(30), rational(6)], 400, false);
    expect(axis(136)).toBeCloseTo(400);
    expect(axis(136) - axis(130)).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150 }), (value) => {
        expect(axis(value + 1)).toBeGreaterThan(axis(value));
      }),
    );
  });

  it('goes on beyond its end as it is on the whole', () => {
    expect(axisOf([rational(8)], 400, false)(10)).toBe(500);
  });
});

it('apart moves two places from each other, and keeps them in the range', () => {
  const place = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const [one, other] = apart(a, b, 120, [40, 460]);
      expect(Math.abs(one - other)).toBeGreaterThanOrEqual(119.9);
      expect(one <= other).toBe(a <= b);
    }),
  );
  expect(apart(200, 210, 100, [0, 500])).toEqual([155, 255]);
  expect(apart(20, 30, 100, [40, 460])).toEqual([40, 140]);
  expect(apart(100, 300, 100, [0, 500])).toEqual([100, 300]);
});

it('tornAlong goes to and fro from one end of an edge to the other', () => {
  for (const length of [20, 140, 400]) {
    const edge = tornAlong(length, 6);
    expect([edge[0], edge.at(-1)]).toEqual([
      [0, 0],
      [length, 0],
    ]);
    const inner = edge.slice(1, -1).map(([, off]) => off);
    expect(new Set(inner.map(Math.abs))).toEqual(new Set([6]));
    expect(inner.every((off, place) => place === 0 || off === -(inner[place - 1] ?? 0))).toBe(true);
  }
});
