import type { RoundSettings } from '@games/kit/bus';
import en from './en.json';
import nl from './nl.json';

export type Texts = typeof nl;

export const texts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], Texts>;

/** A list as it is read aloud: `6 plus 4, 9 plus 1 en 5 plus 5`. */
export const listed = (items: readonly string[], { and }: Texts): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
