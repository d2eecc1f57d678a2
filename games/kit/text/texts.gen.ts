// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly option: 'value';
  readonly right: 'sum';
  readonly wrong: 'sum';
  readonly placed: 'given' | 'right';
  readonly given: 'value';
  readonly well: never;
  readonly continue: never;
  readonly and: never;
  readonly allThatIs: 'value';
  readonly smallToLarge: never;
  readonly largeToSmall: never;
  readonly ready: never;
  readonly erase: never;
  readonly decimalSign: never;
  readonly fractionBar: never;
  readonly minus: never;
  readonly colon: never;
  readonly remainder: never;
  readonly less: 'by';
  readonly more: 'by';
  readonly back: 'count';
  readonly forward: 'count';
  readonly lifted: 'piece';
  readonly laid: 'piece' | 'place';
  readonly putBack: 'piece';
  readonly along: 'percent';
  readonly inPlace: 'label' | 'place';
  readonly askWhich: never;
  readonly askHowMuch: never;
  readonly askToMake: never;
  readonly askWhere: never;
  readonly askToOrder: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
