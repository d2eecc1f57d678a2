import { numeralNotation } from '../number/numeral';
import { rational } from '../number/rational';
import { momentNotation } from '../sum/write-expression';
import type { Values } from './pattern-generator';

function steps(min: number, max: number, step: number): number[] {
  return step > 0 && max >= min
    ? Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)
    : [];
}

/** 35 tenths is 3.5, 30 tenths is 3: a decimal is written no longer than it must be. */
function decimal(value: number, places: number, money: boolean): string {
  const text = numeralNotation({
    value: rational(value, 10 ** places),
    written: { form: 'decimal', places },
  });
  return text.replace(money ? /\.0+$/ : /\.?0+$/, '');
}

const divides = (num: number, den: number): boolean => rational(num, den).den !== den;

/** All values as they stand in a pattern. */
export function writtenValues(values: Values): readonly string[] {
  if ('oneOf' in values) return values.oneOf;
  if ('denominators' in values) {
    const { denominators, terms = 'lowest' } = values;
    return denominators.flatMap((den) =>
      steps(1, den - 1, 1)
        .filter((num) => terms === 'any' || divides(num, den) === (terms === 'reducible'))
        .map((num) => `${num}/${den}`),
    );
  }
  if ('every' in values) return steps(values.from, values.to, values.every).map(momentNotation);
  const { min, max, step = 1, places = 0, money = false, whole } = values;
  const numbers = steps(min, max, step).filter((value) => whole !== false || value % 10 ** places !== 0);
  return numbers.map((value) => (places === 0 ? `${value}` : decimal(value, places, money)));
}
