import type { RoundSettings } from '@games/kit/bus';
import { filled } from '@games/kit/fill-text';
import en from './en.json';
import nl from './nl.json';
import type { Leg, Way } from './rules';

export type Texts = typeof nl;

export const texts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], Texts>;

/** The same for a division with remainder: it lands elsewhere, or what is left over holds one more. */
export const restText = ({ back }: Texts, { landed, goal, found, sought, step, rest }: Way): string =>
  landed === goal ? filled(back.fits, { rest, step }) : filled(back.start, { found, sought });

/** What trying an answer out found, in a sentence. */
export function backText({ back }: Texts, { hole, sign }: Leg, way: Way): string {
  const values = { ...way, step: Math.abs(way.step) };
  // Hops back to nought are counted; every other way simply ends somewhere.
  if (way.goal === 0 && way.step < 0 && (sign === '×' || sign === ':'))
    return filled(hole === 'start' ? back.shared : way.rest === 0 ? back.hops : back.rest, values);
  return filled(hole === 'start' ? back.start : back.even, values);
}
