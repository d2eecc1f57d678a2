import type { CollectionDomain, SumCollection } from '@/maths/collections/sum-collection';
import { sumsOf } from '@/maths/collections/sum-collection';
import { referenceLevelOf } from '@/maths/report/reference-level';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { addSubtractGoals } from './goals/add-subtract';
import type { CollectionGoal, Goals } from './goals/goal';
import { measuringGoals } from './goals/measuring';
import { multiplyDivideGoals, tableGoal } from './goals/multiply-divide';
import { numberSenseGoals } from './goals/number-sense';
import { partsGoals } from './goals/parts';

/** A goal of one country for a collection in one year, and the documents with their parts that ask for it. */
export interface SourcedGoal {
  readonly goal: string;
  readonly source: string;
}

/** What a collection is practised for in one year, in both countries. */
export interface YearGoal {
  readonly nl: SourcedGoal;
  readonly be: SourcedGoal;
}

const goals: Goals = {
  ...addSubtractGoals,
  ...multiplyDivideGoals,
  ...partsGoals,
  ...measuringGoals,
  ...numberSenseGoals,
};

interface Parts {
  /** Part of the Dutch *tussendoelen*, of the *referentiekader*, and of the Flemish *minimumdoelen*. */
  readonly slo: string;
  readonly reference: string;
  readonly flemish: string;
}

const numbers = { slo: 'getallen', reference: 'Getallen', flemish: 'bewerkingen' };
const sense = { slo: 'getallen', reference: 'Getallen', flemish: 'getallen' };
const measuring = { slo: 'meten en meetkunde', reference: 'Meten en meetkunde', flemish: 'meten' };
const ratios = { slo: 'verhoudingen', reference: 'Verhoudingen', flemish: 'getallen' };

const parts: Readonly<Record<CollectionDomain, Parts>> = {
  'add-subtract': numbers,
  'multiply-divide': numbers,
  decimals: numbers,
  fractions: { ...ratios, reference: 'Getallen en Verhoudingen' },
  'percent-ratio': ratios,
  money: measuring,
  measures: measuring,
  clock: measuring,
  line: sense,
  'compare-estimate': sense,
};

type Country = 'nl' | 'be';

const isFacts = (collection: SumCollection): boolean =>
  sumsOf(collection).every((id) => parseSumOrThrow(id).learnedAs === 'fact');

/** Tables that Dutch schools only meet in groep 4, while Flemish schools teach all in the 2e leerjaar. */
const isLateTable = (key: string): boolean => /^(?:tables?|division)(?:-\d+)*-[6789](?:-|$)|-all$/.test(key);

/** What is done with the goal in this year: begun, made fluent, or kept up. */
function stepOf(collection: SumCollection, year: number, country: Country): string {
  const { years, key } = collection;
  const fluent = isFacts(collection) ? 'automatiseren' : 'inoefenen';
  if (years.length === 1) return `aanleren en ${fluent}`;
  const first = Math.min(...years);
  if (country === 'nl' && first === 4 && isLateTable(key)) {
    return year === 4 ? 'verkennen' : year === 5 ? `aanleren en ${fluent}` : 'onderhouden';
  }
  if (year === first) return 'aanleren';
  return year === first + 1 ? fluent : 'onderhouden';
}

function ownGoal(key: string): CollectionGoal {
  const found = goals[key] ?? tableGoal(key);
  if (!found) throw new RangeError(`No goal for ${key}.`);
  return found;
}

/**
 * The goals of a collection in one of its years. Throws RangeError when the plan has none for it or when it is not
 * practised in that year.
 */
export function goalOf(collection: SumCollection, year: number): YearGoal {
  const { key, domain, years } = collection;
  if (!years.includes(year)) throw new RangeError(`${key} is not practised in year ${year}.`);
  const { nl, be, core } = ownGoal(key);
  const { slo, reference, flemish } = parts[domain];
  const known = isFacts(collection) ? ', paraat hebben' : '';
  return {
    nl: {
      goal: `${stepOf(collection, year, 'nl')}: ${nl}`,
      source: `kerndoel ${core.join(', ')}; tussendoelen eind groep ${year}, ${slo}; ${referenceLevelOf(key)} ${reference}${known}`,
    },
    be: {
      goal: `${stepOf(collection, year, 'be')}: ${be}`,
      source: `minimumdoelen wiskunde, einde ${year <= 6 ? 4 : 6}e leerjaar, ${flemish}; leerplan ${year - 2}e leerjaar`,
    },
  };
}

/** Keys that have a goal but belong to no collection any more. */
export const unusedGoals = (collections: readonly SumCollection[]): string[] =>
  Object.keys(goals).filter((key) => !collections.some((collection) => collection.key === key));
