import { neighboursOf } from '@/maths/collections/neighbours';
import { findCollection } from '@/maths/collections/standard-collections';
import { keyOfTables, tablesOfKey } from '@/maths/collections/table-keys';
import { standingOfFacts } from '@/maths/report/standing';
import { goalOf } from '@/maths/report/year-goals';
import type { CallReply } from '../../../api/call';

type GroupFacts = CallReply<'readGroupFacts'>;
type Person = GroupFacts['pupils'][number];

/** Tables that are learned together, in the order of teaching. */
const stages: readonly (readonly number[])[] = [
  [1, 2, 5, 10],
  [3, 4],
  [6, 9],
  [7, 8],
];

/** Facts a pupil must have practised before something is said about what it does not know. */
const evidenceAsked = 20;
/** Below this part of the facts known or nearly known, what comes before is not firm enough. */
const firmFrom = 0.6;

const inStage = (tables: readonly number[]): number =>
  stages.findIndex((stage) => stage.some((table) => tables.includes(table)));

const timesTablesOf = (divisionKey: string): readonly number[] => {
  const [, list = ''] = /^division-([\d-]+)$/.exec(divisionKey) ?? [];
  return tablesOfKey(list.includes('-') ? `tables-${list}` : `table-${list}`);
};

const isOfFacts = (key: string): boolean => {
  const collection = findCollection(key);
  return collection !== null && goalOf(collection).kind === 'facts';
};

/** The collections of facts that a collection rests on, what is taught first in front. */
export function restsOn(key: string): readonly string[] {
  const tables = tablesOfKey(key);
  if (tables.length > 0) return stages.slice(0, inStage(tables)).map(keyOfTables);
  const divisors = timesTablesOf(key);
  if (divisors.length > 0) return [keyOfTables(divisors)];
  return neighboursOf(key)
    .below.slice(0, 1)
    .flatMap((below) => (isOfFacts(below.key) ? [below.key] : []));
}

/** The collection that comes after one; null when nothing does. */
export function comesAfter(key: string): string | null {
  const tables = tablesOfKey(key);
  if (tables.length === 0) return neighboursOf(key).above[0]?.key ?? null;
  const left = stages
    .slice(inStage(tables))
    .map((stage) => stage.filter((table) => !tables.includes(table)))
    .find((stage) => stage.length > 0);
  return left ? keyOfTables(left) : null;
}

const factsOf = (key: string): ReadonlySet<string> => {
  const collection = findCollection(key);
  const goal = collection && goalOf(collection);
  return new Set(goal?.kind === 'facts' ? [...goal.parts.values()].flat() : []);
};

/** Counts how well each pupil knows the facts of a collection; `all` is 0 when it is not one of facts. */
export function countsOf({ facts, pupils }: GroupFacts, key: string) {
  const own = factsOf(key);
  const rows = facts.filter(({ sumId }) => own.has(sumId));
  const count = (place: number, letter: string) =>
    rows.filter(({ states }) => states[place] === letter).length;
  return {
    all: own.size,
    of: pupils.map((_, place) => {
      const [known, nearly] = [count(place, 'k'), count(place, 'n')];
      return { known, nearly, practised: known + nearly + count(place, 'p') };
    }),
  };
}

/** First year, in Dutch numbering, that a collection is meant for when that is later than the year of the group. */
export function laterYear(key: string, year: number | null): number | null {
  const first = Math.min(...(findCollection(key)?.years ?? []));
  return year !== null && Number.isFinite(first) && first > year ? first : null;
}

export interface Readiness {
  /** Pupils who do not know what the sums rest on, by what that is. */
  readonly notYet: readonly { readonly collectionKey: string; readonly pupils: readonly Person[] }[];
  readonly fits: readonly Person[];
  /** Pupils of whom too little is known to say what they miss. */
  readonly unknown: readonly Person[];
  /** Collections that the sums rest on, what is taught first in front. */
  readonly base: readonly string[];
  /** Pupils who know all of it, and what comes after it. */
  readonly knows: readonly Person[];
  readonly next: string | null;
}

/** For whom a collection is too early, for whom it is right, and who knows it already. */
export function readinessFor(group: GroupFacts, key: string): Readiness {
  const { pupils, facts } = group;
  const practised = pupils.map((_, place) => facts.filter(({ states }) => states[place] !== '-').length);
  const own = countsOf(group, key);
  const knows = (place: number) => {
    const counts = own.of[place];
    return own.all > 0 && counts !== undefined && standingOfFacts(counts, own.all).state === 'reached';
  };
  const base = restsOn(key).map((collectionKey) => ({ collectionKey, ...countsOf(group, collectionKey) }));
  const isUnknown = (place: number) => (practised[place] ?? 0) < evidenceAsked && !knows(place);
  const missing = (place: number) =>
    isUnknown(place) || knows(place)
      ? undefined
      : base.find(({ all, of }) => {
          const { known = 0, nearly = 0 } = of[place] ?? {};
          return known + nearly < firmFrom * all;
        })?.collectionKey;
  const by = (fits: (place: number) => boolean) => pupils.filter((_, place) => fits(place));
  return {
    notYet: base
      .map(({ collectionKey }) => ({
        collectionKey,
        pupils: by((place) => missing(place) === collectionKey),
      }))
      .filter((part) => part.pupils.length > 0),
    fits: by((place) => missing(place) === undefined && !knows(place)),
    unknown: base.length === 0 ? [] : by(isUnknown),
    base: base.map(({ collectionKey }) => collectionKey),
    knows: by(knows),
    next: comesAfter(key),
  };
}
