import { compare, dividedBy, isWhole, minus, type Rational, rational, zero } from '../../number/rational';
import { isMoment, isMoney } from '../../number/unit';
import { domainOf } from '../../sum/parse/domain';
import type { Sum } from '../../sum/sum';
import { momentNotation, writeExpression } from '../../sum/write-expression';
import { arrayOf } from '../drawing/draw-picture';
import { purse } from '../drawing/money-picture';
import { inUnit, notateQuantity, numeratorOf, parts, plain } from '../drawing/notate';
import { binaryOf } from '../drawing/sum-parts';
import type { PictureRole } from '../picture';
import { type Draw, higher, jumpTo, lineBoth, onLine } from './miss-line';

/** A share as a bar, as many wholes long as the longer of the two. */
const bar: Draw = (value, isRight, other) => {
  if (compare(value, zero) < 0 || value.den > 100) return null;
  const wholes = Math.max(1, Math.ceil(higher(value, other).num / higher(value, other).den));
  const role: PictureRole = isRight ? 'first' : 'over';
  const fine = value.den * wholes <= 24;
  const total = value.den * wholes;
  const pieces = (count: number, kind: PictureRole | 'rest') =>
    fine
      ? Array.from({ length: count }, () => ({ size: 1, role: kind }))
      : count > 0
        ? [{ size: count, role: kind }]
        : [];
  return wholes > 12
    ? null
    : {
        kind: 'strips',
        strips: [
          {
            label: parts(value.num, value.den),
            parts: [...pieces(value.num, role), ...pieces(total - value.num, 'rest')],
          },
        ],
      };
};

/** So many squares of a hundred. */
const hundred: Draw = (value, isRight) => {
  const count = Math.round((value.num / value.den) * 100);
  if (count < 0 || count > 100) return null;
  return { kind: 'grid', rows: 10, columns: 10, groups: [{ count, role: isRight ? 'first' : 'over' }] };
};

/** The part of a whole as a bar as long as the whole. */
function partOf(whole: Rational, unit: string): Draw {
  return (value, isRight, other) => {
    const longest = higher(higher(value, other), whole);
    const scale = value.den * other.den * whole.den;
    const size = (each: Rational) => (each.num * scale) / each.den;
    if (compare(value, zero) < 0) return null;
    const rest = minus(whole, value);
    const beyond = minus(longest, higher(value, whole));
    return {
      kind: 'strips',
      strips: [
        {
          label: `${plain(value)}${unit}`,
          parts: [
            ...(value.num > 0
              ? [{ size: size(value), role: isRight ? ('first' as const) : ('over' as const) }]
              : []),
            ...(compare(rest, zero) > 0 ? [{ size: size(rest), role: 'rest' as const }] : []),
            ...(compare(beyond, zero) > 0 ? [{ size: size(beyond), role: 'missing' as const }] : []),
          ],
        },
      ],
    };
  };
}

/** Numerator or denominator of an equal fraction: both fractions under one another. */
function equalShares(sum: Sum): Draw | null {
  const [side, known] = sum.right.kind === 'operation' ? [sum.right, sum.left] : [sum.left, sum.right];
  if (side.kind !== 'operation' || side.sign !== '/' || known.kind !== 'number') return null;
  const own = known.written && known.written.form !== 'decimal' ? known.written.den : known.value.den;
  const first = { num: numeratorOf(known.value, own), den: own };
  return (value, isRight) => {
    const [top, below] = [side.left, side.right].map((part) => (part.kind === 'number' ? part.value : value));
    if (
      !top ||
      !below ||
      !isWhole(top) ||
      !isWhole(below) ||
      below.num < 1 ||
      below.num > 200 ||
      top.num > below.num * 4
    )
      return null;
    const common = first.den * below.num;
    const strip = (num: number, den: number, role: PictureRole) => ({
      label: `${num}/${den}`,
      parts: [
        { size: (num * common) / den, role },
        ...(num < den ? [{ size: ((den - num) * common) / den, role: 'rest' as const }] : []),
      ],
    });
    return {
      kind: 'strips',
      strips: [strip(first.num, first.den, 'second'), strip(top.num, below.num, isRight ? 'first' : 'over')],
    };
  };
}

const clockFace: Draw = (value, isRight) => {
  const time = Math.round(value.num / value.den);
  if (time < 0 || time >= 1440) return null;
  return {
    kind: 'clocks',
    clocks: [{ time, label: momentNotation(time), role: isRight ? 'second' : 'over' }],
  };
};

