import { wasRight } from '@games/kit/api/bus';
import { writeLikeAnswer } from '@games/kit/text/notation';
import type { Locale } from '@/maths/locale';
import { notation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { countOf, isSameScale, type Scale, scaleOf } from './rules';

interface Caught {
  readonly position: number;
  readonly count: number;
  readonly text: string;
}

/** Returns what earlier right answers of this round caught on this scale, for a scene that takes over from another. */
export function caughtBefore(
  answers: readonly TaskAnswer[],
  scale: Scale,
  how: { readonly isSigned: boolean; readonly isTurned: boolean; readonly locale: Locale },
): readonly Caught[] {
  return answers.filter(wasRight).flatMap(({ sumIds, line, position }) => {
    const sum = parseSumOrThrow(sumIds[0] ?? '');
    if (line === undefined || !isSameScale(scaleOf(sum, line, { ...how, position }), scale)) return [];
    const count = countOf(sum, scale, notation(sum.answer));
    return count === null ? [] : [{ position, count, text: writeLikeAnswer(sum.answer, sum, how.locale) }];
  });
}
