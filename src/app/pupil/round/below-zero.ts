import { sumOf } from '@/maths/sum/read-sum';
import type { SumWindow } from '@/maths/window/sum-window';

/** Whether any sum of a window has an answer below zero; of a comparison the answer is a sign. */
export const hasBelowZero = ({ pool }: Pick<SumWindow, 'pool'>): boolean =>
  pool.some(({ sumId }) => {
    const { answer, asks } = sumOf(sumId);
    return answer.num < 0 && asks.form !== 'relation';
  });
