import { shareOf } from '@games/kit/layout/line-scale';
import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { marksOf, nearestMark } from './rules';
import { sentencesOf } from './tell-miss';

describe('the sentence of a miss', () => {
  const told = (value: Rational, max: number, given: string | null = null) => {
    const ends = { min: rational(0), max: rational(max) };
    const write = (each: Rational) => writeNumber(each, 'nl', 'fraction');
    const share = shareOf(ends, value);
    const near = nearestMark(marksOf(ends, value), share)!;
    return sentencesOf({ ...near, text: write(near.value) }, { share, text: write(value), ends }, given, 'nl')
      .told;
  };

  it('names a part of the line on a line from 0 to 1 only', () => {
    expect(told(rational(3, 4), 1)).toBe('Het hangt op drie kwart.');
    expect(told(rational(2, 3), 1)).toBe('Het hangt vóór drie kwart.');
    expect(told(rational(3, 2), 2)).toBe('1 1/2 hangt hier.');
    expect(told(rational(5, 4), 2)).toBe('1 1/4 hangt na 1.');
  });

  it('says a whole number as it is', () => {
    expect(told(rational(45), 100)).toBe('45 hangt voor 50.');
  });

  it('ends with the child’s own place, unless that is written as the right one', () => {
    expect(told(rational(45), 100, '60')).toBe('45 hangt voor 50. Je hing het op 60.');
    expect(told(rational(45), 100, '45')).toBe('45 hangt voor 50.');
  });
});
