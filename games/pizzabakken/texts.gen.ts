// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'miss.amount': never;
  readonly 'miss.each': never;
  readonly 'miss.tooThin': never;
  readonly 'miss.tooThick': never;
  readonly 'miss.coarser': never;
  readonly knives: never;
  readonly topping: never;
  readonly pad: never;
  readonly knifeOf: 'cut';
  readonly knifeHeld: never;
  readonly bowl: never;
  readonly topLess: never;
  readonly topMore: never;
  readonly pizza: never;
  readonly pieces: 'pieces' | 'cut';
  readonly broken: 'pieces' | 'cut';
  readonly each: never;
  readonly bake: 'made';
  readonly part: never;
  readonly simplest: never;
  readonly laid: never;
  readonly knife: never;
  readonly olives: never;
  readonly startPieces: 'cut';
  readonly startKnife: 'laid';
  readonly held: never;
  readonly compared: 'own' | 'asked';
  readonly finale: never;
  readonly pizzaFor: 'guest';
  readonly rabbit: never;
  readonly fox: never;
  readonly pig: never;
  readonly cat: never;
  readonly mouse: never;
  readonly newJar: 'topping';
  readonly tomato: never;
  readonly salami: never;
  readonly mushroom: never;
  readonly olive: never;
  readonly pepper: never;
  readonly basil: never;
  readonly pineapple: never;
  readonly shrimp: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
