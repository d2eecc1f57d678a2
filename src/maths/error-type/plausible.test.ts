import { describe, expect, it } from 'vitest';
import { isWhole, rational } from '../number/rational';
import { randomFrom } from '../random';
import { parseSumOrThrow } from '../sum/read-sum';
import { distractorsFor } from './distractors';
import { isPlausible } from './plausible';

describe('amounts of euros', () => {
  const isOffered = (id: string, num: number, den: number) =>
    isPlausible(parseSumOrThrow(id), rational(num, den));

  it('have cents only where the sum has some, or a percentage', () => {
    expect(isOffered('9eur+_eur=10eur', 9, 10)).toBe(false);
    expect(isOffered('9eur+_eur=10eur', 9, 1)).toBe(true);
    expect(isOffered('9.10eur+_eur=10eur', 4, 5)).toBe(true);
    expect(isOffered('2.50eur+1.50eur=_eur', 7, 2)).toBe(true);
    expect(isOffered('80eur-20%of80eur=_eur', 8, 5)).toBe(true);
  });

  it.each(['7eur+3eur=_eur', '1eur+_eur=2eur', '9eur+_eur=10eur'])(
    'are whole to choose from for %s',
    (id) => {
      const sum = parseSumOrThrow(id);
      for (let seed = 0; seed < 40; seed++) {
        const offered = distractorsFor(sum, 3, randomFrom(seed));
        expect(offered).toHaveLength(3);
        expect(offered.filter((value) => !isWhole(value))).toEqual([]);
      }
    },
  );
});
