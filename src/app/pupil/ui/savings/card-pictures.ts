import { images as strips } from '@assets/cards/images.gen';
import { images as stamps } from '@assets/stamps/images.gen';
import { type CardHead, type CardStamp, partsOfArt } from '@/contract/card-rules';

interface CardPictures {
  /** The strip above the stamps. */
  readonly strip: (typeof strips)[CardHead];
  readonly stamp: (typeof stamps)[CardStamp];
  /** A place without a stamp. */
  readonly empty: (typeof stamps)[`empty-${Exclude<CardStamp, 'star'>}` | 'empty'];
}

/** Returns the pictures of a stamp and of a place for it. */
export const stampPictures = (stamp: CardStamp): Pick<CardPictures, 'stamp' | 'empty'> => ({
  stamp: stamps[stamp],
  empty: stamps[stamp === 'star' ? 'empty' : (`empty-${stamp}` as const)],
});

/** Returns the picture at the head of a card. */
export const stripOf = (head: CardHead): CardPictures['strip'] => strips[head];

/** Returns the pictures of a card; stars for a card without art, and for art of a newer version. */
export function cardPictures(art: string | undefined): CardPictures {
  const { head, stamp } = partsOfArt(art ?? 'stars') ?? { head: 'stars', stamp: 'star' };
  return { strip: stripOf(head), ...stampPictures(stamp) };
}
