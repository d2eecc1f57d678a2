import type { SumCollection } from '../collections/sum-collection';

/** What a game asks of a hand and of time: figures of the games as they are, by finger. */
export interface Game {
  readonly name: string;
  readonly mode: 'choose' | 'type' | 'compose';
  readonly tempo: 'quick' | 'slow';
  readonly options: number;
  /** Time of the hand alone, ms. */
  readonly motorMs: number;
  /** From a right answer until the next sum can be answered, and from a wrong one, ms. */
  readonly rightMs: number;
  readonly wrongMs: number;
}

const dinograven: Game = {
  name: 'dinograven',
  mode: 'type',
  tempo: 'quick',
  options: 4,
  motorMs: 1100,
  rightMs: 1470,
  wrongMs: 3500,
};
const autorace: Game = {
  ...dinograven,
  name: 'autorace',
  mode: 'choose',
  options: 3,
  motorMs: 550,
  wrongMs: 4500,
};
const bellenprikken: Game = { ...autorace, name: 'bellenprikken', options: 4, motorMs: 500, wrongMs: 3000 };
const treinwagon: Game = {
  ...dinograven,
  name: 'treinwagon',
  mode: 'compose',
  tempo: 'slow',
  motorMs: 2200,
  rightMs: 2090,
};

/**
 * The games a child gets for a collection by turns, of those that ask one sum at a time; each collection of facts has a
 * quick typed one among them.
 */
export function rotationFor({ domain, kinds }: Pick<SumCollection, 'domain' | 'kinds'>): readonly Game[] {
  if (kinds.includes('table') || kinds.includes('division')) return [dinograven, autorace];
  if (domain === 'add-subtract' && !kinds.includes('to-100') && !kinds.includes('to-1000'))
    return [bellenprikken, treinwagon, dinograven];
  return domain === 'fractions' || domain === 'decimals' ? [treinwagon] : [treinwagon, autorace];
}
