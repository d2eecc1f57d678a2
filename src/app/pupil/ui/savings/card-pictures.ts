import { images as strips } from '@assets/cards/images.gen';
import { images as stamps } from '@assets/stamps/images.gen';
import type { CardArt } from '@/contract/card-rules';

interface CardPictures {
  /** The strip above the stamps. */
  readonly strip: (typeof strips)[keyof typeof strips];
  readonly stamp: (typeof stamps)[keyof typeof stamps];
  readonly empty: (typeof stamps)[keyof typeof stamps];
}

const pictures: Readonly<Record<CardArt, CardPictures>> = {
  stars: { strip: strips.stars, stamp: stamps.star, empty: stamps.empty },
  spring: { strip: strips.spring, stamp: stamps.spring, empty: stamps['empty-spring'] },
  summer: { strip: strips.summer, stamp: stamps.summer, empty: stamps['empty-summer'] },
  autumn: { strip: strips.autumn, stamp: stamps.autumn, empty: stamps['empty-autumn'] },
  winter: { strip: strips.winter, stamp: stamps.winter, empty: stamps['empty-winter'] },
};

const isKnown = (art: string): art is CardArt => art in pictures;

/** Returns the pictures of a card; stars for a card without art, and for art of a newer version. */
export const cardPictures = (art: string | undefined): CardPictures =>
  pictures[art !== undefined && isKnown(art) ? art : 'stars'];
