import { describe, expect, it } from 'vitest';
import { instructionGroups, type MeasuredNeed, type NeedCount } from './instruction-groups';

/** A class of which these pupils make the error so often in 200 answers, all others five times. */
const classWith = (counts: readonly number[], others = 5): MeasuredNeed => ({
  kind: 'error',
  code: 'one-off',
  pupils: Array.from(
    { length: 24 },
    (_, place): NeedCount => ({
      pupilId: String(place),
      of: 200,
      count: counts[place] ?? others,
    }),
  ),
});
const idsIn = (needs: readonly MeasuredNeed[]) =>
  instructionGroups(needs).map(({ members }) => members.map(({ pupilId }) => pupilId));

describe('instructionGroups', () => {
  it('gathers who makes an error more often than the class, the neediest first', () => {
    expect(idsIn([classWith([20, 40, 25])])).toEqual([['1', '2', '0']]);
  });

  it('makes no group of what the whole class does, nor of one pupil', () => {
    expect(idsIn([classWith([], 30)])).toEqual([]);
    expect(idsIn([classWith([40])])).toEqual([]);
  });

  it('has six pupils at most', () => {
    expect(idsIn([classWith([40, 41, 42, 43, 44, 45, 46, 47])])).toEqual([['7', '6', '5', '4', '3', '2']]);
  });

  it('leaves out who has too few answers, and who is kept out by something else', () => {
    const need = classWith([40, 40, 40, 40]);
    const pupils = need.pupils.map((pupil) =>
      pupil.pupilId === '0'
        ? { ...pupil, of: 59, count: 20 }
        : pupil.pupilId === '1'
          ? { ...pupil, staysOut: true }
          : pupil,
    );
    expect(idsIn([{ ...need, pupils }])).toEqual([['3', '2']].map((ids) => ids.toReversed()));
  });

  it('puts nobody in two groups', () => {
    const one = classWith([30, 30, 30]);
    const other = { ...classWith([60, 5, 5, 60]), code: 'ten-off' };
    expect(idsIn([one, other]).flat().toSorted()).toEqual(['0', '1', '2', '3']);
  });
});
