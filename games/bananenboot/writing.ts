import type { Locale } from '@/maths/locale';
import { digitalTime } from '@/maths/number/clock-words';
import { isWhole, type Rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import { type Counts, type Jump, lengthOf } from './jumps';
import { toNumber } from './span';

const inCents = { form: 'decimal', places: 2 } as const;

/** Writes an amount of money as schools do: 5 and 6,75, without its sign. */
const amount = (value: Rational, locale: Locale): string =>
  writeNumber(value, locale, isWhole(value) ? 'decimal' : inCents);

const day = 1440;

/** Writes a place of the line: 47, € 6,75, 14:25. */
export function writePlace(place: Rational, counts: Counts, locale: Locale): string {
  if (counts === 'time') return digitalTime(((Math.round(toNumber(place)) % day) + day) % day);
  if (counts === 'number') return writeNumber(place, locale);
  const below = place.num < 0 ? '−' : '';
  return `${below}€ ${amount({ num: Math.abs(place.num), den: place.den }, locale)}`;
}

/** Writes how far a jump goes: +30, −0,25, +25 min; of equal jumps without a sign. */
export function writeJump(jump: Jump, counts: Counts, locale: Locale, isPlain = false): string {
  const length = lengthOf(jump);
  const sign = isPlain ? '' : toNumber(jump.to) < toNumber(jump.from) ? '−' : '+';
  if (counts === 'money') return `${sign}${amount(length, locale)}`;
  if (counts === 'number') return `${sign}${writeNumber(length, locale)}`;
  const hours = { num: length.num, den: length.den * 60 };
  const isHours = length.num % 60 === 0;
  return isHours
    ? `${sign}${hours.num / hours.den} ${unitSymbol('h', locale, null)}`
    : `${sign}${writeNumber(length, locale)} ${unitSymbol('min', locale, null)}`;
}
