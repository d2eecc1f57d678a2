import { placesOf } from '../../number/numeral';
import { compare, rational, times } from '../../number/rational';
import { unitSize } from '../../number/unit';
import type { NumberNode } from '../../sum/sum';
import { partsOf, type Seen, sizeOf } from './seen';

/*
 * A pupil judges these sums and does not work them out: places on a line, comparing, putting in order, estimating. Near numbers are
 * harder to tell apart (Moyer & Landauer 1967); of decimals the longer one looks larger, of fractions the one with larger parts
 * (Sackur-Grisvard & Léonard 1985; Resnick et al. 1989; Meert, Grégoire & Noël 2010). A line is hard by its range, and far from
 * its ends and middle (Siegler & Opfer 2003; Barth & Paladino 2011).
 */

const lineRanges: Readonly<Record<string, number>> = {
  'to-10': -1.8,
  'to-20': -1.3,
  'to-100': -0.6,
  'to-1000': 0,
  decimal: 0.5,
  fraction: 0.7,
};

/** β in logits of a place on a line: by its range, and how far it lies from an end or the middle. */
export function lineDifficulty({ sum, rest }: Seen): number {
  const { line } = sum.answerSpec;
  if (!line) return 0;
  const [min, max] = [line.min.num / line.min.den, line.max.num / line.max.den];
  const value = sum.answer.num / sum.answer.den;
  const share = (value - min) / (max - min);
  const landmark = Math.min(share, Math.abs(share - 0.5), 1 - share);
  const [manner = '', range = ''] = rest.split('/');
  const below = min < 0 ? 0.4 : 0;
  // A shorter or longer line than a whole one has no middle that is known by heart.
  const cut = min > 0 ? 0.2 : 0;
  return (lineRanges[range] ?? 0.6) + 2 * landmark + below + cut + (manner === 'estimate' ? 0.3 : 0);
}

const places = ({ value }: NumberNode): number => placesOf(value) ?? 0;

/** Whether the rule of thumb "longer is larger" or "larger parts are larger" gives the wrong sign. */
function lures(first: NumberNode, second: NumberNode, sign: number): boolean {
  const [p, q] = [places(first), places(second)];
  const isDecimal = first.written?.form === 'decimal' && second.written?.form === 'decimal';
  if (isDecimal) return p !== q && Math.sign(p - q) !== sign;
  const [a, b] = [partsOf(first), partsOf(second)];
  return a !== b && Math.sign(a - b) !== sign;
}

/** β in logits of a comparison: the domain, how near both sides are, and what misleads. */
export function compareDifficulty({ sum, numbers, rest, digits }: Seen): number {
  const [first, second] = numbers;
  const isSum = rest.startsWith('sums');
  const values = numbers.map(({ value, unit }) => sizeOf(times(value, unitSize(unit))));
  const largest = Math.max(...values);
  const far = largest === 0 ? 0 : Math.abs((values[0] ?? 0) - (values[1] ?? 0)) / largest;
  const near = isSum || far >= 0.2 ? 0 : 0.4;
  const forms = new Set(
    numbers.map(
      ({ written, unit, value }) => unit ?? written?.form ?? (value.den > 1 ? 'fraction' : 'whole'),
    ),
  );
  const unlike = !isSum && forms.size > 1 ? 0.5 : 0;
  const lure = !isSum && first && second && unlike === 0 && lures(first, second, sum.answer.num) ? 0.5 : 0;
  const uneven = !isSum && first && second && places(first) !== places(second) ? 0.2 : 0;
  const products = isSum && sum.skills.length > 0 && /[*:]/.test(sum.id) ? 0.4 : 0;
  const domain = rest.endsWith('whole') ? -1.6 : rest.endsWith('fraction') ? 0.3 : -0.2;
  const equal = sum.answer.num === 0 ? 0.2 : 0;
  return domain + 0.35 * digits + near + lure + uneven + unlike + (isSum ? 0.5 : 0) + products + equal;
}

/** β in logits of a value to put in its order. */
export function orderDifficulty({ rest, digits, places: longest, numbers }: Seen): number {
  const parts = Math.max(1, ...numbers.map(partsOf));
  if (rest === 'fraction') return (parts <= 4 ? -0.15 : 0.1) + 0.3 * digits + 0.02 * Math.min(parts, 12);
  return -1.4 + 0.4 * digits + 0.4 * longest;
}

/** β in logits of rounding and estimating: 695 to hundreds passes on what it adds, and a 5 stands between both. */
export function estimateDifficulty({ sum, numbers, digits }: Seen): number {
  const [first] = numbers;
  const near = sum.answerSpec.near ?? rational(1);
  const steps = first ? sizeOf(first.value) / sizeOf(near) : 0;
  const isUp = compare(sum.answer, first?.value ?? sum.answer) > 0;
  const passes = numbers.length === 1 && isUp && Math.floor(steps) % 10 === 9 ? 0.35 : 0;
  const between = numbers.length === 1 && Math.abs(steps - Math.floor(steps) - 0.5) < 1e-9 ? 0.15 : 0;
  const decimals = first && first.value.den > 1 ? 0.25 : 0;
  const operated = numbers.length > 1 ? 0.6 + (sum.operation === 'multiply' ? 0.3 : 0) : 0;
  return (
    -0.8 + 0.35 * digits + passes + between + decimals + operated + (sum.operation === 'subtract' ? 0.1 : 0)
  );
}
