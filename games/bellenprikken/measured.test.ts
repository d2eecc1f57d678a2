import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { measuredBy, pursesCompared } from './measured';
import { lengthsOf } from './rules';

const measured = (id: string, answered: string, correct: string) =>
  measuredBy(parseSumOrThrow(id), answered, correct, 'nl');

describe('measuredBy', () => {
  it('returns both sides of a comparison as they are written, with their worth', () => {
    expect(measured('0.3?80%', '>', '<')).toEqual([
      { pieces: [{ kind: 'text', text: '0,3' }], value: 0.3 },
      { pieces: [{ kind: 'text', text: '80%' }], value: 0.8 },
    ]);
    expect(measured('9*7?4*5', '=', '>')?.map(({ value }) => value)).toEqual([63, 20]);
  });

  it('returns the right amount of money above the one that was popped', () => {
    expect(measured('10eur+5eur=_eur', '5', '15')).toEqual([
      { pieces: [{ kind: 'text', text: '€ 15' }], value: 1500, cents: [500, 500, 500], isRight: true },
      { pieces: [{ kind: 'text', text: '€ 5' }], value: 500, cents: [200, 200, 100] },
    ]);
  });

  it('tells whether the money is more or less than asked', () => {
    const told = (answered: string) => {
      const purses = measured('10eur+5eur=_eur', answered, '15');
      return purses && pursesCompared(purses);
    };
    expect(told('20')).toBe('money.much');
    expect(told('5')).toBe('money.little');
  });

  it('returns nothing for what has no length', () => {
    expect(measured('3h45=_face', '2h45face', '3h45face')).toBeNull();
    expect(measured('-3?2', '>', '<')).toBeNull();
  });
});

describe('lengthsOf', () => {
  it('draws values of one scale, the largest as long as the room', () => {
    expect(lengthsOf([63, 21], 420)).toEqual([420, 140]);
    expect(lengthsOf([0, 0], 420)).toEqual([4, 4]);
    expect(lengthsOf([1.5, 0.5], 420)).toEqual([420, 140]);
  });

  it('draws parts of a whole as parts of the room', () => {
    expect(lengthsOf([0.9, 1], 400)).toEqual([360, 400]);
    expect(lengthsOf([1 / 4, 1 / 8], 400)).toEqual([100, 50]);
  });
});
