// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly aside: never;
  readonly 'gate.left': never;
  readonly 'gate.middle': never;
  readonly 'gate.right': never;
  readonly 'back.even': 'found' | 'sought';
  readonly 'back.hops': 'from' | 'hops' | 'step' | 'sought';
  readonly 'back.rest': 'from' | 'step' | 'sought';
  readonly 'back.start': 'found' | 'sought';
  readonly 'back.past': 'from' | 'step';
  readonly 'back.fits': 'rest' | 'step';
  readonly 'back.shared': 'from' | 'step' | 'hops' | 'sought';
  readonly 'home.back': 'found' | 'sought';
  readonly 'home.there': 'found' | 'sought';
  readonly 'photo.first': 'gates';
  readonly 'photo.record': 'gates';
  readonly 'photo.same': 'gates';
  readonly 'photo.less': 'gates' | 'ghost';
  readonly gates: 'count';
  readonly finish: never;
  readonly piece: never;
  readonly slalom: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
