import { placesOf } from '../number/numeral';
import { compare, dividedBy, type Rational, rational, times } from '../number/rational';
import { unitSize } from '../number/unit';
import { numbersIn } from '../sum/parse/answer-spec';
import { holesIn } from '../sum/parse/solve';
import type { NumberNode, Sum } from '../sum/sum';

/** Everything a sum shows: its numbers, and its answer as one of them. */
interface Seen {
  readonly sum: Sum;
  readonly numbers: readonly NumberNode[];
  /** Decimal places of the longest number. */
  readonly places: number;
  /** Digits that count of the longest number: 4500 has two. */
  readonly digits: number;
  /** The skill path from its second part: `add`, `part-of`, `read/halves`. */
  readonly rest: string;
}

const digitsOf = ({ num, den }: Rational): number => {
  const places = placesOf({ num, den }) ?? 2;
  return `${Math.abs(Math.round((num * 10 ** places) / den))}`.replace(/0+$/, '').length;
};

const size = ({ num, den }: Rational): number => Math.abs(num / den);

/** How many numbers have another number of decimals: 5.61 + 23 is easily put in the wrong columns. */
const isUneven = (numbers: readonly NumberNode[]): boolean =>
  new Set(numbers.map(({ value }) => placesOf(value) ?? 0)).size > 1;

function decimalDifficulty({ sum, numbers, places, digits }: Seen): number {
  const uneven = isUneven(numbers) ? 0.4 : 0;
  if (sum.operation === 'add' || sum.operation === 'subtract') {
    return -0.3 + 0.3 * places + 0.2 * digits + uneven + (sum.operation === 'subtract' ? 0.3 : 0);
  }
  if (sum.operation === 'multiply') return 0.1 + 0.3 * places + 0.35 * digits;
  return sum.operation === 'divide' ? 0.5 + 0.3 * places + 0.35 * digits : 0.7 + 0.2 * places;
}

const partsOf = ({ value, written }: NumberNode): number =>
  written && written.form !== 'decimal' ? written.den : value.den;

function fractionDifficulty({ sum, numbers, rest, digits }: Seen): number {
  const parts = Math.min(Math.max(...numbers.map(partsOf), 1), 12);
  const mixed = numbers.some(({ written }) => written?.form === 'mixed') ? 0.5 : 0;
  if (rest === 'part-of') {
    const isUnit = numbers.some(({ value }) => value.num === 1 && value.den > 1);
    return -0.1 + (isUnit ? 0 : 0.6) + 0.2 * digits + (parts > 5 ? 0.3 : 0);
  }
  if (rest.endsWith('same-denominator')) return 0.2 + 0.04 * parts + mixed;
  if (rest.endsWith('unlike-denominators')) return 1.2 + 0.05 * parts + mixed;
  const base: Readonly<Record<string, number>> = { simplify: 0.6, equal: 0.6, multiply: 1, divide: 1.6 };
  return (base[rest] ?? 1) + 0.04 * parts + mixed + (sum.answerSpec.strict ? 0.2 : 0);
}

/** 50, 10 and 25 per cent have an anchor of their own. */
const shareDifficulty: Readonly<Record<string, number>> = {
  100: -0.6,
  50: 0,
  10: 0.2,
  25: 0.6,
  1: 0.5,
  20: 0.8,
  75: 1,
};

function percentDifficulty({ sum, numbers, rest, digits }: Seen): number {
  if (rest === 'equal') return 0.4 + 0.3 * digits;
  if (rest === 'scale') return 1.3 + 0.15 * digits;
  const share = numbers.find(({ unit }) => unit === '%')?.value ?? sum.answer;
  const known = share.den === 1 ? shareDifficulty[share.num] : undefined;
  const asksShare = sum.answerSpec.unit === '%' && sum.operation === 'multiply' ? 0.6 : 0;
  return (known ?? 1.3) + 0.15 * digits + asksShare + (sum.operation === 'subtract' ? 0.4 : 0);
}

/** Powers of ten between the units of a conversion; towards the larger unit is harder. */
function conversion({ sum, numbers }: Seen): number {
  const [known] = numbers;
  const hole = [...holesIn(sum.left), ...holesIn(sum.right)][0];
  if (!known || !hole) return 0.5;
  const ratio = dividedBy(unitSize(known.unit), unitSize(hole.unit));
  const steps = Math.abs(Math.log10(ratio.num / ratio.den));
  return 0.3 * steps + (compare(ratio, rational(1)) < 0 ? 0.4 : 0);
}

function measureDifficulty(seen: Seen): number {
  const { sum, rest, places } = seen;
  const decimals = places > 0 || sum.answer.den > 1 ? 0.5 : 0;
  const base: Readonly<Record<string, number>> = {
    length: -0.3,
    mass: 0,
    volume: 0.2,
    area: 0.6,
    speed: 1.2,
  };
  const quantity = (base[rest.split('/')[0] ?? ''] ?? 0) + (sum.operation === 'divide' ? 0.6 : 0);
  return (
    quantity +
    decimals +
    (rest.endsWith('convert')
      ? conversion(seen)
      : 0.2 * seen.digits + 0.5 * Math.max(0, seen.numbers.length - 2))
  );
}

function moneyDifficulty(seen: Seen): number {
  const { sum, numbers, places, digits } = seen;
  if (sum.operation === 'convert') return -0.4 + 0.2 * places;
  const share = numbers.some(({ unit }) => unit === '%') ? 1.3 : 0;
  return -0.9 + 0.25 * places + 0.3 * digits + (sum.operation === 'subtract' ? 0.4 : 0) + share;
}

