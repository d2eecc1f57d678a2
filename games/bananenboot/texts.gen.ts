// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly fits: never;
  readonly pull: never;
  readonly asks: 'start';
  readonly compared: 'own' | 'right';
  readonly finale: never;
  readonly lean: never;
  readonly 'brought.rider': never;
  readonly 'brought.island': never;
  readonly 'brought.lamp': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
