// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly beach: never;
  readonly dig: never;
  readonly climb: never;
  readonly lift: never;
  readonly opened: 'from' | 'to';
  readonly here: 'where';
  readonly told: 'given' | 'right';
  readonly millions: never;
  readonly 'hundred-thousands': never;
  readonly 'ten-thousands': never;
  readonly thousands: never;
  readonly hundreds: never;
  readonly tens: never;
  readonly ones: never;
  readonly tenths: never;
  readonly hundredths: never;
  readonly thousandths: never;
  readonly finale: never;
  readonly heave: never;
  readonly find: never;
  readonly ship: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
