import { shareOf, unitLine } from '@games/kit/layout/line-scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equals, plus, rational } from '@/maths/number/rational';
import { randomFrom } from '@/maths/random';
import { bridgeHolds, bridgeOf, missOf, nodesOf, restOf } from './rules';

const hundred = { min: rational(0), max: rational(100) };

describe('a bamboo pole', () => {
  it('has parts as long as their value', () => {
    expect(shareOf(unitLine, rational(2, 5))).toBe(0.4);
    expect(shareOf(hundred, rational(35))).toBe(0.35);
  });

  it('is cut into two pieces that add up to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
        const part = rational(Math.min(a, b), b);
        const rest = restOf(unitLine, part);
        expect(equals(plus(part, rest), rational(1))).toBe(true);
        expect(shareOf(unitLine, part) + shareOf(unitLine, rest)).toBeCloseTo(1);
      }),
    );
    expect(restOf(hundred, rational(35))).toEqual(rational(65));
  });

  it('tells whether the first piece is too long or too short', () => {
    expect(missOf(rational(1, 2), rational(2, 5))).toBe('long');
    expect(missOf(rational(1, 3), rational(2, 5))).toBe('short');
    expect(missOf(rational(2, 5), rational(2, 5))).toBeNull();
  });

  it('has irregular nodes that cannot be counted as marks', () => {
    for (let seed = 0; seed < 50; seed++) {
      const random = randomFrom(seed);
      const nodes = nodesOf(() => random.next());
      const gaps = nodes.slice(1).map((at, index) => at - (nodes[index] ?? 0));
      expect(nodes.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(0.004);
      expect(nodes.every((at) => at > 0 && at < 1)).toBe(true);
    }
  });
});

describe('the bamboo bridge', () => {
  it('gets one plank a round until it is complete, then lanterns', () => {
    expect(bridgeOf(0)).toEqual({ planks: 0, lanterns: 0 });
    expect(bridgeOf(3).planks).toBe(3);
    expect(bridgeOf(bridgeHolds + 2)).toEqual({ planks: bridgeHolds, lanterns: 2 });
    expect(bridgeOf(500).lanterns).toBe(4);
  });
});
