import { wasRight } from '@games/kit/api/bus';
import { endsOf, shareOf } from '@games/kit/layout/line-scale';
import type { TaskAnswer } from '@/maths/round/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** Returns how much of the pole each right cut of this round took, 0 to 1. */
export const cutsIn = (answers: readonly TaskAnswer[]): readonly number[] =>
  answers
    .filter(wasRight)
    .map(({ sumIds, line }) => shareOf(endsOf({ line }), parseSumOrThrow(sumIds[0] ?? '').answer));
