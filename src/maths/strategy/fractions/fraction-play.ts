import { compare, isWhole, type Rational, rational } from '../../number/rational';
import type { NumberReading } from '../../number/read-number';
import { barOf, pizzasOf, sharesOf } from '../drawing/fraction-pictures';
import { leastMultiple, numeratorOf, parts } from '../drawing/notate';
import type { NumberLine, Picture, PictureLabel, Strips } from '../picture';

type ReadNumber = Extract<NumberReading, { ok: true }>;

/** A number as so many equal parts of a whole, as it was written: 6/8 has eight parts. */
export interface Share {
  readonly num: number;
  readonly den: number;
}

/** Parts of a whole that can still be told apart. */
export const mostParts = 24;
const mostWholes = 6;

/** The share a number is; null below zero, beyond six wholes, and where its parts are too fine to be seen. */
export function shareOf({ value, written }: ReadNumber): Share | null {
  const den = written && written.form !== 'decimal' ? written.den : value.den;
  if (den > mostParts || compare(value, rational(0)) < 0 || compare(value, rational(mostWholes)) > 0)
    return null;
  return { num: numeratorOf(value, den), den };
}

export const shareText = ({ num, den }: Share): PictureLabel => parts(num, den);

const rationalOf = ({ num, den }: Share): Rational => rational(num, den);

/** An equal share, and how it comes about. */
export interface EqualShare {
  readonly share: Share;
  /** Each part was cut into so many, or so many parts were taken as one. */
  readonly by: number;
  readonly finer: boolean;
  /** Both, under one another. */
  readonly picture: Strips;
}

/** What is worth the same in coarser and finer parts, the coarsest first. */
export function equalShares(share: Share): readonly EqualShare[] {
  const { num, den } = share;
  const make = (other: Share, by: number, finer: boolean): EqualShare => ({
    share: other,
    by,
    finer,
    picture: sharesOf([share, other]),
  });
  const coarser = Array.from({ length: den }, (_, less) => den - less)
    .filter((by) => by > 1 && num % by === 0 && den % by === 0)
    .map((by) => make({ num: num / by, den: den / by }, by, false));
  const finer = [2, 3, 4, 5]
    .filter((by) => den * by <= mostParts)
    .map((by) => make({ num: num * by, den: den * by }, by, true));
  return [...coarser, ...finer];
}

export interface Comparison {
  readonly sign: '<' | '=' | '>';
  readonly strips: Strips;
  readonly line: NumberLine;
  /** Both in parts of the same size; null where they are already, or where those are too fine. */
  readonly common: readonly [Share, Share] | null;
}

/** Two shares beside each other: as strips of the same whole and on one line. */
export function compareShares(one: Share, other: Share): Comparison {
  const order = compare(rationalOf(one), rationalOf(other));
  const den = leastMultiple(one.den, other.den);
  const end = Math.max(1, Math.ceil(one.num / one.den), Math.ceil(other.num / other.den));
  const inParts = ({ num, den: own }: Share): Share => ({ num: (num * den) / own, den });
  return {
    sign: order < 0 ? '<' : order > 0 ? '>' : '=',
    strips: sharesOf([one, other]),
    line: {
      kind: 'number-line',
      from: rational(0),
      to: rational(end),
      parts: end * den <= 48 ? end * den : end,
      labels: Array.from({ length: end + 1 }, (_, at) => ({ at: rational(at), label: `${at}` })),
      points: [
        { at: rationalOf(one), label: shareText(one), role: 'first' },
        { at: rationalOf(other), label: order === 0 ? '' : shareText(other), role: 'second' },
      ],
      jumps: [],
    },
    common: one.den === other.den || den > 60 ? null : [inParts(one), inParts(other)],
  };
}

export interface Filling {
  /** Parts that still lack. */
  readonly lacking: number;
  /** `3/4+1/4=1`, with what was added so far. */
  readonly equation: PictureLabel;
  readonly whole: number;
  readonly picture: Picture;
}

/** A share that is filled up to the next whole, part by part; null for a whole number. */
export function fillUp({ num, den }: Share, added: number): Filling | null {
  if (isWhole(rational(num, den))) return null;
  const whole = Math.ceil(num / den);
  const missing = whole * den - num;
  const put = Math.min(added, missing);
  const lacking = missing - put;
  const reached = lacking === 0 ? `${whole}` : parts(num + put, den);
  const groups = [
    [num, 'first'],
    [put, 'second'],
    [lacking, 'missing'],
  ] as const;
  return {
    lacking,
    equation: put === 0 ? parts(num, den) : `${parts(num, den)}+${parts(put, den)}=${reached}`,
    whole,
    picture: den <= 12 ? pizzasOf(groups, den) : barOf(groups, den),
  };
}
