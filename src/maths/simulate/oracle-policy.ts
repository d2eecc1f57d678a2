import { sumsOf } from '../collections/sum-collection';
import type { SumId } from '../sum/sum';
import { choosing } from './other-policies';
import type { MakePolicy } from './policy';
import { feedbackMs } from './practise';

const dayMs = 86_400_000;
/** Looks so many answers ahead, so many days apart: one answer alone seldom lifts a sum that is far from known. */
const ahead = { answers: 4, days: 2 } as const;

/**
 * Sees through the pupil and asks what brings most for its time: of each sum the rise of its chance of recall at the
 * end, by one to four answers, by the second of practice; no sum twice on a day. No product can know what it knows, so
 * that it tells how much there is to win. It is greedy, and so near the best there is, not proven to be it.
 */
export const oraclePolicy: MakePolicy = (start) => {
  const { collection, pupil, later } = start;
  const sums = sumsOf(collection);
  const worth = new Map<SumId, number>();
  const askedToday = new Set<SumId>();

  const findWorth = (sumId: SumId, now: number): number => {
    const times = Array.from({ length: ahead.answers }, (_, turn) => now + turn * ahead.days * dayMs);
    const { recalled, answers } = pupil.foresee(sumId, times, later);
    const [unasked = 0, ...asked] = recalled;
    let spentMs = 0;
    const rates = answers.map(({ ms, right }, turn) => {
      spentMs += ms + right * feedbackMs.right + (1 - right) * feedbackMs.wrong;
      return ((asked[turn] ?? unasked) - unasked) / spentMs;
    });
    return Math.max(...rates);
  };
  const worthOf = (sumId: SumId, now: number): number => {
    const found = worth.get(sumId) ?? findWorth(sumId, now);
    worth.set(sumId, found);
    return found;
  };

  return choosing(
    start,
    (last, now) => {
      const others = sums.filter((sumId) => sumId !== last);
      const fresh = others.filter((sumId) => !askedToday.has(sumId));
      const [first, ...rest] = fresh.length > 0 ? fresh : others;
      return rest.reduce(
        (best, sumId) => (best === undefined || worthOf(sumId, now) > worthOf(best, now) ? sumId : best),
        first,
      );
    },
    ({ sumId }) => {
      worth.delete(sumId);
      askedToday.add(sumId);
    },
    () => {
      worth.clear();
      askedToday.clear();
    },
  );
};
