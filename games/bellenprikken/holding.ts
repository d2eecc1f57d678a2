import { moneyWidth } from '@games/kit/feedback/money';
import type { Point } from '@games/kit/layout/design';
import { answerPiece, type Piece, piecesOf } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { isMoney } from '@/maths/number/unit';
import { readAnswerNotation, valueOfAnswer } from '@/maths/sum/answer';
import { evaluate } from '@/maths/sum/parse/solve';
import { promptParts } from '@/maths/sum/prompt';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Sum } from '@/maths/sum/sum';
import { centsOf, purseOf } from './coins';
import { areSeenApart } from './rules';

/** Content of a bubble: an amount as dots (of a side of a comparison its numbers apart), coins, the hands of a clock, a side of a comparison, or words where the sum shows a clock. */
export type Holding =
  | { readonly kind: 'dots'; readonly value: number; readonly parts?: readonly number[] }
  | { readonly kind: 'money'; readonly cents: readonly number[] }
  | { readonly kind: 'clock'; readonly clock: Piece }
  | { readonly kind: 'side'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'plate'; readonly plate: Piece };

/** Returns the content of the bubble for an answer in canonical notation. */
export function holdingOf(sum: Sum, canonical: string, locale: Locale): Holding {
  const answer = readAnswerNotation(canonical);
  const plate = answerPiece(canonical, locale);
  if (answer?.kind === 'moment') {
    if (plate.kind === 'clock') return { kind: 'clock', clock: plate };
    // A second clock beside the clock of the sum would only have to be matched.
    if (answer.guise === 'words' || promptParts(sum, locale).some(({ kind }) => kind === 'clock'))
      return { kind: 'plate', plate };
    return { kind: 'clock', clock: { kind: 'clock', text: '', minutes: answer.minutes } };
  }
  // The larger side of a comparison is popped; equal sides hang on one cord.
  const place = placeOf(sum, canonical);
  if (place !== null) {
    const [sides, written] = [sidesOf(sum), writtenSides(sum, locale)];
    if (sides !== null) return { kind: 'dots', value: sides[place], parts: partsOf(sum[place]) ?? [] };
    if (written !== null) return { kind: 'side', pieces: written[place] };
  }
  const value = answer && valueOfAnswer(sum, answer);
  const { unit } = sum.answerSpec;
  if (answer?.kind !== 'number' || !value) return { kind: 'plate', plate };
  const amount = value.num / value.den;
  if (!isMoney(unit ?? undefined)) return { kind: 'dots', value: amount };
  return { kind: 'money', cents: purseOf(sum, centsOf(sum, amount)) };
}

/** Returns which side of a comparison an answer says to be the larger one; null for another answer. */
export function placeOf({ relation }: Sum, canonical: string): 'left' | 'right' | null {
  if (relation !== '?' || canonical === '=') return null;
  return canonical === '>' ? 'left' : 'right';
}

/** Returns both sides of a comparison as they are written; null for another sum. */
export function writtenSides(
  sum: Sum,
  locale: Locale,
): { readonly left: readonly Piece[]; readonly right: readonly Piece[] } | null {
  const pieces = piecesOf(sum, locale);
  const hole = pieces.findIndex(({ kind }) => kind === 'hole');
  if (sum.relation !== '?' || hole < 0) return null;
  return { left: pieces.slice(0, hole), right: pieces.slice(hole + 1) };
}

/** Returns the clock of a time that a bubble says in words; null for what shows itself. */
export function clockBehind(sum: Sum, canonical: string, locale: Locale): Piece | null {
  const answer = readAnswerNotation(canonical);
  if (answer?.kind !== 'moment' || holdingOf(sum, canonical, locale).kind !== 'plate') return null;
  return { kind: 'clock', text: '', minutes: answer.minutes };
}

/** Largest amount that is seen at a glance. */
const most = 20;

