import { filled } from '@games/kit/fill-text';
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
import { type Made, type Order, worthOf } from './order';
import { texts } from './texts';

const larger = (a: Rational, b: Rational): Rational => (compare(a, b) > 0 ? a : b);
const roundUp = ({ num, den }: Rational): Rational => rational(Math.max(1, Math.ceil(num / den)));

/** What a miss comes to in words: how much there is too much or too little, in pizza. */
function titleOf(own: Made, asked: Made, order: Order, locale: Locale): string {
  const words = texts[locale];
  const off = minus(worthOf(own, order), worthOf(asked, order));
  const over = off.num > 0;
  if (order.form === 'knife') return over ? words.tooThin : words.tooThick;
  if (off.num === 0) return words.coarser;
  const size = over ? off : negative(off);
  const count = writeNumber(size, locale, order.form === 'part' ? 'fraction' : 'decimal');
  if (order.form === 'part') return filled(over ? words.pizzaOver : words.pizzaShort, { count });
  if (order.form === 'pieces' && size.num === 1) return over ? words.pieceOver : words.pieceShort;
  if (order.form === 'pieces') return filled(over ? words.piecesOver : words.piecesShort, { count });
  return filled(over ? words.olivesOver : words.olivesShort, { count });
}

/** The child's amount beside the right one, both along one line. */
export function lessonOf(own: Made, asked: Made, order: Order, locale: Locale): Compared {
  const title = titleOf(own, asked, order, locale);
  const write = (value: Rational) => writeNumber(value, locale, 'decimal');
  if (order.form !== 'olives') {
    const reach = roundUp(larger(own.topped, asked.topped));
    const bar = (made: Made) => ({ one: rational(1, made.cut), filled: made.topped, name: nameOf(made) });
    const marks = Array.from({ length: reach.num + 1 }, (_, at) => ({ at: rational(at), text: `${at}` }));
    return { own: bar(own), asked: bar(asked), reach, marks, title };
  }
  const worth = worthOf(own, order);
  const whole = dividedBy(worthOf(asked, order), asked.topped);
  const reach = larger(worth, whole);
  const bar = (made: Made) => ({
    one: made.each,
    filled: worthOf(made, order),
    name: write(worthOf(made, order)),
  });
  const marks = [rational(0), whole].map((at) => ({ at, text: isWhole(at) ? `${at.num}` : write(at) }));
  return { own: bar(own), asked: bar(asked), reach, marks, title };
}
