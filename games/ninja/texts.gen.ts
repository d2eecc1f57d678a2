// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly pole: never;
  readonly pieces: 'part' | 'rest';
  readonly miss: never;
  readonly freePlay: never;
  readonly slice: never;
  readonly plank: never;
  readonly storey: never;
  readonly chime: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
