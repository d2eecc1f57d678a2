// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly equals: never;
  readonly start: 'count' | 'items';
  readonly startFluff: 'first' | 'second' | 'count' | 'items';
  readonly held: 'item' | 'count';
  readonly loose: 'item' | 'count';
  readonly power: 'count';
  readonly bag: 'items';
  readonly turbo: never;
  readonly suck: never;
  readonly kept: 'count';
  readonly more: 'target';
  readonly less: 'target';
  readonly same: 'target';
  readonly moreFluff: never;
  readonly lessFluff: never;
  readonly sameFluff: never;
  readonly worth: 'item' | 'value' | 'told';
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
