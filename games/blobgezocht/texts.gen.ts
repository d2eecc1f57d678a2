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
  readonly tenths: 'count';
  readonly hundredths: 'count';
  readonly thousandths: 'count';
  readonly ofHundred: 'number';
  readonly euro: 'count' | 'cents';
  readonly cents: 'count';
  readonly 'relation.less': never;
  readonly 'relation.more': never;
  readonly 'relation.equal': never;
  readonly 'relation.than': never;
  readonly 'relation.to': never;
  readonly 'said.blocks': 'parts';
  readonly 'said.hundreds': 'count';
  readonly 'said.tens': 'count';
  readonly 'said.ones': 'count';
  readonly 'said.dots': 'fives';
  readonly 'said.money': 'pieces';
  readonly 'said.bars': 'count' | 'parts';
  readonly 'said.wholeBars': 'full';
  readonly 'said.grid': 'full';
  readonly 'said.thermometer': 'degrees';
  readonly 'said.shorter': never;
  readonly 'said.same': never;
  readonly 'said.longer': never;
  readonly 'said.tally': 'fives';
  readonly 'said.discs': 'count' | 'parts';
  readonly finale: never;
  readonly dress: never;
  readonly disguise: never;
  readonly ball: never;
  readonly carnival: never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
