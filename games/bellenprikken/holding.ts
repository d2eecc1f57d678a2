import { moneyWidth } from '@games/kit/money';
import { answerPiece, type Piece } from '@games/kit/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { isMoney } from '@/maths/number/unit';
import { fewestPieces } from '@/maths/strategy/money-picture';
import { readAnswerNotation, worthOfAnswer } from '@/maths/sum/answer';
import { answerText, promptParts } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import type { Spot } from './rules';

/** What a bubble holds: an amount as dots, money, a clock, or only what is written on its plate. */
export type Holding =
  | { readonly kind: 'dots'; readonly value: number }
  | { readonly kind: 'money'; readonly cents: readonly number[]; readonly plate: Piece }
  | { readonly kind: 'clock'; readonly clock: Piece; readonly plate: Piece | null }
  | { readonly kind: 'plate'; readonly plate: Piece };

/** More coins than a child sees at a glance are not drawn. */
const mostPieces = 8;

/** What a bubble with this answer (canonical notation) holds in this sum. */
export function holdingOf(sum: Sum, canonical: string, locale: Locale): Holding {
  const answer = readAnswerNotation(canonical);
  const plate = answerPiece(canonical, locale);
  if (answer?.kind === 'moment') {
    if (plate.kind === 'clock') return { kind: 'clock', clock: plate, plate: null };
    // A clock beside the clock that is read, or set in words, would only have to be found again.
    if (answer.guise === 'words' || promptParts(sum, locale).some(({ kind }) => kind === 'clock'))
      return { kind: 'plate', plate };
    return { kind: 'clock', clock: { kind: 'clock', text: '', minutes: answer.minutes }, plate };
  }
  const worth = answer && worthOfAnswer(sum, answer);
  const { unit } = sum.asks;
  if (answer?.kind !== 'number' || !worth) return { kind: 'plate', plate };
  const amount = worth.num / worth.den;
  if (!isMoney(unit ?? undefined)) return { kind: 'dots', value: amount };
  const cents = fewestPieces(Math.round(unit === 'eur' ? amount * 100 : amount));
  const number = answerText(canonical, locale);
  const written: Piece = { kind: 'text', text: unit === 'eur' ? `€ ${number}` : `${number} ct` };
  return cents.length > mostPieces || cents.length === 0
    ? { kind: 'plate', plate: written }
    : { kind: 'money', cents, plate: written };
}

const units = [50, 44, 38, 34] as const;
const smallest = 30;

/** How wide a two-euro coin may be, so that all of this money fits `room`; design px. */
export const moneyUnit = (
  cents: readonly number[],
  room: { readonly width: number; readonly height: number },
) => units.find((unit) => rowsOf(moneySpots(cents, unit, room.width)) * unit <= room.height) ?? smallest;

/** In how many rows money lies. */
export const rowsOf = (spots: readonly Spot[]): number => new Set(spots.map(({ y }) => y)).size;

/** Coins and notes side by side in rows no wider than `room`, about their own middle; design px. */
export function moneySpots(cents: readonly number[], unit: number, room: number): readonly Spot[] {
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
    return row.map((piece): Spot => {
      const wide = moneyWidth(piece) * unit;
      const x = left + wide / 2;
      left += wide + 2;
      return { x, y: (place - (rows.length - 1) / 2) * unit };
    });
  });
}
