// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly rowsOver: 'count';
  readonly rowsShort: 'count';
  readonly over: 'count';
  readonly short: 'count';
  readonly wholeOver: 'count';
  readonly wholeShort: 'count';
  readonly eachOver: 'count';
  readonly eachShort: 'count';
  readonly outside: 'number';
  readonly neighbour: 'fact';
  readonly rows: 'rows' | 'length';
  readonly oneRow: 'length';
  readonly rest: 'rows' | 'rest';
  readonly onward: 'from' | 'length';
  readonly cut: 'told';
  readonly none: never;
  readonly compare: 'own' | 'right';
  readonly near: 'fact';
  readonly rub: never;
  readonly drag: never;
  readonly ring: never;
  readonly bone: never;
  readonly whole: never;
  readonly found: 'count' | 'all';
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
