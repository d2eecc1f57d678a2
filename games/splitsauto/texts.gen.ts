// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly standing: 'count';
  readonly empty: 'count';
  readonly compared: 'own' | 'right';
  readonly couple: never;
  readonly asksRear: 'whole' | 'known';
  readonly asksFront: 'whole' | 'known';
  readonly asksWhole: 'front' | 'rear';
  readonly finale: never;
  readonly drive: never;
  readonly car: never;
  readonly bus: never;
  readonly ferry: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
