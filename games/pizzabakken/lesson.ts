import type { ErrorType } from '@/maths/error-type/error-type';
import type { Locale } from '@/maths/locale';
import { compare, dividedBy, isWhole, minus, type Rational, rational, zero } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { type Compared, nameOf } from './comparison';
import { type Made, madeValue, type Order } from './order';

const larger = (a: Rational, b: Rational): Rational => (compare(a, b) > 0 ? a : b);
const roundUp = ({ num, den }: Rational): Rational => rational(Math.max(1, Math.ceil(num / den)));

/** Returns the key of the sentence about pizzas that were not asked for; how far off they are, the bars show. */
export function missOf(own: Made, asked: Made, order: Order) {
  const off = compare(madeValue(own, order), madeValue(asked, order));
  if (order.form === 'knife') return off > 0 ? 'miss.tooThin' : 'miss.tooThick';
  return off === 0 ? 'miss.coarser' : 'miss.amount';
}

/**
 * Returns whether the hint for these errors is true of a pizza: a piece too many is a large part of it, so it is nearly
 * right only where numbers lie on the pieces.
 */
export const isNearOrOther = ([likeliest]: readonly ErrorType[], { form }: Order): boolean =>
  likeliest !== 'one-off' || form === 'olives';

/** Returns the bars of the child's amount and the right one on one line. */
export function lessonOf(own: Made, asked: Made, order: Order, locale: Locale): Compared {
  const write = (value: Rational) => writeNumber(value, locale, 'decimal');
  if (order.form !== 'olives') {
    const reach = roundUp(larger(own.topped, asked.topped));
    const bar = (made: Made) => ({ one: rational(1, made.cut), filled: made.topped, name: nameOf(made) });
    const marks = Array.from({ length: reach.num + 1 }, (_, at) => ({ at: rational(at), text: `${at}` }));
    return { own: bar(own), asked: bar(asked), reach, marks, gap: '' };
  }
  const value = madeValue(own, order);
  const whole = dividedBy(madeValue(asked, order), asked.topped);
  const reach = larger(value, whole);
  const bar = (made: Made) => ({
    one: made.each,
    filled: madeValue(made, order),
    name: write(madeValue(made, order)),
  });
  const marks = [rational(0), whole].map((at) => ({ at, text: isWhole(at) ? `${at.num}` : write(at) }));
  const off = minus(value, madeValue(asked, order));
  const gap = off.num === 0 ? '' : write(off.num < 0 ? minus(zero, off) : off);
  return { own: bar(own), asked: bar(asked), reach, marks, gap };
}
