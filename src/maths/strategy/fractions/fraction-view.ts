import { placesOf } from '../../number/numeral';
import { compare, isWhole, type Rational, rational, times, zero } from '../../number/rational';
import type { NumberReading } from '../../number/read-number';
import { barOf, pizzasOf } from '../drawing/fraction-pictures';
import { mixed, numeratorOf, parts, plain } from '../drawing/notate';
import type { NumberLine, Picture, PictureLabel } from '../picture';

/** A number written in one of its forms, in canonical notation. */
interface WrittenForm {
  readonly kind: 'fraction' | 'mixed' | 'decimal' | 'percent';
  readonly text: PictureLabel;
  /** Its decimals have no end; these are the first. */
  readonly isRounded: boolean;
}

/** One number in every shape there is room for. */
export interface FractionView {
  readonly forms: readonly WrittenForm[];
  /** The shortest fraction; null for a whole number. */
  readonly simplest: PictureLabel | null;
  /** Empty for numbers below zero and for those too large to draw. */
  readonly pictures: readonly { readonly kind: 'bar' | 'pizza' | 'line'; readonly picture: Picture }[];
}

const mostWholes = 6;
const mostParts = 100;

/** To so many parts, for what has no end. */
const rounded = ({ num, den }: Rational, finest: number): Rational =>
  rational(Math.round((num * finest) / den), finest);

function form(kind: 'decimal' | 'percent', value: Rational): WrittenForm {
  const isRounded = placesOf(value) === null;
  return {
    kind,
    text: `${plain(isRounded ? rounded(value, kind === 'percent' ? 10 : 1000) : value)}${kind === 'percent' ? '%' : ''}`,
    isRounded,
  };
}

/** A line from nought past the number, each whole cut into the parts of its denominator. */
function line(value: Rational, den: number): NumberLine {
  const end = Math.max(1, Math.ceil(value.num / value.den));
  const fine = end * den <= 48 ? den : 1;
  const whole = Array.from({ length: end + 1 }, (_, at) => ({ at: rational(at), label: `${at}` }));
  return {
    kind: 'number-line',
    from: zero,
    to: rational(end),
    parts: end * fine,
    labels: whole,
    points: [{ at: value, label: mixed(value), role: 'first' }],
    jumps: [],
  };
}

/** What the fraction screen shows of a number that was read; a form with its own parts (6/8) is drawn with those. */
export function fractionView({ value, written }: Extract<NumberReading, { ok: true }>): FractionView {
  const den = written && written.form !== 'decimal' ? written.den : value.den;
  const isProper = compare(value, rational(1)) <= 0;
  const forms: readonly WrittenForm[] = [
    { kind: 'fraction', text: parts(value.num, value.den), isRounded: false },
    ...(isProper || isWhole(value) ? [] : [{ kind: 'mixed' as const, text: mixed(value), isRounded: false }]),
    form('decimal', value),
    form('percent', times(value, rational(100))),
  ];
  const drawable = compare(value, zero) >= 0 && compare(value, rational(mostWholes)) <= 0 && den <= mostParts;
  const num = drawable ? numeratorOf(value, den) : 0;
  return {
    forms,
    simplest: isWhole(value) ? null : isProper ? parts(value.num, value.den) : mixed(value),
    pictures: drawable
      ? [
          { kind: 'bar', picture: barOf([[num, 'first']], den) },
          { kind: 'pizza', picture: pizzasOf([[num, 'first']], den) },
          { kind: 'line', picture: line(value, den) },
        ]
      : [],
  };
}
