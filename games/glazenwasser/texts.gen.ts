// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly pane: 'rows' | 'columns';
  readonly row: 'columns';
  readonly side: 'rows' | 'total';
  readonly floors: 'total' | 'floors' | 'rows';
  readonly both: 'first' | 'second';
  readonly rest: 'first';
  readonly cradle: never;
  readonly split: 'parts';
  readonly stuck: never;
  readonly compared: 'own' | 'right';
  readonly finale: never;
  readonly sun: never;
  readonly town: never;
  readonly dome: never;
  readonly tower: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
