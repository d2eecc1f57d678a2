import { placesOf } from '../../number/numeral';
import type { Rational } from '../../number/rational';
import { numbersIn } from '../../sum/parse/answer-spec';
import { holesIn } from '../../sum/parse/solve';
import type { NumberNode, Sum } from '../../sum/sum';

/** Everything a sum shows: its numbers, and its answer as one of them. */
export interface Seen {
  readonly sum: Sum;
  readonly numbers: readonly NumberNode[];
  /** Decimal places of the longest number. */
  readonly places: number;
  /** Digits that count of the longest number: 4500 has two. */
  readonly digits: number;
  /** The skill path from its second part: `add`, `part-of`, `read/halves`. */
  readonly rest: string;
  /** Whether the hole stands before the outcome, so that the sum has to be turned round. */
  readonly isHidden: boolean;
}

const countingDigits = ({ num, den }: Rational): number => {
  const places = placesOf({ num, den }) ?? 2;
  return `${Math.abs(Math.round((num * 10 ** places) / den))}`.replace(/0+$/, '').length;
};

export function seenIn(sum: Sum): Seen {
  const numbers = [...numbersIn(sum.left), ...numbersIn(sum.right)];
  return {
    sum,
    numbers,
    places: Math.max(...numbers.map(({ value }) => placesOf(value) ?? 0), 0),
    digits: Math.max(...numbers.map(({ value }) => countingDigits(value)), 1),
    rest: (sum.skills.at(-1) ?? '').split('/').slice(1).join('/'),
    isHidden: sum.left.kind === 'operation' && holesIn(sum.left).length > 0,
  };
}

export const sizeOf = ({ num, den }: Rational): number => Math.abs(num / den);

/** Parts of a number as it is written: 4 of 2/4, 1 of 3. */
export const partsOf = ({ value, written }: NumberNode): number =>
  written && written.form !== 'decimal' ? written.den : value.den;

/** A hole before the outcome adds this, logits. */
export const hiddenLoad = ({ isHidden }: Seen): number => (isHidden ? 0.3 : 0);
