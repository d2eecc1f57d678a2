import { isMoney, unitSize } from '@/maths/number/unit';
import { fewestPieces, withFirstChanged } from '@/maths/strategy/drawing/money-picture';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import type { Sum } from '@/maths/sum/sum';

/** Returns the coins and notes of the numbers on the card, from large to small. */
const onCard = ({ left, right }: Sum): readonly number[] =>
  [left, right]
    .flatMap(numbersIn)
    .filter(({ unit }) => isMoney(unit))
    .flatMap(({ value, unit }) => {
      const [size, cent] = [unitSize(unit), unitSize('ct')];
      const amount = (value.num / value.den) * (size.num / size.den / (cent.num / cent.den));
      return fewestPieces(Math.round(amount));
    })
    .toSorted((a, b) => b - a);

/** Returns how many cents a number in the unit of the answer is. */
export const centsOf = ({ answerSpec }: Sum, amount: number): number =>
  Math.round(answerSpec.unit === 'eur' ? amount * 100 : amount);

/**
 * Returns the coins and notes in the bubble of an amount: the fewest, but changed in all bubbles of a sum whose answer would
 * lie there as the very coins of the card.
 */
export function purseOf(sum: Sum, cents: number): readonly number[] {
  const right = fewestPieces(centsOf(sum, sum.answer.num / sum.answer.den));
  const card = onCard(sum);
  const isOnCard =
    sum.left.kind !== 'number' &&
    right.length === card.length &&
    right.every((piece, place) => piece === card[place]);
  const fewest = fewestPieces(cents);
  return isOnCard ? withFirstChanged(fewest) : fewest;
}
