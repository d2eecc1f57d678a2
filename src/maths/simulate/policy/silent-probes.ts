import { type SumCollection, sumsOf } from '../../collections/sum-collection';
import { gradedOutcome } from '../../learn/grading/outcome';
import type { Learner } from '../../learn/learner';
import { chanceWithoutKnowing, probability } from '../../learn/probability';
import { type Random, seedOf } from '../../random';
import { optionsFor } from '../../round/choice/options';
import { guessingOf } from '../../round/judging/guessing';
import { judge } from '../../round/judging/judge';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { Game } from '../rotation';
import type { SilentProbe } from './policy';

/** Of each tenth of q at most so many a time: those that are seldom expected are to be asked often enough, too. */
const mostOfTenth = 6;

/** Probes of the sums this pupil has met, drawn from each tenth of q. */
export function silentProbes(
  { learner, collection }: { readonly learner: Learner; readonly collection: SumCollection },
  { mode, tempo, options: optionCount, motorMs }: Game,
  now: number,
  random: Random,
): SilentProbe[] {
  const shown = { length: optionCount };
  const guessing = guessingOf({ mode, options: Array.from(shown), sumIds: Array.from(shown) });
  const tenths = Array.from({ length: 10 }, (): SilentProbe[] => []);
  const met = sumsOf(collection).filter((sumId) => learner.sums[sumId]?.introduced != null);
  for (const sumId of random.shuffled(met)) {
    const sum = parseSumOrThrow(sumId);
    const withoutKnowing = chanceWithoutKnowing(sum.learnedAs, { guessing, tempo });
    const expected = probability(learner, sum, { now, guessing: withoutKnowing });
    const tenth = tenths[Math.min(9, Math.floor(10 * expected))];
    if (!tenth || tenth.length >= mostOfTenth) continue;
    const options =
      mode === 'choose' ? optionsFor(sum, optionCount, seedOf(sumId, random.below(1000))) : undefined;
    const task = { sumIds: [sumId], ...(options && { options }) };
    tenth.push({
      task,
      expected,
      outcomeOf: ({ given, responseMs }) => {
        if (given.kind === 'unknown') return null;
        const timing = { responseMs, motorMs, tempo };
        const [verdict] = judge(task, given, timing, learner.year);
        return verdict ? gradedOutcome(sum, verdict.right, timing, learner.year) : null;
      },
    });
  }
  return tenths.flat();
}
