import { describe, expect, it } from 'vitest';
import { artOf, cardArts, cardHeads, cardStamps, partsOfArt } from './card-rules';

describe('art of a savings card', () => {
  it('has one name for each head with each stamp', () => {
    expect(new Set(cardArts).size).toBe(cardHeads.length * cardStamps.length);
    for (const art of cardArts) {
      const parts = partsOfArt(art);
      expect(parts && artOf(parts.head, parts.stamp)).toBe(art);
    }
  });

  it('of cards that children began before stamps could be chosen is a head with its own stamp', () => {
    expect(partsOfArt('stars')).toEqual({ head: 'stars', stamp: 'star' });
    expect(partsOfArt('winter')).toEqual({ head: 'winter', stamp: 'winter' });
  });

  it('is unknown with a part that is not in the catalogue, or under another name', () => {
    for (const art of [
      '',
      'horses',
      'horses/boat',
      'winter/horse',
      'winter/',
      'stars/star',
      'winter/boat/boat',
    ])
      expect(partsOfArt(art), art).toBeNull();
  });
});
