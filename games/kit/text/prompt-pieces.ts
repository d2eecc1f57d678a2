import type { Locale } from '@/maths/locale';
import { isMoment } from '@/maths/number/unit';
import { readAnswerNotation } from '@/maths/sum/answer';
import { answerText, type PromptPart, promptParts } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { hintText } from '@/maths/sum/wording/prompt-words';

/** A stacked fraction; `▢` above or below its bar is the hole of the sum. */
export interface FractionPiece {
  readonly kind: 'fraction';
  readonly whole: string | null;
  readonly num: string;
  readonly den: string;
}

/** A clock face at so many minutes since midnight, and its text. */
interface ClockPiece {
  readonly kind: 'clock';
  readonly text: string;
  readonly minutes: number;
}

/** A piece of a written sum: text, a fraction, a clock or the hole. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | FractionPiece
  | ClockPiece
  | { readonly kind: 'hole' };

export const holeSign = '▢';

/** Returns whether a sum asks to place a number on a line; the card then shows the number alone, without a hole. */
export const isPutOnLine = ({ answerSpec, left }: Sum): boolean =>
  answerSpec.line !== null && left.kind === 'number' && !left.line;

/**
 * Returns whether a sum is a number or a time that is to be put somewhere as it is: where its place is the answer, `12 = ▢`
 * and a clock of which the hands are asked for would ask for something else.
 */
export const isBare = ({ left, right }: Sum): boolean =>
  left.kind === 'number' &&
  right.kind === 'hole' &&
  !left.line &&
  right.near === undefined &&
  (isMoment(left.unit) ? isMoment(right.unit) : right.unit === undefined && right.form === undefined);

/**
 * Says what kind of answer a sum asks for, such as `afgerond op 100`; null where its pieces show that. `isChosen` where
 * the answer is one of a few that are shown.
 */
export function hintOf(sum: Sum, locale: Locale, isChosen = false): string | null {
  const { right } = sum;
  if (isChosen && right.kind === 'hole' && right.unit === 'face') return hintText(right, locale, true);
  return promptParts(sum, locale).find(({ kind }) => kind === 'hint')?.text ?? null;
}

/**
 * Says what has to stand on the label of an object beside the name of its sum, because the name alone would have another
 * value: 710 is not 700, and 38 : 6 is not 6 with 2 left over. Null where only the form of the answer is asked.
 */
export const labelHint = (sum: Sum, locale: Locale): string | null => {
  const isRounded = sum.right.kind === 'hole' && sum.right.near !== undefined;
  return isRounded || sum.answerSpec.form === 'remainder' ? hintOf(sum, locale) : null;
};

/** Splits a sum into pieces, from left to right, without its hint. */
export function piecesOf(sum: Sum, locale: Locale): readonly Piece[] {
  return isPutOnLine(sum) ? leftPieces(sum, locale) : joined(partsOf(sum, locale));
}

/** Splits the left side of a sum into pieces. */
export function leftPieces(sum: Sum, locale: Locale): readonly Piece[] {
  const parts = partsOf(sum, locale);
  return joined(
    parts.slice(
      0,
      parts.findIndex(({ kind }) => kind === 'equals'),
    ),
  );
}

const partsOf = (sum: Sum, locale: Locale) => promptParts(sum, locale).filter(({ kind }) => kind !== 'hint');

/** A piece that is not the hole. */
export type Written = Exclude<Piece, { readonly kind: 'hole' }>;

/** Turns a written number (`12`, `2 1/4`) into a piece. */
export function pieceIn(text: string): Written {
  const [, whole, num, den] = /^(?:(−?\d+) )?(−?\d+)\/(\d+)$/.exec(text) ?? [];
  if (num === undefined || den === undefined) return { kind: 'text', text };
  return { kind: 'fraction', whole: whole ?? null, num, den };
}

/** Turns an answer in canonical notation into a piece; a time set with hands becomes a clock. */
export function answerPiece(canonical: string, locale: Locale): Written {
  const text = answerText(canonical, locale);
  const answer = readAnswerNotation(canonical);
  return answer?.kind === 'moment' && answer.guise === 'face'
    ? { kind: 'clock', text, minutes: answer.minutes }
    : pieceIn(text);
}

/** Returns a sum without the question at its end: `6 + 4`, `1,5 m`; a hole elsewhere stays. */
export function namePieces(sum: Sum, locale: Locale): readonly Piece[] {
  const pieces = piecesOf(sum, locale);
  const hole = pieces.findIndex(({ kind }) => kind === 'hole');
  const before = pieces[hole - 1];
  const name = before?.kind === 'text' ? /^(.*?) ?= ?€?$/.exec(before.text)?.[1] : undefined;
  if (sum.right.kind !== 'hole' || name === undefined) return pieces;
  return [...pieces.slice(0, hole - 1), ...(name === '' ? [] : [textOf(name)])];
}

/** Writes pieces on one line, with fractions as `1/2`. */
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

/** Splits a sum into pieces with its answer in the hole. */
export function piecesWithAnswer(sum: Sum, canonical: string, locale: Locale): readonly Piece[] {
  const answer = answerPiece(canonical, locale);
  return piecesOf(sum, locale).map((piece) =>
    piece.kind === 'hole' || answer.kind === 'text'
      ? filledWith(piecesInText([answer]), piece, answer)
      : piece,
  );
}

/** Replaces a hole with a question mark. */
export const askedPieces = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => filledWith('?', piece, { kind: 'text', text: '?' }));

/** Fills the hole in a piece; a piece without a hole stays unchanged. */
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

/** Removes spaces that schoolbooks do not write. */
const tight = (text: string): string => text.replaceAll('( ', '(').replace(/ (?=[),%])/g, '');

const textOf = (text: string): Piece => ({ kind: 'text', text: tight(text) });
