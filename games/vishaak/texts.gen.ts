// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly rope: never;
  readonly strike: never;
  readonly down: 'count';
  readonly up: 'count';
  readonly side: never;
  readonly worth: 'worth';
  readonly count: 'from';
  readonly from: 'from';
  readonly told: 'given' | 'right';
  readonly finale: never;
  readonly reel: never;
  readonly fish: never;
  readonly deep: never;
  readonly bird: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