/** Returns the sides of a comparison; null when one cannot be seen as dots. */
export function sidesOf(sum: Sum): { readonly left: number; readonly right: number } | null {
  if (!hasShape(sum, ['?20'])) return null;
  const [left, right] = [amountOf(sum.left), amountOf(sum.right)];
  const isSeen = [sum.left, sum.right].every((side) =>
    areSeenApart(partsOf(side) ?? [Number.POSITIVE_INFINITY]),
  );
  return isSeen && [left, right].every((side) => Number.isInteger(side) && side >= 0 && side <= most)
    ? { left, right }
    : null;
}

/** Returns the amounts that a side puts together: 9 + 2 as 9 and 2, 2 × 5 as 5 and 5; null where it takes away or divides. */
function partsOf(side: Sum['left']): readonly number[] | null {
  if (side.kind === 'number') return [amountOf(side)];
  if (side.kind !== 'operation') return null;
  const [left, right] = [partsOf(side.left), partsOf(side.right)];
  if (left === null || right === null) return null;
  if (side.sign === '+') return [...left, ...right];
  return side.sign === '*' ? Array.from({ length: amountOf(side.left) }, () => amountOf(side.right)) : null;
}

const amountOf = (side: Sum['left']): number => {
  const { num, den } = evaluate(side);
  return num / den;
};

/** Returns the amount in a bubble, money in cents; 0 when it has none. */
export const amountIn = (holding: Holding): number =>
  holding.kind === 'dots'
    ? holding.value
    : holding.kind === 'money'
      ? holding.cents.reduce((sum, piece) => sum + piece, 0)
      : 0;

const units = [50, 44, 38, 34] as const;
const smallest = 30;

/** Returns the width of a two-euro coin at which all money fits `room`, design px. */
export const moneyUnit = (
  cents: readonly number[],
  room: { readonly width: number; readonly height: number },
) => units.find((unit) => rowsOf(moneySpots(cents, unit, room.width)) * unit <= room.height) ?? smallest;

/** Returns the number of rows of money. */
export const rowsOf = (spots: readonly Point[]): number => new Set(spots.map(({ y }) => y)).size;

/** Returns the positions of coins and notes in rows no wider than `room`, around their middle, design px. */
export function moneySpots(cents: readonly number[], unit: number, room: number): readonly Point[] {
  const rows: number[][] = [];
  let used = room;
  for (const piece of cents) {
    const wide = moneyWidth(piece) * unit;
    if (used + wide > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(piece);
    used += wide + 2;
  }
  return rows.flatMap((row, place) => {
    const full = row.reduce((sum, piece) => sum + moneyWidth(piece) * unit + 2, -2);
    let left = -full / 2;
    return row.map((piece): Point => {
      const wide = moneyWidth(piece) * unit;
      const x = left + wide / 2;
      left += wide + 2;
      return { x, y: (place - (rows.length - 1) / 2) * unit };
    });
  });
}

/** Least width of a coin on a strip, design px. */
const smallestCoin = 18;

/**
 * Lays money along a strip of `length` px: each piece in the middle of a part as long as its worth. Returns the middles
 * from the strip's start, and the width of a two-euro coin there, at most `widest`.
 */
export function coinsAlong(
  cents: readonly number[],
  length: number,
  widest: number,
): readonly { readonly x: number; readonly width: number }[] {
  const total = cents.reduce((sum, piece) => sum + piece, 0);
  let behind = 0;
  return cents.map((piece) => {
    const part = (piece / Math.max(1, total)) * length;
    const x = behind + part / 2;
    behind += part;
    return { x, width: Math.max(smallestCoin, Math.min(widest, (part - 4) / moneyWidth(piece))) };
  });
}

/** Returns where to look after a miss with dots: at the fives, where there is one, else all are counted again. */
export const dotsCompared = (
  amounts: readonly number[],
  isAboutEmpty: boolean,
): 'miss' | 'recount' | 'empty' => {
  if (amounts.some((amount) => amount >= 5)) return 'miss';
  return isAboutEmpty ? 'empty' : 'recount';
};

/** Returns what is said where the wrong side of a comparison was popped: they are equal, they are not, or the other is more. */
export function comparedBy(answered: string | null, correct: string): 'equal' | 'unequal' | 'other' {
  if (correct === '=') return 'equal';
  return answered === '=' ? 'unequal' : 'other';
}
