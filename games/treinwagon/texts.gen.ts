// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'miss.long': never;
  readonly 'miss.short': never;
  readonly 'miss.otherWay': never;
  readonly coach: 'length';
  readonly whistle: 'train';
  readonly unhook: 'length';
  readonly nothing: never;
  readonly fixed: 'length';
  readonly start: 'lengths';
  readonly startFixed: 'fixed' | 'lengths';
  readonly coupled: 'length' | 'train';
  readonly loosened: 'length' | 'train';
  readonly full: 'length';
  readonly measured: 'train' | 'platform';
  readonly finale: 'count';
  readonly kept: 'count';
  readonly drive: never;
  readonly turnUp: never;
  readonly turnDown: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
