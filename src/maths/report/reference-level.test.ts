import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { groundOfLevel, levelGrounds, referenceLevelOf } from './reference-level';

const listed = Object.values(levelGrounds).flatMap(({ keys }) => keys);

describe('the reference level of a collection', () => {
  it('rests on exactly one source for every standard collection', () => {
    expect(
      standardCollections.filter(({ key }) => groundOfLevel(key) === null).map(({ key }) => key),
    ).toEqual([]);
    expect(listed.filter((key, place) => listed.indexOf(key) !== place)).toEqual([]);
  });

  it('lists no collection that is gone', () => {
    const known = new Set(standardCollections.map(({ key }) => key));
    expect(listed.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each([
    ['tables-6-7', '1F'],
    ['division-10', '1F'],
    ['table-15', '1F'],
    ['order-of-operations', '1S'],
    ['discount', '1F'],
    ['add-subtract-to-1000000', '1S'],
  ])('says of %s: %s', (key, level) => {
    expect(referenceLevelOf(key)).toBe(level);
  });

  it('says nothing of a collection that a school or the office made', () => {
    expect(referenceLevelOf('own-0199')).toBeNull();
    expect(referenceLevelOf('table-13')).toBeNull();
  });
});
