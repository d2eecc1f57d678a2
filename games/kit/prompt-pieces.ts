import type { Locale } from '@/maths/locale';
import { readAnswerNotation } from '@/maths/sum/answer';
import { answerText, type PromptPart, promptParts } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';

/** A fraction to be stacked; `▢` above or below its bar is the hole of the sum. */
export interface FractionPiece {
  readonly kind: 'fraction';
  readonly whole: string | null;
  readonly num: string;
  readonly den: string;
}

/** A clock with hands at so many minutes since midnight, and how it is told in words. */
interface ClockPiece {
  readonly kind: 'clock';
  readonly text: string;
  readonly minutes: number;
}

/** What a sum looks like in a world, from left to right: words and figures in one go, fractions, clocks, the hole. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | FractionPiece
  | ClockPiece
  | { readonly kind: 'hole' };

export const holeSign = '▢';

/** A number to be put on a line: the world draws the line, so the card shows the number alone, without a hole. */
export const isPutOnLine = ({ asks, left }: Sum): boolean =>
  asks.line !== null && left.kind === 'number' && !left.line;

/** A sum in pieces; what sort of answer is asked is left to the pad. */
export function piecesOf(sum: Sum, locale: Locale): readonly Piece[] {
  const parts = promptParts(sum, locale).filter(({ kind }) => kind !== 'hint');
  return joined(isPutOnLine(sum) ? parts.slice(0, 1) : parts);
}

/** What is no hole. */
export type Written = Exclude<Piece, { readonly kind: 'hole' }>;

/** A number as people write it (`12`, `2 1/4`) in one piece. */
export function pieceIn(text: string): Written {
  const [, whole, num, den] = /^(?:(−?\d+) )?(−?\d+)\/(\d+)$/.exec(text) ?? [];
  if (num === undefined || den === undefined) return { kind: 'text', text };
  return { kind: 'fraction', whole: whole ?? null, num, den };
}

/** An answer in canonical notation in one piece; one that was set with hands is a clock. */
export function answerPiece(canonical: string, locale: Locale): Written {
  const text = answerText(canonical, locale);
  const answer = readAnswerNotation(canonical);
  return answer?.kind === 'moment' && answer.guise === 'face'
    ? { kind: 'clock', text, minutes: answer.minutes }
    : pieceIn(text);
}

/** A sum as a thing wears it, without the question after it: `6 + 4`, `1,5 m`; a hole elsewhere stays open. */
export function namePieces(sum: Sum, locale: Locale): readonly Piece[] {
  const pieces = piecesOf(sum, locale);
  const hole = pieces.findIndex(({ kind }) => kind === 'hole');
  const before = pieces[hole - 1];
  const name = before?.kind === 'text' ? /^(.*?) ?= ?€?$/.exec(before.text)?.[1] : undefined;
  if (sum.right.kind !== 'hole' || name === undefined) return pieces;
  return [...pieces.slice(0, hole - 1), ...(name === '' ? [] : [textOf(name)])];
}

/** Pieces on one line, where fractions cannot be stacked. */
export const piecesInText = (pieces: readonly Piece[]): string =>
  tight(
    pieces
      .map((piece) => {
        if (piece.kind === 'hole') return holeSign;
        if (piece.kind !== 'fraction') return piece.text;
        return [piece.whole, `${piece.num}/${piece.den}`].filter((part) => part !== null).join(' ');
      })
      .join(' '),
  );

/** A sum in pieces with its answer in the place of the hole. */
export function piecesWithAnswer(sum: Sum, canonical: string, locale: Locale): readonly Piece[] {
  const answer = answerPiece(canonical, locale);
  return piecesOf(sum, locale).map((piece) =>
    piece.kind === 'hole' || answer.kind === 'text'
      ? filledWith(piecesInText([answer]), piece, answer)
      : piece,
  );
}

/** A question mark in the place of a hole, for a world that does not light it. */
export const askedPieces = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => filledWith('?', piece, { kind: 'text', text: '?' }));

/** A piece with a hole in it, or one that is the hole, with something in its place; any other as it is. */
function filledWith(text: string, piece: Piece, whole: Written): Piece {
  if (piece.kind === 'hole') return whole;
  if (piece.kind !== 'fraction') return piece;
  const filled = (part: string) => part.replace(holeSign, text);
  return { ...piece, num: filled(piece.num), den: filled(piece.den) };
}

function joined(parts: readonly PromptPart[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (part.kind === 'hole') pieces.push({ kind: 'hole' });
    else if (part.kind === 'fraction') pieces.push(fractionOf(part));
    else if (part.kind === 'clock') pieces.push(part);
    else if (last?.kind === 'text') pieces[pieces.length - 1] = textOf(`${last.text} ${part.text}`);
    else pieces.push(textOf(part.text));
  }
  return pieces;
}

const fractionOf = ({ whole, num, den }: FractionPiece): FractionPiece => ({
  kind: 'fraction',
  whole,
  num,
  den,
});

/** Without the spaces that no schoolbook has. */
const tight = (text: string): string => text.replaceAll('( ', '(').replace(/ (?=[),%])/g, '');

const textOf = (text: string): Piece => ({ kind: 'text', text: tight(text) });
