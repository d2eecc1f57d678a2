import { wasRight } from '@games/kit/api/bus';
import { endsOf, shareOf } from '@games/kit/layout/line-scale';
import { writeLikeAnswer } from '@games/kit/text/notation';
import type { Locale } from '@/maths/locale';
import type { TaskAnswer } from '@/maths/round/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { type Garment, garmentOf } from './garments';
import type { Hung } from './washing';

/** Returns what earlier answers of this round hung on their lines, each at its true place. */
export const hungBefore = (answers: readonly TaskAnswer[], locale: Locale): Hung[] =>
  answers.map(({ sumIds, line, position }) => {
    const sum = parseSumOrThrow(sumIds[0] ?? '');
    const ends = endsOf({ line });
    const { answer: value } = sum;
    const share = shareOf(ends, value);
    return {
      ends,
      value,
      share,
      garment: garmentOf(position + 1),
      text: writeLikeAnswer(value, sum, locale),
    };
  });

/** Returns the garments of the right answers. */
export const washedWell = (answers: readonly TaskAnswer[]): Garment[] =>
  answers.filter(wasRight).map(({ position }) => garmentOf(position + 1));
