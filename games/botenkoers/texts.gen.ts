// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly task: never;
  readonly taskInTime: never;
  readonly 'miss.down': 'after' | 'before';
  readonly 'miss.up': 'after' | 'before';
  readonly 'missInTime.down': 'after' | 'before';
  readonly 'missInTime.up': 'after' | 'before';
  readonly reversed: never;
  readonly start: 'count' | 'items';
  readonly lighthouse: 'name' | 'place';
  readonly castOff: never;
  readonly value: 'name' | 'value';
  readonly regatta: never;
  readonly kept: 'count';
  readonly steer: never;
  readonly skip: never;
  readonly 'often.down': 'count';
  readonly 'often.up': 'count';
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ en, nl });
