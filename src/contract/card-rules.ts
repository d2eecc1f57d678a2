/** Pictures at the head of a savings card, in `assets/cards`. */
export const cardHeads = ['stars', 'spring', 'summer', 'autumn', 'winter'] as const;
export type CardHead = (typeof cardHeads)[number];

/** Stamps in `assets/stamps`: one that belongs to each head, and the pictures that children know from signing in. */
export const cardStamps = [
  'star',
  'spring',
  'summer',
  'autumn',
  'winter',
  'sun',
  'boat',
  'tree',
  'house',
  'fish',
  'umbrella',
  'key',
  'moon',
  'car',
  'ice-cream',
  'kite',
  'crown',
] as const;
export type CardStamp = (typeof cardStamps)[number];

/** Art in which a savings card can be drawn: a head with its own stamp, or with another one as `winter/boat`. */
export type CardArt = CardHead | `${CardHead}/${CardStamp}`;

/** Returns the stamp that belongs to a head. */
export const ownStamp = (head: CardHead): CardStamp => (head === 'stars' ? 'star' : head);

/** Returns the art with this head and this stamp: each has one name. */
export const artOf = (head: CardHead, stamp: CardStamp): CardArt =>
  stamp === ownStamp(head) ? head : `${head}/${stamp}`;

/** Returns head and stamp of art; null for art that a newer version may know. */
export function partsOfArt(art: string): { readonly head: CardHead; readonly stamp: CardStamp } | null {
  const [first, second] = art.split('/');
  const head = cardHeads.find((each) => each === first);
  if (head === undefined) return null;
  const stamp = second === undefined ? ownStamp(head) : cardStamps.find((each) => each === second);
  return stamp !== undefined && artOf(head, stamp) === art ? { head, stamp } : null;
}

export const cardArts: readonly CardArt[] = cardHeads.flatMap((head) =>
  cardStamps.map((stamp) => artOf(head, stamp)),
);

/** Numbers of stamps that can fill a savings card: whole rows of five, which fit on the narrowest phone. */
export const cardSizes = [5, 10, 15] as const;

/** Longest name of a savings card, in characters: one line above its stamps at 360 px. */
export const cardTitleMax = 24;
