import type { Typable } from '@games/kit/parts/number-pad/typing';
import { isMoney } from '@/maths/number/unit';
import type { Sum } from '@/maths/sum/sum';

/** Keys besides the digits, by what the sum asks; the same for all sums of its kind, so that none tells its answer. */
export function padFor({ answerSpec }: Sum, belowZero: boolean): Typable {
  const { form, unit } = answerSpec;
  if (form === 'remainder') return { remainder: true, longest: 7 };
  if (form === 'moment') return { colon: true, longest: 5 };
  if (unit !== null && isMoney(unit)) return { comma: true, longest: 7 };
  return { ...(belowZero && { minus: true }), longest: 6 };
}