const hourParts: Readonly<Record<string, number>> = {
  hours: -1.6,
  halves: -0.9,
  quarters: -0.4,
  minutes: 0.3,
};

function clockDifficulty(seen: Seen): number {
  const { sum, numbers, rest } = seen;
  const [way = '', part = ''] = rest.split('/');
  const known = hourParts[part];
  if (known !== undefined) {
    const afternoon = numbers.some(({ value }) => value.num >= 13 * 60) ? 0.4 : 0;
    return known + (way === 'words' ? 0.3 : way === 'set' ? 0.1 : 0) + afternoon;
  }
  if (way === 'duration')
    return (
      0.1 + 0.3 * seen.digits + (seen.places > 0 || numbers.some(({ value }) => value.den > 1) ? 0.6 : 0)
    );
  const [start] = numbers;
  const minutes = numbers.map(({ value }) => value.num % 60);
  const crosses = start && Math.floor(start.value.num / 60) !== Math.floor(sum.answer.num / 60) ? 0.5 : 0;
  const uneven = minutes.some((each) => each % 15 !== 0) ? 0.4 : 0;
  return 0.1 + crosses + uneven + (sum.operation === 'subtract' ? 0.3 : 0);
}

/** The further from an end or the middle, the harder a place is to find. */
function lineDifficulty({ sum, rest }: Seen): number {
  const { line } = sum.answerSpec;
  if (!line) return 0;
  const [min, max] = [line.min.num / line.min.den, line.max.num / line.max.den];
  const value = sum.answer.num / sum.answer.den;
  const share = (value - min) / (max - min);
  const landmark = Math.min(share, Math.abs(share - 0.5), 1 - share);
  const [manner = '', range = ''] = rest.split('/');
  const ranges: Readonly<Record<string, number>> = {
    'to-10': -1.8,
    'to-20': -1.3,
    'to-100': -0.6,
    'to-1000': 0,
    decimal: 0.5,
    fraction: 0.7,
  };
  return (ranges[range] ?? 0.6) + 2 * landmark + (manner === 'estimate' ? 0.3 : 0);
}

/** Near values are hard to tell apart, and so are decimals and fractions of unlike length. */
function compareDifficulty({ sum, numbers, rest, digits }: Seen): number {
  const [first, second] = numbers;
  const isSum = rest.startsWith('sums');
  const values = numbers.map(({ value, unit }) => size(times(value, unitSize(unit))));
  const far = Math.abs((values[0] ?? 0) - (values[1] ?? 0)) / Math.max(...values, 1);
  const near = !isSum && far < 0.2 ? 0.4 : 0;
  const lure =
    first && second && (isUneven([first, second]) || first.value.den !== second.value.den) ? 0.5 : 0;
  const domain = rest.endsWith('whole') ? -1.6 : rest.endsWith('fraction') ? 0.3 : -0.2;
  return domain + 0.35 * digits + near + lure + (isSum ? 0.5 : 0) + (sum.answer.num === 0 ? 0.2 : 0);
}

function chainDifficulty({ sum, numbers, digits }: Seen): number {
  const largest = Math.max(...numbers.map(({ value }) => size(value)), size(sum.answer));
  const range = largest <= 10 ? -1.6 : largest <= 20 ? -0.8 : largest <= 100 ? 0.1 : 0.2 + 0.3 * digits;
  const product = sum.operation === 'multiply' || sum.operation === 'divide' ? 0.8 : 0;
  const below = sum.answer.num < 0 ? 0.8 : 0;
  return range + 0.35 * Math.max(0, numbers.length - 2) + product + below;
}

/**
 * Start difficulty in logits of a sum that is not two whole numbers and a sign, from its features: places, digits,
 * denominators, steps between units, part of the hour. The order within a domain follows the order of teaching; the
 * distances are starting values, to be refitted from answers.
 */
export function domainDifficulty(sum: Sum): number {
  const numbers = [...numbersIn(sum.left), ...numbersIn(sum.right)];
  const seen: Seen = {
    sum,
    numbers,
    places: Math.max(...numbers.map(({ value }) => placesOf(value) ?? 0), 0),
    digits: Math.max(...numbers.map(({ value }) => digitsOf(value)), 1),
    rest: (sum.skills.at(-1) ?? '').split('/').slice(1).join('/'),
  };
  switch (sum.skills[0]) {
    case 'decimal':
      return decimalDifficulty(seen);
    case 'fraction':
      return fractionDifficulty(seen);
    case 'percent':
    case 'ratio':
      return percentDifficulty(seen);
    case 'money':
      return moneyDifficulty(seen);
    case 'measure':
      return measureDifficulty(seen);
    case 'clock':
      return clockDifficulty(seen);
    case 'line':
      return lineDifficulty(seen);
    case 'compare':
      return compareDifficulty(seen);
    case 'order':
      return -1.4 + 0.4 * seen.digits + (seen.rest === 'fraction' ? 1.4 : 0.4 * seen.places);
    case 'estimate':
      return -0.8 + 0.35 * seen.digits + (numbers.length > 1 ? 0.6 : 0);
    case 'mean':
      return 0.3 + 0.25 * numbers.length + 0.2 * seen.digits;
    default:
      return chainDifficulty(seen);
  }
}
