import { gamesFor } from '@games/kit/api/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { findCollection, standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { placesOf } from '@/maths/number/numeral';
import {
  compare,
  equals,
  minus,
  notation,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';
import { judge } from '@/maths/round/judging/judge';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import { art } from './art.gen';
import { chartOf, easyPairs, isMarked } from './chart';
import { estimateOf } from './estimate';
import manifest from './game';
import { broughtBy, buildingOf, holds, nextFrame, setHolds } from './growth';
import { layouts } from './layout';
import { nearerRuw } from './lesson';
import { byPlaces, mostSteps, type Step } from './lines';
import { marksOn, shareIn, spanOfMiss, stepFor, topFor } from './sky-scale';
import { stepsOf } from './steps';
import { writeStep } from './writing';

const shapes = manifest.takes.type ?? [];
const all = [...new Set(standardCollections.flatMap((collection) => sumsOf(collection)))].map(
  parseSumOrThrow,
);
const taken = all.filter((sum) => hasShape(sum, shapes));
const toNumber = ({ num, den }: Rational) => num / den;
const topOf = (id: string) => {
  const sum = parseSumOrThrow(id);
  const chart = chartOf(sum);
  const about = estimateOf(sum);
  const heights = [chart.asked, ...(about === null ? [] : [about])].map(toNumber);
  return topFor(heights, chart.given === null ? null : toNumber(chart.given.right));
};

const sidesOf = (id: string): string => {
  const { left, asked, counts, given } = chartOf(parseSumOrThrow(id));
  const known = left === null ? '' : `${notation(left.known)} ${left.counts ?? ''} | `;
  const pair = given === null ? '' : `, ${notation(given.left)} | ${notation(given.right)}`;
  return `${known}${notation(asked)} ${counts ?? ''}${pair}`;
};

describe('chartOf', () => {
  it.each([
    ['47+38=_', '85 '],
    ['9*43=_', '9 × | 387 '],
    ['1000*27=_', '27 × | 27000 '],
    ['408:4=_', '408  | 102 ×'],
    ['6*_=48', '48  | 8 ×'],
    ['236:7=_r', '236  | 236/7 ×'],
    ['25%of80=_', '25 % | 20 , 100 | 80'],
    ['_%of80=20', '20  | 25 %, 80 | 100'],
    ['25%of_=20', '100 % | 80 , 25 | 20'],
    ['40eur-25%of40eur=_eur', '75 % | 30 eur, 100 | 40'],
    ['2:3=_:12', '12  | 8 , 3 | 2'],
    ['1:2=25:_', '25  | 50 , 1 | 2'],
    ['8kmh*2h=_km', '2 h | 16 km, 1 | 8'],
    ['210km:3h=_kmh', '1 h | 70 km, 3 | 210'],
    ['1.5m=_cm', '3/2 m | 150 cm'],
    ['scale(1000,16cm)=_m', '16 cm | 160 m'],
    ['371=_~10', '371  | 370 '],
    ['4*10cm=_cm', '4 × | 40 cm'],
    ['2*(9m+10m)=_m', '2 × | 38 m'],
    ['6m*5m=_m2', '6 × | 30 m2'],
    ['5m*4m*2m=_m3', '2 × | 40 m3'],
    ['10m*_m=40m2', '40  | 4 ×'],
    ['28m2:7m=_m', '28  | 4 ×'],
    ['925+_=1000', '75 '],
    ['4/5of_=52', '5  | 65 , 4 | 52'],
    ['1/3of_=38', '3  | 114 , 1 | 38'],
    ['0*5=_', '0 '],
  ])('draws %s as %s', (id, sides) => {
    expect(sidesOf(id)).toBe(sides);
  });

  it('stands both sides of a height at the same place, of every sum it takes', () => {
    for (const sum of taken) {
      const { left, given, asked } = chartOf(sum);
      expect(equals(asked, sum.answer), sum.id).toBe(true);
      if (left === null || hasShape(sum, ['~'])) continue;
      expect(equals(times(asked, left.perRight), left.known), sum.id).toBe(true);
      if (given !== null) expect(equals(times(given.right, left.perRight), given.left), sum.id).toBe(true);
    }
  });

  it('stands no answer at the very foot of the scale, and none above nine tenths', () => {
    for (const sum of taken) {
      if (sum.answer.num === 0) continue;
      const share = toNumber(sum.answer) / topOf(sum.id);
      expect(share, sum.id).toBeGreaterThanOrEqual(0.009);
      expect(share, sum.id).toBeLessThanOrEqual(0.9 + 1e-9);
    }
  });

  it('knows easy pairs by a power of ten', () => {
    const pairs = easyPairs(chartOf(parseSumOrThrow('9*43=_')), 500);
    expect(pairs.slice(0, 2)).toEqual([
      { left: rational(10), right: rational(430) },
      { left: rational(1), right: rational(43) },
    ]);
  });
});

describe('easyPairs', () => {
  it('are none where one layer or one half of the way round is still to be worked out', () => {
    for (const id of ['5m*4m*2m=_m3', '2*(9m+10m)=_m'])
      expect(easyPairs(chartOf(parseSumOrThrow(id)), 100)).toEqual([]);
    expect(easyPairs(chartOf(parseSumOrThrow('4*11cm=_cm')), 100)).not.toEqual([]);
  });
});

describe('estimateOf', () => {
  it.each([
    ['47+38=_', '90'],
    ['745+213=_', '900'],
    ['9*43=_', '360'],
    ['37*48=_', '2000'],
    ['1596:12=_', '100'],
    ['7*8=_', '60'],
    ['4.26+0.49=_', '4'],
    ['200+100=_', null],
    ['8*5=_', null],
    ['72:9=_', '10'],
    ['84:9=_r', '10'],
    ['371=_~10', '400'],
  ])('makes of %s %s', (id, about) => {
    const value = estimateOf(parseSumOrThrow(id));
    expect(value === null ? null : notation(value)).toBe(about);
  });

  it('never says an answer that is right, and none that is far off', () => {
    const timing = { responseMs: 9000, motorMs: 900, tempo: 'quick' } as const;
    let said = 0;
    for (const sum of taken) {
      const value = estimateOf(sum);
      if (value === null) continue;
      said += 1;
      const raw = toNumber(value).toString();
      expect(judge({ sumIds: [sum.id] }, { kind: 'value', raw }, timing, 6)[0]?.right, sum.id).toBe(false);
      expect(Math.abs(toNumber(minus(value, sum.answer))), sum.id).toBeLessThanOrEqual(
        0.35 * toNumber(sum.answer) + 1e-9,
      );
    }
    expect(said / taken.length).toBeGreaterThan(0.75);
  });
});

const written = (id: string) => stepsOf(parseSumOrThrow(id)).map((step) => writeStep(step, 'nl').join(' '));

describe('stepsOf', () => {
  it.each([
    ['47+38=_', ['47 + 30 = 77', '77 + 8 = 85']],
    ['635+_=950', ['950 − 635 = 315']],
    ['9*43=_', ['9 × 40 = 360', '9 × 3 = 27', '360 + 27 = 387']],
    ['7*8=_', ['5 × 8 = 40', '2 × 8 = 16', '40 + 16 = 56']],
    ['408:4=_', ['400 : 4 = 100', '8 : 4 = 2', '100 + 2 = 102']],
    ['236:7=_r', ['210 : 7 = 30', '21 : 7 = 3', '236 − 231 = 5']],
    ['2.95*100=_', ['2,95 × 10 = 29,5', '29,5 × 10 = 295']],
    ['0.7*0.6=_', ['7 × 6 = 42', '42 : 100 = 0,42']],
    ['25%of80=_', ['80 : 4 = 20']],
    ['35%of80=_', ['10% = 8', '30% = 24', '5% = 4', '24 + 4 = 28']],
    ['_%of40=12', ['10% = 4', '12 : 4 = 3', '3 × 10 = 30']],
    ['2:3=_:12', ['3 × 4 = 12', '2 × 4 = 8']],
    ['2+4*7=_', ['4 × 7 = 28', '2 + 28 = 30']],
    ['mean(14,20,11,7)=_', ['14 + 20 + 11 + 7 = 52', '52 : 4 = 13']],
    ['4/5of_=52', ['52 : 4 = 13', '5 × 13 = 65']],
    ['1/3of_=38', ['38 × 3 = 114']],
    ['4*10cm=_cm', ['3 × 10 = 30', '1 × 10 = 10', '30 + 10 = 40']],
    ['2*(9m+10m)=_m', ['9 + 10 = 19', '2 × 19 = 38']],
    ['6m*11m=_m2', ['6 × 10 = 60', '6 × 1 = 6', '60 + 6 = 66']],
    ['5m*4m*2m=_m3', ['5 × 4 = 20', '20 × 2 = 40']],
    ['6m*_m=54m2', ['54 : 6 = 9']],
    ['28m2:7m=_m', ['4 × 7 = 28']],
    ['1000-_=275', ['1000 − 275 = 725']],
    ['7.5m=_cm', ['7,5 × 100 = 750']],
    ['scale(5000,7cm)=_m', ['7 × 5000 = 35\u00a0000', '35\u00a0000 : 100 = 350']],
    ['371=_~10', ['371 − 370 = 1', '380 − 371 = 9']],
  ])('works out %s as %j', (id, lines) => {
    expect(written(id)).toEqual(lines);
  });

  /** Value of a line up to its last equals sign, from left to right: no line mixes × with +. */
  const outcomeOf = (step: Step): Rational | null => {
    const end = step.lastIndexOf('=');
    let value: Rational | null = null;
    for (let at = 0; at < end; at++) {
      const part = step[at];
      if (part === undefined || part === '%') return null;
      if (typeof part !== 'string') {
        value ??= part;
        continue;
      }
      const next = step[at + 1];
      if (value === null || next === undefined || typeof next === 'string') return null;
      if (part === '+') value = plus(value, next);
      else if (part === '-') value = minus(value, next);
      else if (part === '*') value = times(value, next);
      else value = rational(value.num * next.den, value.den * next.num);
      at += 1;
    }
    return value;
  };

  it('writes true lines, few enough for the screen, with numbers that have an end', () => {
    for (const sum of taken) {
      const steps = stepsOf(sum);
      expect(steps.length, sum.id).toBeLessThanOrEqual(mostSteps);
      for (const step of steps) {
        const outcome = step.at(-1);
        const value = outcomeOf(step);
        if (value !== null && typeof outcome === 'object')
          expect(notation(value), sum.id).toBe(notation(outcome));
        for (const part of step) if (typeof part === 'object') expect(placesOf(part), sum.id).not.toBeNull();
      }
    }
  });
});

it('byPlaces splits any number into at most three parts that make it again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom(1, 10, 100, 1000), (num, den) => {
      const value = rational(num, den);
      const parts = byPlaces(value);
      expect(parts.length).toBeLessThanOrEqual(3);
      expect(notation(parts.reduce(plus, zero))).toBe(notation(value));
    }),
  );
});

