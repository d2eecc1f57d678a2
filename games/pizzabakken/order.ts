import {
  commonMultiple,
  compare,
  dividedBy,
  isWhole,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';
import type { Expression, Sum } from '@/maths/sum/sum';
import { type Portion, piecesOf } from './portion';

/**
 * What of a pizza is the answer:
 * `part` how much of it is topped; `pieces` how many pieces are (it is cut already); `knife` into how many it is cut
 * (they are topped already); `olives` how many lie on all topped pieces together.
 */
export type Form = 'part' | 'pieces' | 'knife' | 'olives';

/** A sum as an order at the counter. */
export interface Order {
  readonly form: Form;
  readonly pizzas: number;
  /** The cuts to choose from; a single one is already cut. */
  readonly cuts: readonly number[];
  /** Pieces topped already, when the child does not choose them. */
  readonly laid: number | null;
  /** Digits of the number on a piece, before and after the comma; only of `olives`. */
  readonly digits: { readonly whole: number; readonly after: number };
}

/** The child made this for an order. */
export interface Made extends Portion {
  /** Olives on each topped piece. */
  readonly each: Rational;
}

const maxPizzas = 15;
/** The pieces into which knives cut, and how many of those knives hang on the rack. */
const usual = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;
const hung = 6;

/** The numbers of one side as amounts: 25 % is a quarter. */
const numbersIn = (side: Expression): readonly Rational[] => {
  if (side.kind === 'number') return [side.unit === '%' ? dividedBy(side.value, rational(100)) : side.value];
  if (side.kind === 'operation') return [...numbersIn(side.left), ...numbersIn(side.right)];
  return [];
};

const allNumbers = ({ left, right }: Sum): readonly Rational[] => [...numbersIn(left), ...numbersIn(right)];

/** Returns the smallest number of pieces in which all these are whole. */
export const commonCut = (values: readonly Rational[]): number =>
  commonMultiple(values.map(({ den }) => den));

/**
 * Returns the knives of the rack for a sum that needs one of them: those of the numbers in it, among which a child errs,
 * then those nearest to the needed one.
 */
function cutsFor(needed: number, numbers: readonly Rational[], least = 2): readonly number[] {
  const near = usual.toSorted((a, b) => Math.abs(a - needed) - Math.abs(b - needed) || a - b);
  const named = numbers.map(({ den }) => den).filter((den) => near.some((cut) => cut === den));
  const fitting = [needed, ...named, ...near].filter((cut) => cut >= least);
  return [...new Set(fitting)].slice(0, hung).toSorted((a, b) => a - b);
}

/** The knives of the rack, and the pizza uncut. */
const uncutOr = (cuts: readonly number[]): readonly number[] => [1, ...cuts];

/** What most orders leave open: the child tops pieces, on which no number lies. */
const open = { laid: null, digits: { whole: 0, after: 0 } } as const;
const ceilingOf = ({ num, den }: Rational): number => Math.max(1, Math.ceil(num / den));

/** Returns the fraction with the hole, of `1/2 = ▢/4`. */
function holedFraction({ left, right }: Sum): { top: Rational | null; below: Rational | null } | null {
  const side = [right, left].find((each) => each.kind === 'operation' && each.sign === '/');
  if (side?.kind !== 'operation') return null;
  const value = (part: Expression) => (part.kind === 'number' ? part.value : null);
  return { top: value(side.left), below: value(side.right) };
}

const cutAlready = (cut: number, value: Rational): Order => ({
  ...open,
  form: 'pieces',
  pizzas: ceilingOf(value),
  cuts: [cut],
});

/** Turns a sum into an order. */
export function orderOf(sum: Sum): Order {
  const { answer, answerSpec } = sum;
  if (answerSpec.unit === '%') return cutAlready(100, dividedBy(answer, rational(100)));
  const holed = holedFraction(sum);
  if (holed?.below) return cutAlready(holed.below.num, dividedBy(answer, holed.below));
  if (holed?.top) return knifeOrder(holed.top.num, answer);
  return isPart(sum) ? partOrder(sum) : olivesOrder(sum);
}

function knifeOrder(laid: number, answer: Rational): Order {
  const pizzas = ceilingOf(dividedBy(rational(laid), answer));
  const least = Math.ceil(laid / pizzas);
  const cuts = cutsFor(answer.num, [], Math.max(2, least));
  return { ...open, form: 'knife', pizzas, cuts, laid };
}

/** Sums whose answer is itself so much pizza; of all others (a part of 80, a division) it counts what lies on it. */
function isPart({ answer, operation, left, answerSpec }: Sum): boolean {
  if (answerSpec.unit !== null || answer.num < 0 || compare(answer, rational(maxPizzas)) > 0) return false;
  if (operation === 'add' || operation === 'subtract' || operation === 'convert') return true;
  if (left.kind !== 'operation' || left.sign === 'of') return false;
  if (operation === 'multiply') return numbersIn(left).some((value) => !isWhole(value));
  return !isWhole(answer);
}

function partOrder(sum: Sum): Order {
  const { answer, answerSpec, operation } = sum;
  const numbers = allNumbers(sum);
  // A decimal is made of tenths or hundredths; half a pizza alone would only be said again.
  const places = answerSpec.form === 'decimal' ? [10, 100].find((cut) => cut % answer.den === 0) : undefined;
  const room = Math.max(...numbers.concat(answer).map(ceilingOf), operation === 'add' ? 2 : 1);
  return {
    ...open,
    form: 'part',
    pizzas: Math.min(room, maxPizzas),
    cuts: places === undefined ? uncutOr(cutsFor(partCut(sum), numbers)) : [places],
  };
}

const placesOf = ({ den }: Rational): number => [0, 1, 2, 3].find((k) => 10 ** k % den === 0) ?? 0;

function olivesOrder(sum: Sum): Order {
  const { answer } = sum;
  const shared = sharedOut(sum);
  const each = shared?.each ?? answer;
  const numbers = allNumbers(sum);
  const largest = Math.max(...numbers.concat(answer).map(ceilingOf));
  return {
    ...open,
    form: 'olives',
    pizzas: 1,
    cuts: uncutOr(cutsFor(shared?.cut ?? 1, numbers)),
    digits: { whole: Math.min(4, `${largest}`.length), after: Math.max(placesOf(answer), placesOf(each)) },
  };
}

/** Returns the state at the start of a task: uncut and bare, unless the order says otherwise or it comes in halves. */
export function begun({ form, cuts, laid }: Order, isHalved = false): Made {
  const cut = form === 'knife' ? (laid ?? 1) : isHalved ? 2 : (cuts[0] ?? 1);
  return { cut, topped: rational(laid ?? 0, cut), each: zero };
}

/** Cuts again; the number of pieces that were topped by the order stays the same. */
export const cutAnew = (made: Made, { laid }: Order, cut: number): Made => ({
  ...made,
  cut,
  topped: laid === null ? made.topped : rational(laid, cut),
});

/** Returns whether the pizza of an order may come cut in halves: where its pieces are a finer cut of them. */
export function halved(sum: Sum, order: Order): boolean {
  const asked = askedOf(sum, order);
  const isFree = (order.form === 'part' || order.form === 'olives') && order.cuts.length > 1;
  return isFree && !sum.answerSpec.simplest && asked !== null && asked.cut > 2 && asked.cut % 2 === 0;
}

/** Returns the value of what was made, as the sum asks for it. */
export function madeValue(made: Made, { form }: Order): Rational {
  if (form === 'part') return made.topped;
  if (form === 'knife') return rational(made.cut);
  const pieces = piecesOf(made);
  return form === 'pieces' ? pieces : times(pieces, made.each);
}

/** Returns the pizza asked for; null when the sum is not about one pizza. */
export function askedOf(sum: Sum, order: Order): Made | null {
  const { form, cuts, laid } = order;
  if (form === 'olives') return sharedOut(sum);
  const { answer } = sum;
  const [first = 1] = cuts;
  const cut = form === 'knife' ? answer.num : cuts.length === 1 ? first : partCut(sum);
  const topped = form === 'part' ? answer : rational(form === 'knife' ? (laid ?? 0) : answer.num, cut);
  return { cut, topped, each: zero };
}

/** Returns a cut in which all parts of a sum are whole pieces, as small as possible. */
function partCut(sum: Sum): number {
  const common = sum.answerSpec.simplest ? sum.answer.den : commonCut([sum.answer, ...allNumbers(sum)]);
  return common <= 36 ? common : sum.answer.den;
}

const maxShared = 20;

/** A part of an amount as an amount shared out over the pieces: 3/4 of 80 is 20 on each of three quarters. */
function sharedOut({ left, right, answer }: Sum): Made | null {
  // Of a ratio, 3 : 10 = ▢ : 50, no one pizza is a picture.
  if (left.kind !== 'operation' || right.kind === 'operation') return null;
  const [first, second] = numbersIn(left);
  const outcome = right.kind === 'number' ? right.value : null;
  if (left.sign === 'of' && first !== undefined) {
    if (first.den > maxShared || first.num > first.den) return null;
    const amount = second ?? answer;
    const each = dividedBy(amount, rational(first.den));
    return { cut: first.den, topped: outcome === null ? first : rational(1), each };
  }
  if (left.sign !== ':' || first === undefined) return null;
  const [amount, by] = left.left.kind === 'hole' ? [answer, first] : [first, second ?? outcome];
  if (by == null || !isWhole(by) || !isWhole(amount) || by.num > maxShared) return null;
  const each = dividedBy(amount, by);
  return { cut: by.num, topped: left.left.kind === 'hole' ? rational(1) : rational(1, by.num), each };
}
