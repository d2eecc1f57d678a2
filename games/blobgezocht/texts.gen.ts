// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly miss: never;
  readonly missSign: never;
  readonly 'heads.thousand': never;
  readonly 'heads.hundred': never;
  readonly 'heads.ten': never;
  readonly 'heads.one': never;
  readonly minus: never;
  readonly below: never;
  readonly above: never;
  readonly thousand: 'number';
  readonly hundred: 'number';
  readonly tenths: 'number';
  readonly hundredths: 'number';
  readonly thousandths: 'number';
  readonly ofHundred: 'number';
  readonly euro: 'euros' | 'cents';
  readonly cents: 'number';
  readonly 'relation.less': never;
  readonly 'relation.more': never;
  readonly 'relation.equal': never;
  readonly 'relation.than': never;
  readonly 'relation.to': never;
  readonly 'said.blocks': 'parts';
  readonly 'said.hundreds': never;
  readonly 'said.tens': never;
  readonly 'said.ones': never;
  readonly 'said.dots': 'fives';
  readonly 'said.money': 'pieces';
  readonly 'said.bars': 'parts' | 'full';
  readonly 'said.grid': 'full';
  readonly 'said.thermometer': 'degrees';
  readonly 'said.shorter': never;
  readonly 'said.same': never;
  readonly 'said.longer': never;
  readonly 'said.tally': 'fives';
  readonly 'said.discs': 'parts' | 'full';
  readonly finale: never;
  readonly dress: never;
  readonly disguise: never;
  readonly ball: never;
  readonly carnival: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
