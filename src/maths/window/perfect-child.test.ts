import { describe, expect, it } from 'vitest';
import { roundsToTheLast, steppedCollections } from '../simulate/generators/perfect-child';

describe('a child that makes no error', () => {
  it('comes through every collection of procedures within ten rounds', () => {
    expect(steppedCollections.length).toBeGreaterThan(60);
    const stuck = steppedCollections.filter((collection) => roundsToTheLast(collection, 10) === null);
    expect(stuck.map(({ key }) => key)).toEqual([]);
  });
});
