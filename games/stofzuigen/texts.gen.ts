// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly start: 'target' | 'count' | 'items';
  readonly held: 'item' | 'count';
  readonly loose: 'item' | 'count';
  readonly power: 'count';
  readonly bag: 'items';
  readonly over: 'item' | 'value' | 'amount';
  readonly short: 'item' | 'value' | 'amount';
  readonly left: 'item' | 'target';
  readonly noted: 'amount';
  readonly notedShort: 'amount';
  readonly notedLeft: never;
  readonly turbo: never;
  readonly kept: 'count';
  readonly skip: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
