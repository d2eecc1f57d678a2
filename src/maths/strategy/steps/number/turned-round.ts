import { isMoment } from '../../../number/unit';
import { notateQuantity } from '../../drawing/notate';
import type { Binary, Quantity } from '../../drawing/sum-parts';
import type { Picture } from '../../picture';
import { type StrategyStep, step } from '../../step';

/** The sum turned round, so that the hole stands alone: □ + 3 = 5 asks for 5 − 3. */
export function turnedRound({
  sign,
  a,
  b,
  result,
  hole,
}: Binary): { readonly sign: '+' | '-' | '*' | ':'; readonly x: Quantity; readonly y: Quantity } | null {
  if (sign === '/' || sign === 'of') return null;
  if (hole === 'result') return { sign, x: a, y: b };
  const known = hole === 'left' ? b : a;
  if (sign === '+') return { sign: '-', x: result, y: known };
  if (sign === '*') return { sign: ':', x: result, y: known };
  if (hole === 'right') return { sign, x: a, y: result };
  return { sign: sign === '-' ? '+' : '*', x: result, y: b };
}

/** Says how a sum with its hole in front is turned round; nothing where the hole is the outcome. */
export function turnStep(binary: Binary, picture: Picture): StrategyStep[] {
  const turned = turnedRound(binary);
  if (binary.hole === 'result' || !turned) return [];
  const { sign, x, y } = turned;
  const { unit } = binary.hole === 'left' ? binary.a : binary.b;
  return [
    step(
      'turnSum',
      {},
      `_${isMoment(unit) ? '' : (unit ?? '')}=${notateQuantity(x)}${sign}${notateQuantity(y)}`,
      picture,
    ),
  ];
}
