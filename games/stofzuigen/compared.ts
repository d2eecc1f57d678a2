import {
  nameInSentence,
  spokenName,
  targetPiece,
  valuePieces,
  valueText,
  writeLikeAnswer,
} from '@games/kit/text/notation';
import { askedPieces, namePieces, type Piece, piecesInText } from '@games/kit/text/prompt-pieces';
import { sentence } from '@games/kit/text/sentence';
import type { Locale } from '@/maths/locale';
import { minus, negative, readNotation, zero } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { barOf, type Segment } from './rules';
import { texts } from './texts.gen';

/** Content of the comparison after an error. */
export interface Compared {
  readonly bag: { readonly name: readonly Piece[]; readonly length: number };
  readonly fluff: {
    readonly name: readonly Piece[];
    readonly value: readonly Piece[];
    readonly bar: readonly Segment[];
    readonly fits: boolean;
  };
  readonly note: string;
  readonly told: string;
}

/** Compares a sum with the value of the bag, for the screen and for a screen reader. */
export function comparedWith(
  sum: Sum,
  task: Task,
  locale: Locale,
): { readonly compared: Compared; readonly spoken: string } {
  const t = texts[locale];
  const bag = readNotation(task.target ?? '') ?? zero;
  const name = [targetPiece(task, locale)];
  const off = minus(sum.answer, bag);
  const fits = off.num === 0;
  const amount = writeLikeAnswer(off.num < 0 ? negative(off) : off, sum, locale);
  const [told, note] = fits
    ? (['left', 'notedLeft'] as const)
    : off.num > 0
      ? (['over', 'noted'] as const)
      : (['short', 'notedShort'] as const);
  const named = (item: string) =>
    t(told, { item, value: valueText(sum, locale), target: piecesInText(name), amount });
  return {
    compared: {
      bag: { name, length: bag.num / bag.den },
      fluff: {
        name: askedPieces(namePieces(sum, locale)),
        value: valuePieces(sum, locale),
        bar: barOf(sum),
        fits,
      },
      note: t(note, { amount }),
      told: sentence(named(nameInSentence(sum, locale))),
    },
    spoken: named(spokenName(sum, locale)),
  };
}
