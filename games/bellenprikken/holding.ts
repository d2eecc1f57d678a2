import { moneyWidth } from '@games/kit/feedback/money';
import type { Point } from '@games/kit/layout/design';
import { answerPiece, type Piece } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { isMoney } from '@/maths/number/unit';
import { fewestPieces } from '@/maths/strategy/drawing/money-picture';
import { readAnswerNotation, valueOfAnswer } from '@/maths/sum/answer';
import { answerText, promptParts } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';

/** Content of a bubble: an amount as dots, money, a clock, or only the text of its plate. */
export type Holding =
  | { readonly kind: 'dots'; readonly value: number }
  | { readonly kind: 'money'; readonly cents: readonly number[]; readonly plate: Piece }
  | { readonly kind: 'clock'; readonly clock: Piece; readonly plate: Piece | null }
  | { readonly kind: 'plate'; readonly plate: Piece };

/** Most coins and notes that are drawn: as many as a child sees at a glance. */
const maxPieces = 8;

/** Returns the content of the bubble for an answer in canonical notation. */
export function holdingOf(sum: Sum, canonical: string, locale: Locale): Holding {
  const answer = readAnswerNotation(canonical);
  const plate = answerPiece(canonical, locale);
  if (answer?.kind === 'moment') {
    if (plate.kind === 'clock') return { kind: 'clock', clock: plate, plate: null };
    // A second clock beside the clock of the sum would only have to be matched.
    if (answer.guise === 'words' || promptParts(sum, locale).some(({ kind }) => kind === 'clock'))
      return { kind: 'plate', plate };
    return { kind: 'clock', clock: { kind: 'clock', text: '', minutes: answer.minutes }, plate };
  }
  const value = answer && valueOfAnswer(sum, answer);
  const { unit } = sum.answerSpec;
  if (answer?.kind !== 'number' || !value) return { kind: 'plate', plate };
  const amount = value.num / value.den;
  if (!isMoney(unit ?? undefined)) return { kind: 'dots', value: amount };
  const cents = fewestPieces(Math.round(unit === 'eur' ? amount * 100 : amount));
  const number = answerText(canonical, locale);
  const written: Piece = { kind: 'text', text: unit === 'eur' ? `€ ${number}` : `${number} ct` };
  return cents.length > maxPieces || cents.length === 0
    ? { kind: 'plate', plate: written }
    : { kind: 'money', cents, plate: written };
}

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
