import { expect, it } from 'vitest';
import { profileOf } from '../sum/shape/shape-profile';
import { shapesIn } from './collection-shapes';
import { findCollection } from './standard-collections';
import { looseSumsOf, type SumCollection, sumsOf } from './sum-collection';

const found = (key: string): SumCollection => {
  const collection = findCollection(key);
  if (collection === null) throw new Error(`no collection ${key}`);
  return collection;
};

it.each(['add-to-20', 'fractions-related', 'tables-3-7', 'mean-missing'])(
  'counts in %s the same shapes with its ladder and without it',
  (key) => {
    const collection = found(key);
    const loose = (looseSumsOf(collection) ?? []).map(({ id }) => id);
    expect(loose.toSorted()).toEqual([...sumsOf(collection)].sort());
    expect(shapesIn(collection)).toEqual(profileOf(sumsOf(collection)));
  },
);

it('counts the sums of a collection that was not made from a recipe', () => {
  const { key, version, title, domain, years, kinds, rungs } = found('add-to-20');
  const stored: SumCollection = { key, version, title, domain, years, kinds, rungs };
  expect(looseSumsOf(stored)).toBeNull();
  expect(shapesIn(stored)).toEqual(shapesIn(found('add-to-20')));
});
