import type { Learner } from '@/maths/learn/learner';
import { probability } from '@/maths/learn/probability';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { PoolReason, SumWindow } from '@/maths/window/sum-window';
import type { Answer } from '../../platform/http/call';

type NextSum = Answer<'readProgress'>['next'][number];
type Reason = NextSum['reason'];

const order: readonly Reason[] = ['review', 'practising', 'new', 'probe'];
const most = 12;

const isReason = (reason: PoolReason): reason is Reason => reason !== 'known' && reason !== 'test';

/** What the next round would ask and why; known sums for the warm-up are not news to anyone. */
export function nextSums(window: SumWindow, learner: Learner, now: Date): NextSum[] {
  return window.pool
    .flatMap(({ sumId, reason, difficulty, memory }): NextSum[] => {
      if (!isReason(reason)) return [];
      const { phase, answers, lastAnswered, due } = memory;
      return [
        {
          sumId,
          reason,
          expected: probability(learner, parseSumOrThrow(sumId), { now: now.getTime(), difficulty }),
          byKind: window.byBucket === true && reason !== 'probe',
          phase,
          answers,
          lastAnswered: lastAnswered === null ? null : new Date(lastAnswered).toISOString(),
          due,
        },
      ];
    })
    .sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason) || b.expected - a.expected)
    .slice(0, most);
}
