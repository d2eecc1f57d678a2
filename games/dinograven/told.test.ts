import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { type Dig, digOf } from './rules';
import { neighbourFact, toldDifference } from './told';

const dig = (id: string): Dig => {
  const found = digOf(parseSumOrThrow(id));
  if (found === null) throw new Error(`${id} is in no square`);
  return found;
};

describe('toldDifference', () => {
  it.each([
    ['3*1=_', 12],
    ['3*4=_', 11],
    ['3*4=_', 10],
    ['3*4=_', 13],
    ['3*4=_', 14],
    ['8*_=16', 1],
    ['8*_=24', 1],
    ['8*_=16', 3],
    ['8*_=16', 4],
    ['42:7=_', 5],
    ['42:7=_', 4],
    ['42:7=_', 7],
    ['42:7=_', 8],
    ['13-5=_', 7],
    ['13-5=_', 6],
    ['13-5=_', 9],
    ['13-5=_', 10],
    ['20:4=_', 14],
  ] as const)('needs eight words at most: %s answered by %i', (id, given) => {
    for (const locale of ['nl', 'be', 'en'] as const)
      expect(toldDifference(dig(id), given, locale).split(' ').length, locale).toBeLessThanOrEqual(8);
  });
});

describe('neighbourFact', () => {
  it('names the product that was given: a row more or less, or a column', () => {
    expect(neighbourFact(dig('1*9=_'), 18)).toBe('2 × 9');
    expect(neighbourFact(dig('6*7=_'), 35)).toBe('5 × 7');
    expect(neighbourFact(dig('6*7=_'), 48)).toBe('6 × 8');
    expect(neighbourFact(dig('10*4=_'), 44)).toBe('11 × 4');
  });

  it('names none for a number that is no neighbour, a part that is nothing, or another sum', () => {
    expect(neighbourFact(dig('6*7=_'), 40)).toBeNull();
    expect(neighbourFact(dig('1*9=_'), 0)).toBeNull();
    expect(neighbourFact(dig('42:7=_'), 7)).toBeNull();
    expect(neighbourFact(dig('7+5=_'), 14)).toBeNull();
  });
});
