// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly start: never;
  readonly tube: never;
  readonly 'filled.balls': 'count';
  readonly 'filled.boxes': 'count' | 'each';
  readonly standing: 'steps';
  readonly balls: 'count';
  readonly boxes: 'count' | 'each';
  readonly toLeft: 'count';
  readonly toRight: 'count';
  readonly lever: 'held';
  readonly 'miss.split': 'first' | 'second' | 'whole';
  readonly 'miss.add': 'first' | 'second' | 'whole';
  readonly 'miss.fewer': 'whole' | 'known';
  readonly 'miss.none': never;
  readonly 'miss.over': never;
  readonly 'miss.overs': never;
  readonly 'miss.left': never;
  readonly 'miss.lefts': never;
  readonly compared: 'own' | 'right';
  readonly finale: never;
  readonly crank: never;
  readonly part: never;
  readonly pipe: never;
  readonly stair: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
