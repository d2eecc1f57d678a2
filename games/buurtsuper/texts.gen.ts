// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly start: never;
  readonly cents: 'count';
  readonly euros: 'count';
  readonly lay: 'coin';
  readonly laid: 'coins';
  readonly takeBack: 'coin';
  readonly back: 'coin' | 'coins';
  readonly full: 'coin';
  readonly nothing: never;
  readonly slam: 'coins';
  readonly slamTyped: never;
  readonly compared: 'own' | 'price';
  readonly finale: never;
  readonly pull: never;
  readonly product: never;
  readonly cheese: never;
  readonly crate: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
