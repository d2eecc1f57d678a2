// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly start: never;
  readonly startCount: never;
  readonly startPack: never;
  readonly lay: 'card';
  readonly layGoat: 'card';
  readonly laid: 'cards';
  readonly laidGoat: 'cards';
  readonly takeBack: 'card';
  readonly nothing: never;
  readonly both: 'cart' | 'goat';
  readonly goat: never;
  readonly push: 'cards';
  readonly full: 'card';
  readonly 'miss.fair': never;
  readonly 'miss.round': never;
  readonly 'miss.goat': never;
  readonly 'miss.level': never;
  readonly 'miss.full': never;
  readonly 'miss.empty': never;
  readonly compared: 'baskets' | 'left';
  readonly finale: never;
  readonly drive: never;
  readonly room: never;
  readonly store: never;
  readonly market: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
