import type { Locale } from '@/maths/locale';
import { writeNumber } from '@/maths/number/write-number';
import type { Made, Order } from './order';
import { piecesOf } from './portion';
import { texts } from './texts.gen';

/** Returns the number on each piece, as it is written. */
export const eachOf = ({ each }: Made, locale: Locale): string => writeNumber(each, locale, 'decimal');

/** Returns the number of topped pieces; "2+" where a cut runs through a further one. */
export function countedOf(made: Made): string {
  const { num, den } = piecesOf(made);
  const whole = Math.floor(num / den);
  return den === 1 ? `${whole}` : `${whole === 0 ? '' : whole}+`;
}

/** Returns what a screen reader says of pizzas: "3 of 4 pieces". */
export function spokenOf(made: Made, { form }: Order, locale: Locale): string {
  const pieces = piecesOf(made);
  const t = texts[locale];
  const text = t(pieces.den === 1 ? 'pieces' : 'broken', {
    pieces: Math.floor(pieces.num / pieces.den),
    cut: made.cut,
  });
  return form === 'olives' ? `${text}, ${t('each')}: ${eachOf(made, locale)}` : text;
}
