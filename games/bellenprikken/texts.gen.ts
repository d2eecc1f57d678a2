// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly recount: never;
  readonly equal: never;
  readonly unequal: never;
  readonly other: never;
  readonly 'money.much': never;
  readonly 'money.little': never;
  readonly 'early.hours': 'count';
  readonly 'early.minutes': 'count';
  readonly 'late.hours': 'count';
  readonly 'late.minutes': 'count';
  readonly fives: 'fives' | 'last';
  readonly left: 'value';
  readonly right: 'value';
  readonly empty: never;
  readonly foam: never;
  readonly freePlay: never;
  readonly prick: never;
  readonly newToy: 'toy';
  readonly 'toys.duck': never;
  readonly 'toys.boat': never;
  readonly 'toys.fish': never;
  readonly 'toys.turtle': never;
  readonly 'toys.star': never;
  readonly 'toys.whale': never;
  readonly 'toys.crab': never;
  readonly 'toys.octopus': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
