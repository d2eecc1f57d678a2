// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly skip: never;
  readonly line: never;
  readonly join: never;
  readonly 'pictures.boat': never;
  readonly 'pictures.fish': never;
  readonly 'pictures.house': never;
  readonly 'pictures.rocket': never;
  readonly 'pictures.crown': never;
  readonly 'pictures.butterfly': never;
  readonly perMinute: never;
  readonly now: 'operation' | 'count';
  readonly none: never;
  readonly 'operations.split': never;
  readonly 'operations.add': never;
  readonly 'operations.subtract': never;
  readonly 'operations.multiply': never;
  readonly 'operations.divide': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
