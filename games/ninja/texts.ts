import type { RoundSettings } from '@games/kit/bus';

const nl = {
  pole: 'Bamboestok',
  exact: 'Precies goed!',
  pieces: (part: string, rest: string) => `${part} en ${rest}`,
  long: 'Jouw stuk is te lang',
  short: 'Jouw stuk is te kort',
  own: (miss: string, part: string, rest: string) => `${miss}. Zo lang is ${part}, en ${rest} blijft over.`,
  storm: 'Hak al het fruit!',
  slice: 'Hak een stuk fruit',
  plank: 'De brug is een plank langer.',
  lantern: 'Er hangt een lantaarn aan de brug.',
};

const en: typeof nl = {
  pole: 'Bamboo pole',
  exact: 'Exactly right!',
  pieces: (part, rest) => `${part} and ${rest}`,
  long: 'Your piece is too long',
  short: 'Your piece is too short',
  own: (miss, part, rest) => `${miss}. This is how long ${part} is, and ${rest} is left.`,
  storm: 'Slice all the fruit!',
  slice: 'Slice a fruit',
  plank: 'The bridge is one plank longer.',
  lantern: 'A lantern hangs on the bridge.',
};

export const texts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], typeof nl>;
