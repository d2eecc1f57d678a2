import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { readSum } from '@/maths/sum/read-sum';
import { firstNumber, placeFacts, sumIdAt } from './fact-places';

describe('placeFacts', () => {
  const all = [...new Set(standardCollections.flatMap(sumsOf))]
    .filter((id) => readSum(id)?.learnedAs === 'fact')
    .map((sumId) => ({ sumId }));

  it('shows every fact of the standard collections once', () => {
    const { places, rest } = placeFacts(all);
    const shown = [...places.flatMap(({ grid, others }) => [...grid.values(), ...others]), ...rest].map(
      ({ sumId }) => sumId,
    );
    expect(shown.toSorted()).toEqual(all.map(({ sumId }) => sumId).toSorted());
  });

  it('keeps sums beyond the grid and sums with a gap beside it', () => {
    const { places } = placeFacts([
      { sumId: '16-2=_' },
      { sumId: '6+13=_' },
      { sumId: '_+5=12' },
      { sumId: '13-5=_' },
    ]);
    const othersOf = (operation: string) =>
      places.find((place) => place.operation === operation)?.others.map(({ sumId }) => sumId);
    expect(othersOf('add')).toEqual(['6+13=_', '_+5=12']);
    expect(othersOf('subtract')).toEqual(['16-2=_']);
  });

  it('has 13 − 5 in the column of − 5, with 13 in its cell', () => {
    expect(sumIdAt('subtract', 8, 5)).toBe('13-5=_');
    expect(firstNumber('subtract', 8, 5)).toBe(13);
    expect(sumIdAt('divide', 7, 8)).toBe('56:8=_');
  });
});
