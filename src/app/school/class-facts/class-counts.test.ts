import { describe, expect, it } from 'vitest';
import { classPicture, placeOf, pupilsByState, rangeOf, stepOf, steps, turnedRound } from './class-counts';

const pupil = (name: string) => ({ pupilId: name, name, firstName: name, avatar: '' });
const group = {
  group: { groupId: 'g', name: 'Groep 5', year: 5 },
  day: '2026-11-25',
  pupils: ['Anna', 'Bram', 'Chloë', 'Daan', 'Emma'].map(pupil),
  facts: [
    { sumId: '7*8=_', states: 'knp--' },
    { sumId: '56:8=_', states: '----k' },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => ({
      sumId: `${row}*2=_`,
      states: row === 7 ? 'kk--p' : 'kkk--',
    })),
  ],
};

describe('the picture of a class', () => {
  it('counts in each cell who knows the sum, and below a column who knows all of it', () => {
    const { rows, wholeColumns, weakest } = classPicture(group, 'multiply');
    expect(rows[6]?.[7]).toEqual({ sumId: '7*8=_', first: 7, known: 1, isPractised: true, step: 1 });
    expect(rows[0]?.[0]).toMatchObject({ known: 0, isPractised: false, step: 0 });
    expect(wholeColumns).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(weakest.map(({ sumId }) => sumId).slice(0, 2)).toEqual(['7*8=_', '7*2=_']);
    expect(classPicture(group, 'divide').rows[6]?.[7]).toMatchObject({ first: 56, known: 1 });
  });

  it('puts each pupil in one list', () => {
    const { known, nearly, practising, none } = pupilsByState(group, '7*8=_');
    expect([known, nearly, practising, none].map((list) => list.map(({ name }) => name))).toEqual([
      ['Anna'],
      ['Bram'],
      ['Chloë'],
      ['Daan', 'Emma'],
    ]);
    expect(pupilsByState(group, '9*9=_').none).toHaveLength(5);
  });

  it.each([1, 5, 23, 24, 30])('has steps that cover 0 to %i pupils once', (all) => {
    for (let known = 0; known <= all; known += 1) {
      const own = steps.filter((step) => {
        const [from, to] = rangeOf(step, all);
        return from <= known && known <= to;
      });
      expect(own, `${known} of ${all}`).toEqual([stepOf(known, all)]);
    }
  });

  it('knows where a sum stands and how it is turned round', () => {
    expect(placeOf('56:8=_')).toEqual({ operation: 'divide', column: 8 });
    expect(placeOf('13-5=_')).toEqual({ operation: 'subtract', column: 5 });
    expect(placeOf('1+18=_')).toBe(null);
    expect([turnedRound('7*8=_'), turnedRound('8*8=_'), turnedRound('56:8=_')]).toEqual([
      '8*7=_',
      null,
      null,
    ]);
  });
});
