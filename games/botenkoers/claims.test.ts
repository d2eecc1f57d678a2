import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { apart, type Claims, hoistNext, hoistTo, orderOf } from './claims';

const ids = ['8+6=_', '4+5=_', '9+8=_', '12-1=_'].map((text) => parseSumOrThrow(text).id);
const directions = fc.constantFrom('up' as const, 'down' as const);
const none: Claims = new Map();

const pressed = (
  order: readonly SumId[],
  direction: 'up' | 'down',
  from = none,
  fixed: SumId | null = null,
) => order.reduce((claims, id) => hoistNext(claims, id, { count: ids.length, direction, fixed }), from);

describe('heights of pennants', () => {
  it('stand for the order in which they were pressed, in both directions', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 4 }), directions, (order, direction) => {
        expect(orderOf(pressed(order, direction), direction)).toEqual(order);
      }),
    );
  });

  it('alone decide, in whichever order the pennants were pulled', () => {
    const shares = [0.2, 0.45, 0.7, 0.95];
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (turns) => {
        const claims = turns.reduce(
          (hung, k) => hoistTo(hung, ids[k] ?? ('' as SumId), shares[k] ?? 0),
          none,
        );
        expect(orderOf(claims, 'up')).toEqual(ids);
        expect(orderOf(claims, 'down')).toEqual(ids.toReversed());
      }),
    );
  });

  it('are never level, wherever a finger lets go', () => {
    const pulls = fc.array(
      fc.tuple(fc.constantFrom(...ids), fc.double({ min: -0.2, max: 1.3, noNaN: true })),
    );
    fc.assert(
      fc.property(pulls, (all) => {
        const claims = all.reduce((hung, [id, share]) => hoistTo(hung, id, share), none);
        const heights = [...claims.values()].toSorted((a, b) => a - b);
        return heights.every(
          (height, k) =>
            height >= apart - 1e-9 &&
            height <= 1 &&
            (k === 0 || height - (heights[k - 1] ?? 0) >= apart - 1e-6),
        );
      }),
    );
  });

  it('come down again near the foot of the mast', () => {
    const [first = '' as SumId] = ids;
    expect(hoistTo(hoistTo(none, first, 0.5), first, 0.01).size).toBe(0);
  });

  it('go past the one that hangs already', () => {
    const [a, b, c, lit] = ids as [SumId, SumId, SumId, SumId];
    const claims = pressed([a, b, c], 'up', new Map([[lit, 0.5]]), lit);
    expect(orderOf(claims, 'up')).toEqual([a, lit, b, c]);
    const falling = pressed([a, b, c], 'down', new Map([[lit, 0.5]]), lit);
    expect(orderOf(falling, 'down')).toEqual([a, b, lit, c]);
  });

  it('go on above what was pulled up by hand', () => {
    const [a, b, c] = ids as [SumId, SumId, SumId];
    const pulled = hoistTo(hoistTo(none, a, 0.12), b, 0.6);
    expect(orderOf(pressed([c], 'up', pulled), 'up')).toEqual([a, b, c]);
  });
});
