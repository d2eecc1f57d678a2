import type { Locale } from '@/maths/locale';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  negative,
  type Rational,
  rational,
} from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { type Compared, nameOf } from './comparison';
import { type Made, madeValue, type Order } from './order';
import { texts } from './texts.gen';

const larger = (a: Rational, b: Rational): Rational => (compare(a, b) > 0 ? a : b);
const roundUp = ({ num, den }: Rational): Rational => rational(Math.max(1, Math.ceil(num / den)));

/** Describes an error in words: how much pizza is too much or too little. */
function titleOf(own: Made, asked: Made, order: Order, locale: Locale): string {
  const t = texts[locale];
  const off = minus(madeValue(own, order), madeValue(asked, order));
  const over = off.num > 0;
  if (order.form === 'knife') return t(over ? 'tooThin' : 'tooThick');
  if (off.num === 0) return t('coarser');
  const size = over ? off : negative(off);
  const amount = writeNumber(size, locale, order.form === 'part' ? 'fraction' : 'decimal');
  if (order.form === 'pieces')
    return t(over ? 'piecesOver' : 'piecesShort', { count: size.num / size.den, amount });
  return order.form === 'part'
    ? t(over ? 'pizzaOver' : 'pizzaShort', { amount })
    : t(over ? 'olivesOver' : 'olivesShort', { amount });
}

/** Returns the bars of the child's amount and the right one on one line. */
export function lessonOf(own: Made, asked: Made, order: Order, locale: Locale): Compared {
  const title = titleOf(own, asked, order, locale);
  const write = (value: Rational) => writeNumber(value, locale, 'decimal');
  if (order.form !== 'olives') {
    const reach = roundUp(larger(own.topped, asked.topped));
    const bar = (made: Made) => ({ one: rational(1, made.cut), filled: made.topped, name: nameOf(made) });
    const marks = Array.from({ length: reach.num + 1 }, (_, at) => ({ at: rational(at), text: `${at}` }));
    return { own: bar(own), asked: bar(asked), reach, marks, title };
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
  return { own: bar(own), asked: bar(asked), reach, marks, title };
}
