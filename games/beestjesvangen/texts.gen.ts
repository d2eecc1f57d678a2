// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly past: never;
  readonly on: never;
  readonly short: never;
  readonly before: never;
  readonly fits: never;
  readonly elsewhere: never;
  readonly here: never;
  readonly net: never;
  readonly pad: 'count';
  readonly croak: never;
  readonly known: 'count';
  readonly compared: 'own' | 'right';
  readonly held: 'item';
  readonly loose: 'item';
  readonly finale: never;
  readonly sing: never;
  readonly 'brought.bug': never;
  readonly 'brought.moon': never;
  readonly 'brought.river': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
