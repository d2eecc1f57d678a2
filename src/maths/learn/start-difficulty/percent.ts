import type { NumberNode, Sum } from '../../sum/sum';
import { hiddenLoad, type Seen, sizeOf } from './seen';

/*
 * Percentages: 50, 10 and 25 per cent are anchors that children find first; what is built from them takes a step for each, and
 * finding the percentage or the whole is harder than finding the part (Parker & Leinhardt 1995; Lembke & Reys 1994).
 */

const anchors: Readonly<Record<number, number>> = {
  100: -0.6,
  50: 0,
  10: 0.2,
  25: 0.5,
  1: 0.45,
  20: 0.7,
  5: 0.85,
  75: 1,
};

function shareLoad(share: number): number {
  const known = anchors[share];
  if (known !== undefined) return known;
  if (share > 100) return 0.5 + shareLoad(share - 100);
  if (share % 10 === 0) return 1;
  return share % 5 === 0 ? 1.25 : 1.5;
}

const shareIn = (sum: Sum, numbers: readonly NumberNode[]): number =>
  sizeOf(numbers.find(({ unit }) => unit === '%')?.value ?? sum.answer);

/** β of `75eur-15%of75eur=_eur`: the part, and what is left of the whole. */
export const percentOff = (sum: Sum, numbers: readonly NumberNode[], digits: number): number =>
  0.55 + shareLoad(shareIn(sum, numbers)) + 0.12 * digits + (sum.answer.den > 1 ? 0.3 : 0);

/** 3 : 4 = ▢ : 20; the number of times should be a whole one. */
function equalRatio({ numbers, digits }: Seen): number {
  const [a = 1, b = 1, c = 1] = numbers.map(({ value }) => sizeOf(value));
  const isWhole = [c / a, c / b, a / c, b / c].some((times) => Number.isInteger(times));
  const isFromOne = a === 1 || b === 1 ? 0.35 : 0;
  return 0.5 + 0.25 * digits + (isWhole ? 0 : 0.4) - isFromOne;
}

/** Places between centimetres and the unit asked come on top of the product. */
const scaled = ({ digits, sum, isHidden }: Seen): number =>
  1.25 + 0.15 * digits + (sum.answer.den > 1 ? 0.2 : 0) + (isHidden ? 0.3 : 0);

/** β in logits of a sum with percentages, ratio or scale. */
export function percentDifficulty(seen: Seen): number {
  const { sum, numbers, rest, digits } = seen;
  if (rest === 'equal') return equalRatio(seen);
  if (rest === 'scale') return scaled(seen);
  const asksShare = sum.answerSpec.unit === '%' && sum.operation === 'multiply' ? 0.55 : 0;
  const asksWhole = asksShare === 0 ? hiddenLoad(seen) : 0;
  const isUneven = sum.answer.den > 1 ? 0.3 : 0;
  return shareLoad(shareIn(sum, numbers)) + 0.15 * digits + asksShare + asksWhole + isUneven;
}
