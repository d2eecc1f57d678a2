import type { Locale } from '@/maths/locale';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Laid, Plan } from './plan';

/** A line of the model: `[6, '*', 5, '=', 30]`. */
type Line = readonly (number | '*' | ':' | '+' | '-' | '=')[];

/** Terms that are written out; longer ones are cut in two at the fifth. */
const few = 5;

const chain = (numbers: readonly number[], sign: '+' | '-'): Line =>
  numbers.flatMap((each, k) => (k === 0 ? [each] : [sign, each]));

const known = ({ baskets }: Plan): readonly number[] => baskets.filter((each) => each !== null);

/** Returns the line of what the child laid; null where it says nothing. */
export function ownLine(plan: Plan, { stack, rest }: Laid): Line | null {
  const { job, rabbits, each, hasRest } = plan;
  switch (job) {
    case 'share':
    case 'level':
    case 'count': {
      const product: Line = job === 'count' ? [stack, '*', each] : [rabbits, '*', stack];
      const all = job === 'count' ? stack * each : rabbits * stack;
      return hasRest && rest > 0 ? [...product, '+', rest, '=', all + rest] : [...product, '=', all];
    }
    case 'fill':
      return [
        ...chain([...known(plan), stack], '+'),
        '=',
        known(plan).reduce((all, one) => all + one, stack),
      ];
    case 'part':
    case 'pack':
      return null;
  }
}

/** Returns the lines by which the answer is found. */
export function rightLines(plan: Plan): readonly Line[] {
  const { job, total, rabbits, takers, each, rest, asked } = plan;
  switch (job) {
    case 'share':
    case 'count': {
      const product: Line = [rabbits, '*', each, '=', rabbits * each];
      return rest === 0 ? [product] : [product, [total, '-', rabbits * each, '=', rest]];
    }
    case 'level':
      return [
        [...chain(known(plan), '+'), '=', total],
        [total, ':', rabbits, '=', each],
      ];
    case 'fill':
      return [
        [rabbits, '*', each, '=', total],
        [...chain([total, ...known(plan)], '-'), '=', asked],
      ];
    case 'part': {
      const one: Line = [total, ':', rabbits, '=', each];
      return takers === 1 ? [one] : [one, [takers, '*', each, '=', asked]];
    }
    case 'pack':
      if (rabbits <= 1 || each === 0) return [[rabbits, '*', each, '=', total]];
      if (rabbits <= few)
        return [
          [
            ...chain(
              Array.from({ length: rabbits }, () => each),
              '+',
            ),
            '=',
            total,
          ],
        ];
      return [
        [few, '*', each, '=', few * each],
        [rabbits - few, '*', each, '=', (rabbits - few) * each],
      ];
  }
}

/** Writes a line with the signs of a language. */
export function writeLine(line: Line, locale: Locale): string {
  const signs = { '*': '×', ':': locale === 'en' ? '÷' : ':', '+': '+', '-': '−', '=': '=' } as const;
  return line
    .map((part) => (typeof part === 'number' ? writeNumber(rational(part), locale) : signs[part]))
    .join(' ');
}
