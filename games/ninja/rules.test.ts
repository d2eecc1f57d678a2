import { shareOf, unitLine } from '@games/kit/layout/line-scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equals, plus, rational } from '@/maths/number/rational';
import { randomFrom } from '@/maths/random';
import {
  addedBy,
  apartAt,
  bridgeHolds,
  builtAfter,
  gardenHolds,
  nodesOf,
  pagodaHolds,
  restOf,
  ringOf,
  rings,
  toldOf,
  valley,
} from './rules';

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

describe('a cut', () => {
  it('parts two pieces, and leaves a pole whole that is cut at its end', () => {
    expect(apartAt(0.4)).toBeGreaterThan(0);
    expect(apartAt(0)).toBe(0);
    expect(apartAt(1)).toBe(0);
  });

  it('is told in the words of the game where the hint would name a number of the sum', () => {
    expect(toldOf('Dat getal staat al in de oefening.', ['gave-operand'], 'Zo lang moest het zijn.')).toBe(
      'Zo lang moest het zijn.',
    );
    expect(toldOf('Bijna', ['one-off'], 'Zo lang')).toBe('Bijna');
    expect(toldOf(null, [], 'Zo lang')).toBe('Zo lang');
  });
});

describe('the chimes', () => {
  it('ring lower the longer they are', () => {
    expect(ringOf(1)).toBe(1);
    expect(ringOf(0.02)).toBe(rings);
    const length = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(length, length, (a, b) => {
        if (a <= b) expect(ringOf(a)).toBeGreaterThanOrEqual(ringOf(b));
      }),
    );
  });
});

describe('the valley', () => {
  it('gets one thing a round: the bridge, then the pagoda, then the garden', () => {
    expect(builtAfter(0)).toEqual({ planks: 0, storeys: 0, chimes: 0 });
    expect(builtAfter(bridgeHolds + 2)).toMatchObject({ planks: bridgeHolds, storeys: 2, chimes: 0 });
    expect(builtAfter(valley)).toEqual({
      planks: bridgeHolds,
      storeys: pagodaHolds,
      chimes: gardenHolds,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (rounds) => {
        const { planks, storeys, chimes } = builtAfter(rounds);
        expect(planks + storeys + chimes).toBe(Math.min(rounds, valley));
      }),
    );
  });

  it('stays whole while it is built over', () => {
    expect(builtAfter(valley + 1)).toEqual(builtAfter(valley));
  });

  it('names what the round added', () => {
    expect([1, bridgeHolds + 1, valley, valley + 1].map(addedBy)).toEqual([
      'plank',
      'storey',
      'chime',
      'plank',
    ]);
  });
});
