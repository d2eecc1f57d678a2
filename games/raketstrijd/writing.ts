import type { Locale } from '@/maths/locale';
import { type Rational, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import type { Counts } from './chart';
import type { Step } from './lines';

export const toNumber = ({ num, den }: Rational): number => num / den;

const parts = 1_000_000;

/** Returns a number of the scale as it is written. */
export const writeMark = (value: number, locale: Locale): string =>
  writeNumber(rational(Math.round(value * parts), parts), locale);

/** Writes a number of one side of the scale: 25 %, 9 times; a unit stands at the foot of its side. */
export function writeOn(value: Rational, counts: Counts, locale: Locale): string {
  const number = writeNumber(value, locale);
  return counts === '%' ? `${number}%` : counts === '×' ? `${number}×` : number;
}

/** The unit of a side, where its numbers do not carry it. */
export function unitOf(counts: Counts, locale: Locale): string | null {
  if (counts === null || counts === '×' || counts === '%') return null;
  return unitSymbol(counts, locale, null);
}

/** Writes a line of the model in two halves: what is worked out, and what it comes to. */
export function writeStep(step: Step, locale: Locale): readonly [string, string] {
  const signs: Readonly<Record<string, string>> = {
    '*': ' × ',
    ':': locale === 'en' ? ' ÷ ' : ' : ',
    '-': ' − ',
    '+': ' + ',
    '%': '%',
  };
  const written = step.map((part) =>
    typeof part === 'string' ? (signs[part] ?? part) : writeNumber(part, locale),
  );
  const equals = written.lastIndexOf('=');
  return [written.slice(0, equals).join(''), `= ${written.slice(equals + 1).join('')}`];
}
