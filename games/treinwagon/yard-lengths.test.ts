import { shapesTakenBy } from '@games/kit/api/manifest';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { notation, rational, zero } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import game from './game';
import { layouts } from './layout';
import { lengthOf, platformOf, reachOf, scaleOf, sizeOf, toNumber } from './rules';
import {
  fewestCoaches,
  inRepair,
  keepsGroups,
  mostCoupled,
  waysToBuild,
  widthOf,
  yardFor,
} from './yard-lengths';

const lengths = (id: string) => yardFor(parseSumOrThrow(id)).map(toNumber);
const offered = standardCollections
  .flatMap((collection) => sumsOf(collection).map(parseSumOrThrow))
  .filter((sum) => hasShape(sum, shapesTakenBy(game)));
const small = standardCollections
  .flatMap((collection) => sumsOf(collection).map(parseSumOrThrow))
  .filter(({ kind }) => kind === 'split' || kind === 'to-10' || kind === 'to-20');

describe('the yard', () => {
  it('can build every answer of the first years, with at most four coaches', () => {
    for (const sum of small) {
      const built = waysToBuild(lengthOf(sum.answer), yardFor(sum).map(lengthOf), 4);
      expect(built, sum.id).toBeGreaterThan(0);
    }
  });

  it('never has the answer in one piece, nor the two numbers of a plain sum', () => {
    for (const sum of small) {
      const found = yardFor(sum).map(toNumber);
      if (toNumber(sum.answer) > 1) expect(found, sum.id).not.toContain(toNumber(sum.answer));
    }
    expect(lengths('7+5=_')).not.toContain(7);
    expect(lengths('7+5=_')).not.toContain(5);
  });

  it('usually allows several trains of the same length', () => {
    const several = small.filter(
      (sum) => waysToBuild(lengthOf(sum.answer), yardFor(sum).map(lengthOf), 4) > 1,
    );
    expect(several.length / small.length).toBeGreaterThan(0.8);
  });

  it('has coaches side by side at the scale of the track, wide enough for a finger, in both layouts', () => {
    for (const { track, yard } of Object.values(layouts)) {
      for (const sum of offered) {
        const scale = scaleOf(reachOf(platformOf(sum)), track.width);
        expect(widthOf(yardFor(sum), scale), sum.id).toBeLessThanOrEqual(yard.right - yard.left);
      }
    }
  });

  it('is the same for the same sum', () => {
    expect(lengths('8+6=_')).toEqual(lengths('8+6=_'));
  });

  it('has hundreds, tens and ones for larger numbers', () => {
    expect(lengths('47+34=_')).toEqual([50, 10, 1]);
    expect(lengths('247+18=_')).toEqual([100, 50, 10, 5, 1]);
  });

  it('has none that is too short to see where the answer ends in zeros', () => {
    expect(lengths('20+20=_')).toEqual([10, 5]);
    expect(lengths('200+300=_')).toEqual([100, 50]);
    expect(lengths('40+60=_')).toEqual([50, 10]);
    expect(lengths('30+30=_')).toEqual([50, 10]);
  });

  it('offers coaches of six and the rest for 38 : 6', () => {
    expect(yardFor(parseSumOrThrow('38:6=_r')).map(notation)).toEqual(['1', '1/6']);
    expect(yardFor(parseSumOrThrow('251:5=_r')).map(notation)).toEqual(['10', '1', '1/5']);
  });

  it('adds only coaches of whole groups to a division, and none of the rest that make a group', () => {
    expect(yardFor(parseSumOrThrow('17:2=_r')).map(notation)).toEqual(['5', '1', '1/2']);
    const divisions = offered.filter(({ answerSpec }) => answerSpec.form === 'remainder');
    expect(divisions.length).toBeGreaterThan(100);
    for (const sum of divisions) {
      const yard = yardFor(sum);
      expect(keepsGroups(sum.answer, yard), sum.id).toBe(true);
      expect(
        yard.every((length) => length.den === 1 || length.num < length.den),
        sum.id,
      ).toBe(true);
    }
  });

  it('gives no sign away in a round with answers below zero', () => {
    for (const id of ['5-9=_', '9-5=_', '12-7=_']) {
      const sum = parseSumOrThrow(id);
      expect(yardFor(sum, true).every((length) => toNumber(length) > 0)).toBe(true);
      expect(platformOf(sum, true).standing).toEqual(zero);
    }
  });

  it('can build the answer of every sum it is offered, nearly all with at most eight coaches, three with nine', () => {
    const many = offered.filter((sum) => {
      const coaches = fewestCoaches(sizeOf(platformOf(sum).missing), yardFor(sum));
      expect(coaches, sum.id).toBeLessThanOrEqual(mostCoupled + 1);
      return coaches > mostCoupled;
    });
    expect(many.length).toBeLessThanOrEqual(3);
  });

  it('adds fives and twos only where they are needed', () => {
    expect(lengths('84-1=_')).toEqual([50, 10, 1]);
    expect(lengths('92+7=_')).toEqual([50, 20, 10, 5, 1]);
    expect(lengths('590+300=_')).toEqual([500, 100, 50, 20, 10]);
    expect(yardFor(parseSumOrThrow('6.4+1.8=_')).map(notation)).toEqual(['5', '1', '1/10']);
    expect(yardFor(parseSumOrThrow('71:9=_r')).map(notation)).toEqual(['5', '1', '2/9', '1/9']);
  });

  it('has halves, quarters and eighths, or the divisors of a whole', () => {
    const [half, quarter, eighth] = [rational(1, 2), rational(1, 4), rational(1, 8)];
    const platform = (missing: ReturnType<typeof rational>) => ({
      ...parseSumOrThrow('1+1=_'),
      kind: 'fraction' as const,
      answer: missing,
    });
    expect(yardFor(platform(rational(5, 8))).map(notation)).toEqual([half, quarter, eighth].map(notation));
    expect(yardFor(platform(rational(5, 6))).map(notation)).toEqual(['1/2', '1/3', '1/6']);
    expect(yardFor(platform(rational(13, 10))).map(notation)).toEqual(['1', '1/2', '1/5', '1/10']);
  });

  it('has parts of a fraction sum with a whole answer, and never the answer in one piece', () => {
    expect(yardFor(parseSumOrThrow('1 1/4+3/4=_')).map(notation)).toEqual(['1', '1/2', '1/4']);
    expect(yardFor(parseSumOrThrow('1/2+1/2=_')).map(notation)).toEqual(['1/2', '1/4']);
    expect(yardFor(parseSumOrThrow('0.3+0.7=_')).map(notation)).toEqual(['1/2', '1/10']);
    const whole = offered.filter(
      ({ kind, answer }) => (kind === 'fraction' || kind === 'decimal') && answer.den === 1,
    );
    expect(whole.length).toBeGreaterThan(20);
    for (const sum of whole) {
      const yard = yardFor(sum);
      expect(
        yard.some(({ den }) => den > 1),
        sum.id,
      ).toBe(true);
      expect(yard.map(notation), sum.id).not.toContain(notation(sum.answer));
    }
  });

  it('draws a fraction sum with a whole answer as long as other fractions', () => {
    expect(reachOf(platformOf(parseSumOrThrow('1/2+1/2=_')))).toBe(1);
    expect(reachOf(platformOf(parseSumOrThrow('1 1/4+3/4=_')))).toBe(2);
  });

  it('has tenths where tenths are asked', () => {
    expect(yardFor(parseSumOrThrow('0.9+_=1')).map(notation)).toEqual(['1/5', '1/10']);
    expect(yardFor(parseSumOrThrow('2.4-2.3=_')).map(notation)).toEqual(['1', '1/10']);
    const tenths = offered.filter(({ id, kind }) => kind === 'decimal' && !/\.\d\d/.test(id));
    for (const sum of tenths) for (const { den } of yardFor(sum)) expect(10 % den, sum.id).toBe(0);
  });

  it('has at least two lengths to choose from', () => {
    for (const sum of offered) expect(yardFor(sum).length, sum.id).toBeGreaterThan(1);
    expect(yardFor(parseSumOrThrow('1/3+1/3=_')).map(notation)).toEqual(['1/3', '1/6']);
    expect(lengths('57-54=_')).toEqual([2, 1]);
  });

  it('leaves out the larger part that an addition of fractions names', () => {
    expect(yardFor(parseSumOrThrow('1/2+1/6=_')).map(notation)).toEqual(['1/3', '1/6']);
    expect(yardFor(parseSumOrThrow('1/3+1/4=_')).map(notation)).toEqual(['1/2', '1/6', '1/12']);
  });
});

describe('a length in repair', () => {
  it('leaves enough to build every answer with', () => {
    let found = 0;
    const some = offered.filter((_, k) => k % 40 === 0);
    for (const sum of some) {
      const yard = yardFor(sum);
      const { missing } = platformOf(sum);
      const broken = inRepair(yard, missing);
      if (broken === null) continue;
      found += 1;
      const rest = yard.filter((length) => length !== broken);
      expect(fewestCoaches(sizeOf(missing), rest), sum.id).toBeLessThanOrEqual(mostCoupled);
    }
    expect(found / some.length).toBeGreaterThan(0.3);
  });
});
