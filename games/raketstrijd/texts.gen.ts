// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly nearer: never;
  readonly launch: never;
  readonly ruw: 'about';
  readonly nap: never;
  readonly compared: 'own' | 'right';
  readonly finale: never;
  readonly brake: never;
  readonly patch: never;
  readonly planet: never;
  readonly galaxy: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
