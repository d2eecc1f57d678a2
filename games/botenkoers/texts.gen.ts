// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'miss.down': never;
  readonly 'miss.up': never;
  readonly start: 'count' | 'items';
  readonly lighthouse: 'name' | 'place';
  readonly castOff: never;
  readonly 'told.up': 'before' | 'after';
  readonly 'told.down': 'before' | 'after';
  readonly value: 'name' | 'value';
  readonly regatta: never;
  readonly kept: 'count';
  readonly steer: never;
  readonly skip: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
