import type { ErrorType } from '@/maths/error-type/error-type';
import type { Locale } from '@/maths/locale';
import {
  compare,
  dividedBy,
  equals,
  isWhole,
  minus,
  negative,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { type Compared, nameOf } from './comparison';
import { type Made, madeValue, type Order } from './order';

const larger = (a: Rational, b: Rational): Rational => (compare(a, b) > 0 ? a : b);
const roundUp = ({ num, den }: Rational): Rational => rational(Math.max(1, Math.ceil(num / den)));

/** Returns the key of the sentence about pizzas that were not asked for; how far off they are, the bars show. */
export function missOf(own: Made, asked: Made, order: Order) {
  const off = compare(madeValue(own, order), madeValue(asked, order));
  if (order.form === 'knife') return off > 0 ? 'miss.tooThin' : 'miss.tooThick';
  if (order.form === 'olives' && own.cut !== asked.cut)
    return own.cut > asked.cut ? 'miss.tooThin' : 'miss.tooThick';
  if (order.form === 'olives' && equals(own.topped, asked.topped)) return 'miss.each';
  return off === 0 ? 'miss.coarser' : 'miss.amount';
}

/** Returns whether the hint for these errors says more than the pizza: that it is nearly right the lens shows. */
export const isTelling = ([likeliest]: readonly ErrorType[]): boolean => likeliest !== 'one-off';

/**
 * Returns whether the part that was asked for can be outlined on the child's own pizza: where numbers lie on its pieces,
 * only when these are the numbers asked for.
 */
export const isOutlinedOnOwn = (own: Made, asked: Made, { form }: Order): boolean =>
  form !== 'olives' || (own.cut === asked.cut && equals(own.each, asked.each));

/** Up to so many times the whole of the sum the line is drawn on, to show all pieces of the child. */
const furthest = 2;

/** Returns the bars of the child's amount and the right one on one line. */
export function lessonOf(own: Made, asked: Made, order: Order, locale: Locale): Compared {
  const write = (value: Rational) => writeNumber(value, locale, 'decimal');
  if (order.form !== 'olives') {
    const reach = roundUp(larger(own.topped, asked.topped));
    const bar = (made: Made) => ({
      one: rational(1, made.cut),
      count: reach.num * made.cut,
      filled: made.topped,
      name: nameOf(made),
    });
    const marks = Array.from({ length: reach.num + 1 }, (_, at) => ({ at: rational(at), text: `${at}` }));
    return { own: bar(own), asked: bar(asked), reach, marks, gap: '' };
  }
  const value = madeValue(own, order);
  const whole = dividedBy(madeValue(asked, order), asked.topped);
  const all = times(own.each, rational(own.cut));
  const isFar = compare(all, times(whole, rational(furthest))) > 0;
  const reach = [value, whole, isFar ? value : all].reduce(larger);
  const bar = (made: Made) => ({
    one: made.each,
    count: made.cut,
    filled: madeValue(made, order),
    name: write(madeValue(made, order)),
  });
  const marks = [zero, whole].map((at) => ({ at, text: isWhole(at) ? `${at.num}` : write(at) }));
  const off = minus(value, madeValue(asked, order));
  const gap = off.num === 0 ? '' : write(off.num < 0 ? negative(off) : off);
  return { own: bar(own), asked: bar(asked), reach, marks, gap };
}
