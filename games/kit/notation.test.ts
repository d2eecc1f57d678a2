import { describe, expect, it } from 'vitest';
import { sumOf as sum } from '@/maths/sum/read-sum';
import { aroundHole, shown, withAnswer } from './notation';

describe('a sum in writing', () => {
  it('stands around its hole with the signs of a schoolbook', () => {
    expect(aroundHole(sum('7*8=_'), 'nl')).toEqual({ before: '7 × 8 =', after: '' });
    expect(aroundHole(sum('10=7+_'), 'nl')).toEqual({ before: '10 = 7 +', after: '' });
    expect(aroundHole(sum('_-5=7'), 'nl')).toEqual({ before: '', after: '− 5 = 7' });
  });

  it('takes an answer into the hole', () => {
    expect(withAnswer(sum('10=7+_'), '3', 'nl')).toBe('10 = 7 + 3');
  });

  it('writes numbers as the language does', () => {
    expect(shown('3/4', 'nl')).toBe('3/4');
    expect(shown('56', 'en')).toBe('56');
  });
});