describe('the scale', () => {
  it('shows both heights of a miss, apart, however near or far they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900_000 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        (right, given) => {
          fc.pre(right !== given);
          const span = spanOfMiss(right, given, topFor([right]));
          const [a, b] = [shareIn(span, right), shareIn(span, given)];
          for (const share of [a, b]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(0.91);
          }
          expect(Math.abs(a - b)).toBeGreaterThan(0.2);
        },
      ),
    );
  });

  it('has three to six round numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), (value) => {
        const span = { low: 0, high: topFor([value]) };
        const marks = marksOn(span);
        expect(marks.length).toBeGreaterThanOrEqual(4);
        expect(marks.length).toBeLessThanOrEqual(8);
        expect(marks.at(-1)).toBeLessThanOrEqual(span.high);
      }),
    );
  });

  it('has no halves between whole numbers', () => {
    expect(stepFor({ low: 299.5, high: 302 }, 1)).toBe(1);
    expect(marksOn({ low: 299.5, high: 302 }, 1)).toEqual([300, 301, 302]);
  });
});

it('writes every answer it asks for with the keys it has', () => {
  for (const sum of taken) {
    const isRest = sum.answerSpec.form === 'remainder';
    if (isRest) expect(answerNotation(answerOf(sum)), sum.id).toMatch(/^\d+r\d+$/);
    else expect(placesOf(sum.answer), sum.id).not.toBeNull();
    expect(compare(sum.answer, zero), sum.id).toBeGreaterThanOrEqual(0);
  }
});

