import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { randomFrom } from '@/maths/random';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import manifest from './game';
import { layouts } from './layout';
import { barLength } from './matter';
import {
  bagOrder,
  brightness,
  cleaned,
  dustSpots,
  explained,
  fluffSpots,
  fluffWorth,
  heldIn,
  houseAt,
  houseRooms,
  panels,
  rowsOn,
  rugs,
  scaleFor,
} from './rules';

const ids = (...texts: string[]): SumId[] => texts.map((text) => parseSumOrThrow(text).id);
const field = ids('6+4=_', '5+5=_', '8+3=_', '12-2=_', '4+5=_');
const verdicts = (held: readonly SumId[]) =>
  judge(
    { sumIds: field, target: '10' },
    { kind: 'set', optionIds: held },
    { responseMs: 9000, motorMs: 900, tempo: 'slow' },
    3,
  );

describe('filling the bag', () => {
  it('takes sums with the value of the bag and stops at the first other one', () => {
    const held = ids('8+3=_', '6+4=_');
    const done = cleaned(verdicts(held), held);
    expect(done.bagged).toEqual(ids('6+4=_'));
    expect(done.stuck).toEqual(ids('8+3=_'));
    expect(done.left).toEqual(ids('5+5=_', '12-2=_'));
    expect(explained(done)).toBe(ids('8+3=_')[0]);
  });

  it('returns a sum left behind when nothing wrong was taken', () => {
    const held = ids('6+4=_', '12-2=_');
    expect(explained(cleaned(verdicts(held), held))).toBe(ids('5+5=_')[0]);
  });

  it('finds in an answer what was collected, in that order', () => {
    const held = ids('12-2=_', '6+4=_');
    expect(heldIn(field, { kind: 'set', optionIds: [...held, 'another'] })).toEqual(held);
    expect(heldIn(field, { kind: 'unknown' })).toEqual([]);
  });

  it('returns nothing to explain exactly when the answer was right', () => {
    fc.assert(
      fc.property(fc.subarray(field), (held) => {
        const perSum = verdicts(held);
        const isRight = perSum.every(({ right }) => right);
        return (explained(cleaned(perSum, held)) === undefined) === isRight;
      }),
    );
  });

  it('lists one value under many names, in order', () => {
    expect(bagOrder(ids('5+5=_', '3+7=_', '9+1=_').map(parseSumOrThrow)).map(({ id }) => id)).toEqual(
      ids('9+1=_', '5+5=_', '3+7=_'),
    );
  });
});

describe('fluff on the rug', () => {
  it.each([4, 5, 6, 7, 8])('is clear of the others when there are %i', (count) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.boolean(),
        fc.constantFrom('landscape' as const, 'portrait' as const),
        (seed, calm, orientation) => {
          const spots = fluffSpots(count, randomFrom(seed), calm, orientation);
          return (
            spots.length === count &&
            spots.every((a, k) =>
              spots
                .slice(k + 1)
                .every((b) => Math.abs(a.x - b.x) > 216 * a.size || Math.abs(a.y - b.y) > 180 * a.size),
            )
          );
        },
      ),
    );
  });

  it('lies in straight rows when motion is reduced', () => {
    const rows = new Set(fluffSpots(6, randomFrom(1), true, 'landscape').map(({ y }) => y));
    expect(rows.size).toBe(2);
  });
});

describe('a round without numbers', () => {
  it('puts a fluff in the bag that is worth the target, in two clumps', () => {
    for (let target = 2; target <= 20; target++) {
      const bar = fluffWorth(rational(target)) ?? [];
      expect(bar.length).toBe(2);
      expect(barLength(bar)).toBe(target);
    }
  });

  it('keeps the number where no dust can be counted', () => {
    for (const target of [rational(1), rational(3, 4), rational(35)]) expect(fluffWorth(target)).toBeNull();
  });
});

describe('the bars on the rug', () => {
  const most = manifest.options ?? 0;
  const sentenceRoom = 112;

  it.each(['landscape', 'portrait'] as const)(
    'have room, and the sentence below them (%s)',
    (orientation) => {
      const { stair } = layouts[orientation];
      for (let bagged = 0; bagged <= most; bagged++) {
        const all = (isMiss: boolean) => {
          const { heights, above } = rowsOn(bagged, isMiss, stair.height);
          expect(above).toBeGreaterThanOrEqual(-1e-6);
          return heights.reduce((sum, each) => sum + each, above);
        };
        expect(Math.round(all(false))).toBeLessThanOrEqual(stair.height);
        expect(Math.round(all(true))).toBeLessThanOrEqual(stair.height - 100);
      }
    },
  );

  it('give the bar that is explained the highest row', () => {
    for (let bagged = 0; bagged <= most; bagged++) {
      const rows = rowsOn(bagged, true, 420).heights;
      expect(rows.length).toBe(bagged + 2);
      expect(Math.max(...rows)).toBe(rows.at(-1));
    }
  });

  it('use the rug: what a short miss leaves free is as much above as below', () => {
    const { height } = layouts.portrait.stair;
    const { heights, above } = rowsOn(0, true, height);
    const used = heights.reduce((sum, each) => sum + each, 0) + sentenceRoom;
    expect(used).toBeGreaterThan(height * 0.6);
    expect(height - used - above).toBeCloseTo(above, 6);
  });

  it('end above the band in which the pattern is woven', () => {
    for (const { stair, weave } of Object.values(layouts))
      expect(stair.y + stair.height).toBeLessThanOrEqual(weave.y);
    for (const orientation of ['landscape', 'portrait'] as const) {
      const { y, height } = rugs[orientation];
      expect(y + height).toBeLessThanOrEqual(layouts[orientation].weave.y + 4);
    }
  });

  it('show every gap, also of one between two long bars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (one, other) => {
        const gap = Math.abs(one - other);
        const longest = Math.max(one, other);
        const { perOne, from } = scaleFor(longest, gap, 480);
        expect((longest - from) * perOne).toBeCloseTo(480, 6);
        expect(gap === 0 || gap * perOne >= 44).toBe(true);
        expect(Math.min(one, other)).toBeGreaterThanOrEqual(from);
      }),
    );
  });

  it('begin at zero where the gap is wide enough', () => {
    expect(scaleFor(10, 1, 480)).toEqual({ perOne: 48, from: 0 });
    expect(scaleFor(50, 0, 480).from).toBe(0);
    expect(scaleFor(50, 1, 480).from).toBe(40);
  });
});

describe('the light of the room', () => {
  it('grows from dusty to the light of the round', () => {
    const light = 0xfff4e0;
    expect(brightness(light, 1)).toBe(light);
    expect(brightness(light, 5)).toBe(light);
    const red = (tint: number) => tint >> 16;
    const steps = Array.from({ length: panels + 1 }, (_, k) => red(brightness(light, k / panels)));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(panels + 1);
  });
});

describe('the doll’s houses', () => {
  it('goes on in the attic and the castle after eight rooms each, and then anew', () => {
    expect([0, 1, houseRooms].map(houseAt)).toEqual(['house', 'house', 'house']);
    expect([9, 16, 17, 24, 25].map(houseAt)).toEqual(['attic', 'attic', 'castle', 'castle', 'house']);
  });
});

describe('the dust of the finale', () => {
  it('lies within the floor', () => {
    const floor = { x: 0, y: 100, width: 1280, height: 620 };
    fc.assert(
      fc.property(fc.integer(), (seed) =>
        dustSpots(14, floor, randomFrom(seed)).every(
          ({ x, y }) => x > 0 && x < 1280 && y > floor.y && y < floor.y + floor.height,
        ),
      ),
    );
  });
});
