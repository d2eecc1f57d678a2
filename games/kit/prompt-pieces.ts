import type { Locale } from '@/maths/locale';
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

/** An answer in canonical notation in one piece. */
export const answerPiece = (canonical: string, locale: Locale): Written =>
  pieceIn(answerText(canonical, locale));

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
  return piecesOf(sum, locale).map((piece) => {
    if (piece.kind === 'hole') return answer;
    if (piece.kind !== 'fraction' || answer.kind !== 'text') return piece;
    const filled = (part: string) => part.replace(holeSign, answer.text);
    return { ...piece, num: filled(piece.num), den: filled(piece.den) };
  });
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