describe('the manifest', () => {
  const orderFor = (key: string) => {
    const collection = findCollection(key);
    return collection === null || collection === undefined
      ? []
      : gamesFor(shapesIn(collection)).map(({ id }) => id);
  };

  it.each([
    'add-subtract-to-1000',
    'multiply-two-by-two',
    'long-division',
    'division-with-remainder-large',
    'decimals-thousandths',
    'which-percent',
    'ratio',
  ])('is one of the two that are chosen first for %s', (key) => {
    expect(orderFor(key).slice(0, 2)).toContain(manifest.id);
  });

  it('leaves the tables to the games that are made for them', () => {
    expect(orderFor('tables-all')[0]).not.toBe(manifest.id);
  });
});

describe('growth', () => {
  it('brings patches, then planets, then constellations', () => {
    expect([1, 12, 13, 20, 21, 28].map(broughtBy)).toEqual([
      'patch',
      'patch',
      'planet',
      'planet',
      'galaxy',
      'galaxy',
    ]);
    expect(broughtBy(setHolds + 1)).toBe('patch');
  });

  it('shows of every round a thing that is drawn, another than the round before', () => {
    for (let rounds = 0; rounds < setHolds; rounds++) {
      expect(art.frames).toHaveProperty(nextFrame(rounds));
      expect(nextFrame(rounds + 1)).not.toBe(nextFrame(rounds));
    }
  });

  it('gives every patch a building on the hills and a flag on the moon, in both layouts', () => {
    for (const { base, landing } of Object.values(layouts)) {
      expect(base).toHaveLength(holds.patch);
      expect(landing.flags.length).toBeGreaterThanOrEqual(holds.patch - 1);
    }
    for (let place = 0; place < holds.patch; place++) expect(art.frames).toHaveProperty(buildingOf(place));
  });
});

describe('the dark station', () => {
  it.each(['9*43=_', '25%of80=_', '1.5m=_cm'])('hangs where the known side of %s says', (id) => {
    expect(isMarked(chartOf(parseSumOrThrow(id)))).toBe(true);
  });

  it.each(['745+213=_', '487=_~100'])('is not seen before %s is answered', (id) => {
    expect(isMarked(chartOf(parseSumOrThrow(id)))).toBe(false);
  });
});

describe('Ruw after a miss', () => {
  const nearer = (id: string, answered: string) => {
    const sum = parseSumOrThrow(id);
    return nearerRuw({
      sum,
      chart: chartOf(sum),
      about: estimateOf(sum),
      top: topOf(id),
      answered,
      correct: answerNotation(answerOf(sum)),
    });
  };

  it('shows its number to a child that is far off', () => {
    expect(nearer('19*59=_', '99')).toBe(1200);
    expect(nearer('745+213=_', '95')).toBe(900);
  });

  it('says nothing to a child that is nearer than it is', () => {
    expect(nearer('19*59=_', '1122')).toBeNull();
    expect(nearer('745+213=_', '948')).toBeNull();
  });
});
