import type { RoundSettings } from '@games/kit/bus';
import en from './en.json';
import nl from './nl.json';

export type Texts = typeof nl;

/** In Flanders a right answer is *juist*. */
const be: Texts = {
  ...nl,
  perMinute: 'juist per minuut',
  now: '{operation}: {count} juist per minuut.',
};

export const texts = { nl, be, en } satisfies Record<RoundSettings['locale'], Texts>;
