import { placesOf } from '../../../number/numeral';
import { isWhole, type Rational, rational } from '../../../number/rational';
import type { Expression, NumberNode, Sum } from '../../../sum/sum';
import { chartOf } from '../../drawing/decimal-pictures';
import { pizzasOf, sharesOf } from '../../drawing/fraction-pictures';
import { mixed, numeratorOf, parts, plain, withPlaces } from '../../drawing/notate';
import type { GridPicture, Picture, Strips } from '../../picture';
import { type StrategyStep, step } from '../../step';

/** A hundred square with so many squares; several wholes or finer parts are a chart. */
function hundredthsOf(value: Rational): Picture {
  const count = (100 / value.den) * value.num;
  if (!Number.isInteger(count) || count > 100 || count < 0) {
    return chartOf([{ value, places: placesOf(value) ?? 2 }]);
  }
  return { kind: 'grid', rows: 10, columns: 10, groups: [{ count, role: 'first' }] } satisfies GridPicture;
}

/** Tenths, hundredths or thousandths: the least that a number can be written in. */
const decimalParts = (value: Rational): number => 10 ** (placesOf(value) ?? 2);

/** What a number says in parts of ten, a hundred or a thousand. */
function asDecimalParts({ value, unit, written }: NumberNode): {
  readonly text: string;
  readonly den: number;
} {
  if (unit === '%')
    return isWhole(value) ? { text: `${plain(value)}%`, den: 100 } : { text: `${plain(value)}%`, den: 1000 };
  const den = decimalParts(value);
  return { text: written?.form === 'decimal' ? withPlaces(value, written.places) : plain(value), den };
}

/** The sentence that says a decimal aloud: 0,8 is eight tenths. */
const saidIn = (den: number) => (den === 10 ? 'sayTenths' : den === 100 ? 'sayHundredths' : 'sayThousandths');

function toFraction(node: NumberNode, value: Rational): StrategyStep[] {
  const { text, den } = asDecimalParts(node);
  const num = numeratorOf(value, den);
  const steps = [step(saidIn(den), { x: text, num }, `${text}=${parts(num, den)}`, hundredthsOf(value))];
  if (den === value.den) return steps;
  const by = den / value.den;
  return [
    ...steps,
    step(
      'simplify',
      { by },
      `${parts(num, den)}=${parts(value.num, value.den)}`,
      sharesOf([{ num, den }, value]),
    ),
  ];
}

/** A fraction in tenths, hundredths or thousandths. */
function toDecimal(node: NumberNode, value: Rational): StrategyStep[] {
  if (node.unit === '%') {
    return [
      step(
        'percentIsHundredths',
        {},
        `${plain(node.value)}%=${parts(node.value.num, node.value.den * 100)}`,
        hundredthsOf(value),
      ),
    ];
  }
  const own = node.written && node.written.form !== 'decimal' ? node.written.den : value.den;
  const [num, den] = [numeratorOf(value, own), decimalParts(value)];
  if (own === den)
    return [
      step(
        saidIn(den),
        { x: parts(num, own), num },
        `${parts(num, den)}=${plain(value)}`,
        hundredthsOf(value),
      ),
    ];
  return [
    step(
      'intoHundredths',
      { den },
      `${parts(num, own)}=${parts(numeratorOf(value, den), den)}`,
      hundredthsOf(value),
    ),
  ];
}

function toPercent(node: NumberNode, value: Rational): StrategyStep[] {
  const num = numeratorOf(value, Math.max(100, decimalParts(value)));
  const den = Math.max(100, decimalParts(value));
  const text = node.written
    ? node.written.form === 'decimal'
      ? withPlaces(value, node.written.places)
      : parts(numeratorOf(value, node.written.den), node.written.den)
    : plain(value);
  if (placesOf(value) === null) return [];
  const from =
    node.written?.form === 'decimal' || isWhole(value)
      ? text
      : parts(numeratorOf(value, value.den), value.den);
  return [step('asHundredths', {}, `${from}=${parts(num, den)}`, hundredthsOf(value))];
}

function toMixed(value: Rational, den: number): StrategyStep[] {
  const wholes = Math.floor(value.num / value.den);
  const num = numeratorOf(value, den);
  const rest = num - wholes * den;
  if (wholes === 0) return [];
  return [
    step(
      'wholesIn',
      { den, n: wholes },
      `${wholes * den}:${den}=${wholes}`,
      pizzasOf(
        [
          [wholes * den, 'first'],
          [rest, 'second'],
        ],
        den,
      ),
    ),
    step(
      'partsLeft',
      { num: rest, den },
      `${num}-${wholes * den}=${rest}`,
      pizzasOf(
        [
          [wholes * den, 'first'],
          [rest, 'second'],
        ],
        den,
      ),
    ),
  ];
}