/** A length of time from its beginning. */
function timeFrom(start: number): Draw {
  return (value, isRight, other) => {
    const [own, longest] = [value, higher(value, other)].map((each) => Math.round(each.num / each.den)) as [
      number,
      number,
    ];
    if (own < 0 || longest > 720) return null;
    const end = start + own;
    const from = Math.floor(start / 60) * 60;
    const to = Math.ceil((start + longest) / 60) * 60;
    const at = (minutes: number) => ({ at: rational(minutes), label: momentNotation(minutes % 1440) });
    return {
      kind: 'number-line',
      from: rational(from),
      to: rational(Math.max(to, from + 60)),
      parts: Math.max(1, (to - from) / 60) * (to - from <= 180 ? 4 : 1),
      labels: [from, Math.max(to, from + 60), start, end].map(at),
      points: [{ ...at(end), role: isRight ? 'second' : 'over' }],
      jumps: own === 0 ? [] : [{ from: rational(start), to: rational(end), label: `${own}min` }],
    };
  };
}

function money(unit: string | undefined): Draw {
  return (value, isRight) => {
    const cents = Math.round((value.num / value.den) * (unit === 'ct' ? 1 : 100));
    if (cents < 0 || cents > 100_000) return null;
    return purse([[inUnit(value, unit ?? ''), cents, isRight ? 'first' : 'over']]);
  };
}

function withRest(divisor: number): Draw {
  return (value, isRight) => {
    const total = Math.round((value.num * divisor) / value.den);
    const [rows, loose] = [Math.floor(total / divisor), total % divisor];
    if (rows < 0 || rows > 12 || divisor > 12) return null;
    return {
      ...arrayOf(divisor, [[rows, isRight ? 'first' : 'second']]),
      ...(loose > 0 && { loose: { count: loose, role: 'over' as const } }),
    };
  };
}

/** The sign as scales: as it is, and as it was said to be. */
function scales(sum: Sum): Draw {
  const [left, right] = [sum.left, sum.right].map((side) =>
    side.kind === 'number'
      ? notateQuantity({ value: side.value, unit: side.unit, written: side.written })
      : writeExpression(side),
  ) as [string, string];
  return (value) => ({
    kind: 'balance',
    left: [left],
    right: [right],
    heavier: value.num < 0 ? 'right' : value.num > 0 ? 'left' : 'none',
  });
}

/**
 * The numbers of a mean as bars, cut off at its level: what is over there must fill what is missing elsewhere. The right
 * level and the other one have one scale.
 */
function level(numbers: readonly Rational[]): Draw {
  return (value, isRight, other) => {
    if (compare(value, zero) <= 0 || numbers.some((number) => compare(number, zero) < 0)) return null;
    const size = ({ num, den }: Rational): number => num / den;
    const part = (length: Rational, role: PictureRole, label?: string) =>
      length.num > 0 ? [{ size: size(length), role, ...(label && { label }) }] : [];
    return {
      kind: 'strips',
      longest: size([value, other, ...numbers].reduce(higher)),
      strips: numbers.map((number) => {
        const [over, short] = [minus(number, value), minus(value, number)];
        return {
          label: plain(number),
          parts: [
            ...part(over.num > 0 ? value : number, isRight ? 'first' : 'second'),
            ...part(over, 'over', plain(over)),
            ...part(short, 'missing', plain(short)),
          ],
        };
      }),
    };
  };
}

/** How answers to this sum are drawn, where dots and rows do not fit. */
export function drawerOf(sum: Sum): Draw {
  const { answerSpec, left } = sum;
  const hole = [sum.left, sum.right].find((side) => side.kind === 'hole');
  const unit = answerSpec.unit ?? undefined;
  if (answerSpec.form === 'relation') return scales(sum);
  if (answerSpec.form === 'remainder' && answerSpec.divisor !== null) return withRest(answerSpec.divisor);
  if (isMoment(unit)) return clockFace;
  if (isMoney(unit)) return money(unit);
  if (left.kind === 'mean' && hole)
    return level(left.of.flatMap((part) => (part.kind === 'number' ? [part.value] : [])));
  const binary = binaryOf(sum);
  if (unit === 'min' && binary?.sign === '-' && isMoment(binary.a.unit) && isMoment(binary.b.unit)) {
    return timeFrom(binary.b.value.num);
  }
  const special = onLine(sum) ?? equalShares(sum);
  if (special) return special;
  if (unit === '%') return hundredFor;
  if (binary?.sign === 'of' && binary.hole === 'result') return partOf(binary.b.value, unit ?? '');
  const domain = domainOf(sum);
  if (domain === 'fraction' || answerSpec.form === 'fraction' || answerSpec.form === 'mixed') return bar;
  if (domain === 'percent' && sum.operation === 'convert') return hundred;
  const isSum = binary?.hole === 'result' && (binary.sign === '+' || binary.sign === '-') && !binary.a.unit;
  return binary && isSum && compare(binary.a.value, zero) >= 0 ? jumpTo(binary.a.value) : lineBoth;
}

const hundredFor: Draw = (value, isRight, other) =>
  hundred(dividedBy(value, rational(100)), isRight, other) ?? lineBoth(value, isRight, other);
