import { describe, expect, it } from 'vitest';
import { runsOf, withoutSharedWord } from './years-text';

describe('years in words', () => {
  it('joins those that follow each other', () => {
    expect(runsOf([3, 4, 5, 7])).toEqual([
      [3, 5],
      [7, 7],
    ]);
    expect(runsOf([])).toEqual([]);
  });

  it('says the word that two years share once', () => {
    expect(withoutSharedWord('Groep 3', 'Groep 8')).toEqual(['Groep 3', '8']);
    expect(withoutSharedWord('1e leerjaar', '6e leerjaar')).toEqual(['1e', '6e leerjaar']);
    expect(withoutSharedWord('3e kleuterklas', '2e leerjaar')).toEqual(['3e kleuterklas', '2e leerjaar']);
  });
});
