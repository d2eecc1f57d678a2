import { dividedBy, type Rational, rational } from '@/maths/number/rational';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import type { Sum } from '@/maths/sum/sum';
import { type Dial, isReading, momentsIn, toNumber } from './rules';

/** One hop along the sleepers, in counts of the dial, and how far it is. */
export interface Hop {
  readonly from: number;
  readonly to: number;
  readonly length: Rational;
}

/** The way to the right answer, where it ends, and what a count of zero on the dial is on this track. */
export interface Way {
  readonly hops: readonly Hop[];
  readonly right: number;
  readonly zero: number;
}

/** More hops of one length would be too small to read. */
const mostHops = 10;

/** Cuts the way between two places at multiples of `unit`: first to the next one, then from one to the next. */
export function cutAt(from: number, to: number, unit: number): readonly (readonly [number, number])[] {
  const isUp = to >= from;
  const cuts = [from];
  const next = (place: number) =>
    isUp ? (Math.floor(place / unit + 1e-9) + 1) * unit : (Math.ceil(place / unit - 1e-9) - 1) * unit;
  for (let place = next(from); isUp ? place < to : place > to; place = next(place)) cuts.push(place);
  cuts.push(to);
  return cuts.slice(1).map((end, index) => [cuts[index] ?? from, end] as const);
}

/** The hops of equal units from zero to a place; one alone where there would be too many. */
function units(to: number, unit: number, each: Rational): readonly Hop[] {
  const cuts = to / unit > mostHops ? [[0, to] as const] : cutAt(0, to, unit);
  return cuts.map(([from, end]) => ({
    from,
    to: end,
    length: rational(Math.round(((end - from) / unit) * each.num * 1000), each.den * 1000),
  }));
}

/** Returns how the right answer is reached: to the full hour and on, or in equal hops. */
export function wayOf(sum: Sum, dial: Dial): Way {
  const right = toNumber(dividedBy(sum.answer, dial.step));
  const inMinutes = (from: number, to: number, unit: number): readonly Hop[] =>
    cutAt(from, to, unit).map(([start, end]) => ({
      from: start,
      to: end,
      length: rational(Math.round((Math.abs(end - start) * 60) / dial.turn)),
    }));
  if (isReading(sum)) {
    const hour = Math.floor(right / dial.turn) * dial.turn;
    const from = hour === right ? right - dial.turn : hour;
    return { hops: inMinutes(from, right, dial.turn), right, zero: 0 };
  }
  const [first = 0, second] = momentsIn(sum);
  if (dial.kind === 'hands') return { hops: inMinutes(first, right, dial.turn), right, zero: 0 };
  if (dial.kind === 'timer') {
    // From departure to arrival, where both are times of the day.
    const zero = second === undefined ? 0 : second;
    return { hops: inMinutes(zero, zero + right, dial.turn), right: zero + right, zero };
  }
  const { unit, length, to } = equalHops(sum, dial, right);
  return { hops: units(to, unit, length), right, zero: 0 };
}

/** The length of one of the equal hops, in counts, how it is written, and where they end. */
function equalHops(sum: Sum, dial: Dial, right: number) {
  const numbers = [...numbersIn(sum.left)];
  const [first] = numbers;
  if (dial.kind === 'part' && first !== undefined) {
    const unit = dial.max / first.value.den;
    return { unit, length: rational(unit), to: right };
  }
  const speed = numbers.find(({ unit }) => unit === 'kmh');
  if (speed !== undefined) {
    const unit = toNumber(dividedBy(speed.value, dial.step));
    return { unit, length: speed.value, to: right };
  }
  const inOneHour = sum.answerSpec.unit === 'kmh';
  const hours = numbers.find(({ unit }) => unit === 'h');
  if (inOneHour && hours !== undefined)
    return { unit: right, length: sum.answer, to: right * toNumber(hours.value) };
  // One of the larger unit, written in the smaller one.
  const factor = first === undefined ? rational(1) : dividedBy(sum.answer, first.value);
  const isFiner = toNumber(factor) >= 1;
  const unit = toNumber(dividedBy(isFiner ? factor : rational(1), dial.step));
  return { unit, length: isFiner ? factor : dividedBy(rational(1), factor), to: right };
}