function fromMixed(value: Rational, den: number): StrategyStep[] {
  const wholes = Math.floor(value.num / value.den);
  const num = numeratorOf(value, den);
  return [
    step(
      'wholesInParts',
      { n: wholes, den },
      `${wholes}*${den}=${wholes * den}`,
      pizzasOf([[wholes * den, 'first']], den),
    ),
    step(
      'andTheParts',
      {},
      `${wholes * den}+${num - wholes * den}=${num}`,
      pizzasOf(
        [
          [wholes * den, 'first'],
          [num - wholes * den, 'second'],
        ],
        den,
      ),
    ),
  ];
}

function toSimplest(node: NumberNode, value: Rational): StrategyStep[] {
  const den = node.written && node.written.form !== 'decimal' ? node.written.den : value.den;
  const num = numeratorOf(value, den);
  const by = den / value.den;
  if (by === 1) {
    const same = parts(num, den);
    return [step('alreadySimple', { a: num, b: den }, `${same}=${same}`, sharesOf([value]))];
  }
  return [
    step('divideTop', { by }, `${num}:${by}=${value.num}`, sharesOf([{ num, den }, value])),
    step('divideBelow', { by }, `${den}:${by}=${value.den}`, sharesOf([{ num, den }, value])),
  ];
}

/** The bar of what is asked: its parts, none of them coloured yet. */
const emptied = ({ parts: pieces }: Strips['strips'][number]): Strips['strips'][number] => ({
  label: '?',
  parts: pieces.map((piece) => ({ ...piece, role: 'rest' })),
});

/** `2/3=_/12`: what the denominator was multiplied by, the numerator is too. */
function equalFraction(
  known: NumberNode,
  side: Extract<Expression, { kind: 'operation' }>,
  answer: Rational,
): StrategyStep[] {
  const own = known.written && known.written.form !== 'decimal' ? known.written.den : known.value.den;
  const num = numeratorOf(known.value, own);
  const [top, below] = [side.left, side.right].map((part) => (part.kind === 'number' ? part.value : answer));
  if (!top || !below || !isWhole(top) || !isWhole(below)) return [];
  const picture = sharesOf([
    { num, den: own },
    { num: top.num, den: below.num },
  ]);
  const asking = {
    ...picture,
    strips: picture.strips.map((strip, row) => (row === 0 ? strip : emptied(strip))),
  };
  const overTop = side.left.kind === 'hole';
  const [from, to, other, asked] = overTop ? [own, below.num, num, top.num] : [num, top.num, own, below.num];
  const [sign, by] = to >= from ? (['*', rational(to, from)] as const) : ([':', rational(from, to)] as const);
  return [
    step(
      'howManyTimes',
      { a: from, b: to },
      sign === '*' ? `${to}:${from}=${mixed(by)}` : `${from}:${to}=${mixed(by)}`,
      asking,
    ),
    step('sameTimes', {}, `${other}${sign}${mixed(by)}=${asked}`, picture),
  ];
}

const isBar = (side: Expression): side is Extract<Expression, { kind: 'operation' }> =>
  side.kind === 'operation' && side.sign === '/';

/** The same number in another form, and equal fractions; null for other sums. */
export function formSteps(sum: Sum): StrategyStep[] | null {
  const [bar, known] = isBar(sum.right)
    ? [sum.right, sum.left]
    : isBar(sum.left)
      ? [sum.left, sum.right]
      : [];
  if (bar && known?.kind === 'number') return equalFraction(known, bar, sum.answer);
  const [node, hole] = [sum.left, sum.right];
  if (node.kind !== 'number' || hole.kind !== 'hole' || sum.relation !== '=') return null;
  const value = node.unit === '%' ? rational(node.value.num, node.value.den * 100) : node.value;
  const den = node.written && node.written.form !== 'decimal' ? node.written.den : value.den;
  if (hole.unit === '%') return toPercent(node, value);
  switch (hole.form) {
    case 'mixed':
      return toMixed(value, den);
    case 'simplest':
      return toSimplest(node, value);
    case 'decimal':
      return toDecimal(node, value);
    case 'fraction':
      return node.written?.form === 'mixed' ? fromMixed(value, den) : toFraction(node, value);
    default:
      return null;
  }
}
