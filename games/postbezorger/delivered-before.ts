import { wasRight } from '@games/kit/api/bus';
import { writeLikeAnswer } from '@games/kit/text/notation';
import type { Locale } from '@/maths/locale';
import { notation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { doorOfAnswer, isSameStreet, type Street, streetOf } from './rules';

interface Delivered {
  readonly door: number;
  readonly text: string;
}

/** Returns what earlier right answers of this round delivered in this street, for a scene that takes over from another. */
export function deliveredBefore(
  answers: readonly TaskAnswer[],
  street: Street,
  { isTurned, locale }: { readonly isTurned: boolean; readonly locale: Locale },
): readonly Delivered[] {
  return answers.filter(wasRight).flatMap(({ sumIds, line }) => {
    const sum = parseSumOrThrow(sumIds[0] ?? '');
    if (line === undefined || !isSameStreet(streetOf(sum, line, { isTurned }), street)) return [];
    const door = doorOfAnswer(sum, street, notation(sum.answer));
    return door === null ? [] : [{ door, text: writeLikeAnswer(sum.answer, sum, locale) }];
  });
}
