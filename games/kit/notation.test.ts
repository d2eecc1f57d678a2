import { describe, expect, it } from 'vitest';
import type { SumId } from '@/maths/sum/sum';
import { spokenSum, sumParts, writtenSum } from './notation';

const sum = (id: string) => id as SumId;

describe('a sum in writing', () => {
  it('stands around its hole with the signs of a schoolbook', () => {
    expect(sumParts(sum('7*8=_'), 'nl')).toEqual([{ text: '7 × 8 =' }, 'hole']);
    expect(sumParts(sum('10=7+_'), 'nl')).toEqual([{ text: '10 = 7 +' }, 'hole']);
    expect(sumParts(sum('_-5=7'), 'nl')).toEqual(['hole', { text: '− 5 = 7' }]);
  });

  it('divides with a colon in Dutch and with an obelus in English', () => {
    expect(sumParts(sum('56:8=_'), 'be')).toEqual([{ text: '56 : 8 =' }, 'hole']);
    expect(sumParts(sum('56:8=_'), 'en')).toEqual([{ text: '56 ÷ 8 =' }, 'hole']);
  });

  it('takes its answer into the hole', () => {
    expect(writtenSum(sum('10=7+_'), '3', 'nl')).toBe('10 = 7 + 3');
  });

  it('is spoken in words', () => {
    expect(spokenSum(sum('7*8=_'), 'nl')).toBe('7 keer 8 is hoeveel');
    expect(spokenSum(sum('7*8=_'), 'be')).toBe('7 maal 8 is hoeveel');
    expect(spokenSum(sum('7-5=_'), 'en', '2')).toBe('7 minus 5 equals 2');
  });
});
