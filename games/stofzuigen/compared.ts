import { filled, sentence } from '@games/kit/fill-text';
import { spokenName, targetPiece, toldName, worthOf, worthPieces, writtenLike } from '@games/kit/notation';
import { askedPieces, namePieces, type Piece, piecesInText } from '@games/kit/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { minus, negative, readNotation, zero } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { barOf, type Segment } from './rules';
import { texts } from './texts';

/** What stands beside each other after a miss. */
export interface Compared {
  readonly bag: { readonly name: readonly Piece[]; readonly length: number };
  readonly fluff: {
    readonly name: readonly Piece[];
    readonly worth: readonly Piece[];
    readonly bar: readonly Segment[];
    readonly fits: boolean;
  };
  readonly note: string;
  readonly told: string;
}

/** A sum beside what the bag of its task takes, and the same as it is read aloud. */
export function comparedWith(
  sum: Sum,
  task: Task,
  locale: Locale,
): { readonly compared: Compared; readonly spoken: string } {
  const words = texts[locale];
  const bag = readNotation(task.target ?? '') ?? zero;
  const name = [targetPiece(task, locale)];
  const off = minus(sum.answer, bag);
  const fits = off.num === 0;
  const count = writtenLike(off.num < 0 ? negative(off) : off, sum, locale);
  const [told, note] = fits
    ? [words.left, words.notedLeft]
    : off.num > 0
      ? [words.over, words.noted]
      : [words.short, words.notedShort];
  const named = (item: string) =>
    filled(told, { item, value: worthOf(sum, locale), target: piecesInText(name), count });
  return {
    compared: {
      bag: { name, length: bag.num / bag.den },
      fluff: {
        name: askedPieces(namePieces(sum, locale)),
        worth: worthPieces(sum, locale),
        bar: barOf(sum),
        fits,
      },
      note: filled(note, { count }),
      told: sentence(named(toldName(sum, locale))),
    },
    spoken: named(spokenName(sum, locale)),
  };
}
