import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { purseOf } from './coins';

const purse = (id: string, cents: number) => purseOf(parseSumOrThrow(id), cents);

describe('purseOf', () => {
  it('holds no coins that stand on the card already, but others of the same worth', () => {
    expect(purse('5eur+2eur=_eur', 700)).toEqual([200, 200, 200, 100]);
    expect(purse('20ct+5ct=_ct', 25)).toEqual([10, 10, 5]);
    expect(purse('10eur+0.50eur=_eur', 1050)).toEqual([500, 500, 50]);
  });

  it('changes the wrong amounts of such a sum alike', () => {
    expect(purse('5eur+2eur=_eur', 800)).toEqual([200, 200, 200, 100, 100]);
  });

  it('holds the fewest coins where the card shows others', () => {
    expect(purse('2eur+3eur=_eur', 500)).toEqual([500]);
    expect(purse('5eur-3.75eur=_eur', 125)).toEqual([100, 20, 5]);
  });

  it('keeps the worth', () => {
    for (let cents = 5; cents <= 3000; cents += 5)
      expect(purse('5eur+2eur=_eur', cents).reduce((sum, piece) => sum + piece, 0)).toBe(cents);
  });
});
