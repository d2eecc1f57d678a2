import type { RoundSettings } from '@games/kit/bus';
import en from './en.json';
import nl from './nl.json';

export type Texts = typeof nl;

export const texts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], Texts>;
