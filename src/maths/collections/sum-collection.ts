import type { StrategyName } from '../strategy/names/strategy-names';
import type { Sum, SumId, SumKind } from '../sum/sum';

/** A step of the ladder: sums that ask for the same strategy, easy to hard. */
export interface Rung {
  readonly strategy: StrategyName;
  readonly sums: readonly SumId[];
}

/** The part of school mathematics a collection belongs to, in the order of a teacher's list. */
export const collectionDomains = [
  'add-subtract',
  'multiply-divide',
  'decimals',
  'fractions',
  'percent-ratio',
  'money',
  'measures',
  'clock',
  'line',
  'compare-estimate',
] as const;
export type CollectionDomain = (typeof collectionDomains)[number];

/** An ordered ladder of sums. A published version never changes. */
export interface SumCollection {
  readonly key: string;
  readonly version: number;
  readonly title: { readonly nl: string; readonly en: string; readonly be?: string };
  readonly domain: CollectionDomain;
  /** School years 1–8 (NL numbering) it is meant for. */
  readonly years: readonly number[];
  readonly kinds: readonly SumKind[];
  /** Easy to hard. */
  readonly rungs: readonly Rung[];
  /**
   * Keys of the collections it rests on, the nearest first, and of those that come after it: where a collection of the
   * office says so itself. The program's own have their place on the paths of `neighbours.ts`.
   */
  readonly beside?: { readonly below: readonly string[]; readonly above: readonly string[] };
}

/** All sums of a collection, in the order of the ladder. */
export const sumsOf = (collection: SumCollection): SumId[] => collection.rungs.flatMap(({ sums }) => sums);

const made = new WeakMap<SumCollection, () => readonly Sum[]>();

/** Notes how the sums of a collection are made, beside it: what is stored or compared of a collection stays the same. */
export function noteSums(collection: SumCollection, make: () => readonly Sum[]): SumCollection {
  made.set(collection, make);
  return collection;
}

/** All sums of a collection in no order, without the ladder, which costs several times as much; null when nobody noted them. */
export const looseSumsOf = (collection: SumCollection): readonly Sum[] | null =>
  made.get(collection)?.() ?? null;
