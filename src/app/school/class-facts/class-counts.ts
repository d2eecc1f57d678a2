import type { CallReply } from '../../api/call';
import { firstNumber, type GridOperation, numbers, signs, sumIdAt } from '../progress/facts/fact-places';
import type { FactState } from '../progress/shared/types';

export type GroupFacts = CallReply<'readGroupFacts'>;
export type Classmate = GroupFacts['pupils'][number];

/** Steps of a cell by the share of the class that knows the sum: 0 for less than a fifth, 4 for four fifths and more. */
export const steps = [0, 1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

const stateOf = { k: 'known', n: 'nearly', p: 'practising', '-': 'none' } as const;

/** The pupils of a class by how well they know a sum. */
export type ByState = Readonly<Record<FactState, readonly Classmate[]>>;

/** Returns the pupils by how well they know a sum; everybody is in `none` where nobody practised it. */
export function pupilsByState({ facts, pupils }: GroupFacts, sumId: string): ByState {
  const states = facts.find((fact) => fact.sumId === sumId)?.states ?? '';
  const by = (state: FactState) =>
    pupils.filter((_, place) => {
      const letter = states[place];
      return (letter === 'k' || letter === 'n' || letter === 'p' ? stateOf[letter] : 'none') === state;
    });
  return { known: by('known'), nearly: by('nearly'), practising: by('practising'), none: by('none') };
}

/** One cell of the picture of a class. */
export interface ClassCell {
  readonly sumId: string;
  /** Number before the sign: 56 of 56 : 8. */
  readonly first: number;
  /** Pupils who know it by heart. */
  readonly known: number;
  readonly isPractised: boolean;
  readonly step: Step;
}

/** Returns the step of `known` pupils of `all`. */
export function stepOf(known: number, all: number): Step {
  const step = all === 0 ? 0 : Math.floor((steps.length * known) / all);
  return steps[Math.min(step, steps.length - 1)] ?? 0;
}

/** Number of pupils that belong to a step, from and up to: `[5, 9]` of 24. */
export function rangeOf(step: Step, all: number): readonly [from: number, to: number] {
  const from = Math.ceil((step * all) / steps.length);
  const to = step === steps.length - 1 ? all : Math.ceil(((step + 1) * all) / steps.length) - 1;
  return [from, to];
}

export interface ClassPicture {
  /** By row, then by column. */
  readonly rows: readonly (readonly ClassCell[])[];
  /** Pupils who know all ten sums of a column. */
  readonly wholeColumns: readonly number[];
  /** The three sums that the fewest know of those that most practise. */
  readonly weakest: readonly ClassCell[];
}

/** Counts for each sum of a grid how many of a class know it by heart. */
export function classPicture(group: GroupFacts, operation: GridOperation): ClassPicture {
  const all = group.pupils.length;
  const statesOf = new Map(group.facts.map(({ sumId, states }) => [sumId, states]));
  const cell = (row: number, column: number): ClassCell => {
    const sumId = sumIdAt(operation, row, column);
    const states = Array.from(statesOf.get(sumId) ?? '');
    const known = states.filter((state) => state === 'k').length;
    return {
      sumId,
      first: firstNumber(operation, row, column),
      known,
      isPractised: states.some((state) => state !== '-'),
      step: stepOf(known, all),
    };
  };
  const rows = numbers.map((row) => numbers.map((column) => cell(row, column)));
  const practisedBy = (sumId: string) =>
    Array.from(statesOf.get(sumId) ?? '').filter((state) => state !== '-').length;
  return {
    rows,
    wholeColumns: numbers.map((column) => {
      const own = numbers.map((row) => statesOf.get(sumIdAt(operation, row, column)) ?? '');
      return group.pupils.filter((_, place) => own.every((states) => states[place] === 'k')).length;
    }),
    weakest: rows
      .flat()
      .filter(({ sumId }) => 2 * practisedBy(sumId) >= all && all > 0)
      .toSorted((one, other) => one.known - other.known)
      .slice(0, 3),
  };
}

/** The same sum turned round, 8 × 7 of 7 × 8; null where that is another sum or the sum itself. */
export function turnedRound(sumId: string): string | null {
  const [, one, sign, other] = /^(\d+)([*+])(\d+)=_$/.exec(sumId) ?? [];
  if (!one || !sign || !other || one === other) return null;
  return `${other}${sign}${one}=_`;
}

/** The collection to practise a sum of a grid in: the table of its column, else sums of its size. */
export function collectionOf(operation: GridOperation, column: number): string {
  if (operation === 'multiply') return `table-${column}`;
  if (operation === 'divide') return `division-${column}`;
  return operation === 'add' ? 'add-to-20' : 'subtract-to-20';
}

/** Row and column of a sum of a grid; null when it stands in none. */
export function placeOf(sumId: string | null): {
  readonly operation: GridOperation;
  readonly column: number;
} | null {
  for (const operation of ['multiply', 'divide', 'add', 'subtract'] as const) {
    for (const column of numbers) {
      if (sumId?.endsWith(`${signs[operation]}${column}=_`))
        return numbers.some((row) => sumIdAt(operation, row, column) === sumId)
          ? { operation, column }
          : null;
    }
  }
  return null;
}
