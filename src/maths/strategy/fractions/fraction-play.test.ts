import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { equals, rational } from '../../number/rational';
import { readNumber } from '../../number/read-number';
import { compareShares, equalShares, fillUp, mostParts, type Share, shareOf } from './fraction-play';

const share = fc
  .tuple(fc.integer({ min: 1, max: mostParts }), fc.integer({ min: 0, max: 40 }))
  .map(([den, num]): Share => ({ num: Math.min(num, den * 6), den }));
const rationalOf = ({ num, den }: Share) => rational(num, den);
const read = (text: string) => {
  const reading = readNumber(text);
  if (!reading.ok) throw new Error(text);
  return shareOf(reading);
};

it('keeps the parts a number was written in', () => {
  expect([read('6/8'), read('1 2/4'), read('0,75'), read('50%')]).toEqual([
    { num: 6, den: 8 },
    { num: 6, den: 4 },
    { num: 3, den: 4 },
    { num: 1, den: 2 },
  ]);
  expect([read('-1/2'), read('13/2'), read('1/97')]).toEqual([null, null, null]);
});

it('finds only what is worth the same, coarser and finer', () => {
  expect(equalShares({ num: 6, den: 8 }).map(({ share: { num, den } }) => `${num}/${den}`)).toEqual([
    '3/4',
    '12/16',
    '18/24',
  ]);
  fc.assert(
    fc.property(share, (own) => {
      for (const { share: other, by, finer } of equalShares(own)) {
        expect(equals(rationalOf(own), rationalOf(other))).toBe(true);
        expect(finer ? other.den / own.den : own.den / other.den).toBe(by);
      }
    }),
  );
});

it('says which is more, the other way round the other way round', () => {
  const turned = { '<': '>', '>': '<', '=': '=' } as const;
  expect(compareShares({ num: 3, den: 4 }, { num: 2, den: 3 })).toMatchObject({
    sign: '>',
    common: [
      { num: 9, den: 12 },
      { num: 8, den: 12 },
    ],
  });
  fc.assert(
    fc.property(share, share, (one, other) => {
      const { sign, common } = compareShares(one, other);
      expect(compareShares(other, one).sign).toBe(turned[sign]);
      if (common) expect(Math.sign(common[0].num - common[1].num)).toBe({ '<': -1, '=': 0, '>': 1 }[sign]);
    }),
  );
});

it('fills up to the next whole and no further', () => {
  expect([0, 1, 2, 9].map((added) => fillUp({ num: 5, den: 3 }, added)?.lacking)).toEqual([1, 0, 0, 0]);
  expect(fillUp({ num: 1, den: 4 }, 2)).toMatchObject({ lacking: 1, equation: '1/4+2/4=3/4', whole: 1 });
  expect(fillUp({ num: 5, den: 3 }, 1)?.equation).toBe('5/3+1/3=2');
  expect(fillUp({ num: 8, den: 4 }, 0)).toBeNull();
});
