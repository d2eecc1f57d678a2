// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly lineLabel: never;
  readonly ends: 'min' | 'max';
  readonly endsTurned: 'min' | 'middle';
  readonly hangs: 'list';
  readonly half: never;
  readonly quarter: never;
  readonly threeQuarters: never;
  readonly near: 'value';
  readonly given: 'value';
  readonly 'own.before': 'right' | 'value';
  readonly 'own.at': 'right';
  readonly 'own.after': 'right' | 'value';
  readonly 'beside.before': 'mark';
  readonly 'beside.at': 'mark';
  readonly 'beside.after': 'mark';
  readonly 'beside.half': never;
  readonly 'beside.quarter': never;
  readonly 'beside.threeQuarters': never;
  readonly hung: 'value';
  readonly wind: never;
  readonly blow: never;
  readonly garment: 'garment';
  readonly linen: never;
  readonly flag: never;
  readonly 'garments.tee': never;
  readonly 'garments.trousers': never;
  readonly 'garments.dress': never;
  readonly 'garments.socks': never;
  readonly 'garments.towel': never;
  readonly 'garments.jumper': never;
  readonly 'garments.skirt': never;
  readonly 'garments.shorts': never;
  readonly 'garments.scarf': never;
  readonly 'garments.apron': never;
  readonly 'garments.hat': never;
  readonly 'garments.mittens': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
