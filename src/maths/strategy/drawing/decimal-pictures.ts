import { type Rational, rational } from '../../number/rational';
import type { NumberLine, PictureRole, PlaceValue } from '../picture';
import { plain, scaled } from './notate';

/** Numbers in one place-value chart, decimal sign under decimal sign. */
export function chartOf(
  values: readonly { readonly value: Rational; readonly places: number }[],
  least = 0,
): PlaceValue {
  const places = Math.max(0, ...values.map((each) => each.places));
  const wholes = Math.max(
    1,
    ...values.map(({ value }) => `${Math.floor(value.num / value.den)}`.length),
    least,
  );
  const headings = Array.from({ length: wholes + places }, (_, column) => wholes - 1 - column);
  const roles: readonly PictureRole[] = ['first', 'second', 'third'];
  return {
    kind: 'place-value',
    headings,
    pointAfter: places > 0 ? wholes - 1 : null,
    rows: values.map(({ value, places: own }, row) => {
      const digits = `${scaled(value, own)}`.padStart(own + 1, '0');
      const [before, behind] = [digits.slice(0, digits.length - own), digits.slice(digits.length - own)];
      const text = before.padStart(wholes, ' ') + behind.padEnd(places, ' ');
      return {
        digits: text.split('').map((digit) => digit.trim()),
        role: roles[row % roles.length] ?? 'first',
      };
    }),
  };
}

/** A line between whole numbers in tenths, or in hundredths between tenths, with one number and a jump from another. */
export function decimalLine(from: Rational, by: Rational, to: Rational, places: number): NumberLine {
  const unit = 10 ** Math.max(0, places - 1);
  const [low, high] = [from, to].map((each) => (each.num / each.den) * unit).sort((x, y) => x - y) as [
    number,
    number,
  ];
  const [start, end] = [Math.floor(low), Math.max(Math.floor(low) + 1, Math.ceil(high))];
  const [left, right] = [rational(start, unit), rational(end, unit)];
  const forward = from.num * to.den < to.num * from.den;
  return {
    kind: 'number-line',
    from: left,
    to: right,
    parts: (end - start) * 10 <= 40 ? (end - start) * 10 : end - start,
    labels: [
      { at: left, label: plain(left) },
      { at: right, label: plain(right) },
      { at: from, label: plain(from) },
      { at: to, label: plain(to) },
    ],
    points: [{ at: to, label: plain(to), role: 'second' }],
    jumps: by.num === 0 ? [] : [{ from, to, label: `${forward ? '+' : '−'}${plain(by)}` }],
  };
}
