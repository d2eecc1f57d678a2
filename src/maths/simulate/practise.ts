import type { SumCollection } from '../collections/sum-collection';
import { sumsOf } from '../collections/sum-collection';
import { isWeekday } from '../learn/school-days';
import { randomFrom, seedOf } from '../random';
import { quitChance } from './memory-model';
import type { MakePolicy } from './policy';
import { learningPupil, type PupilTraits } from './pupil';
import { tasksInRound } from './window-policy';

/** Weeks of practice of one pupil under one policy. */
export interface Course {
  readonly collection: SumCollection;
  readonly traits: PupilTraits;
  readonly weeks: number;
  /** Minutes a school day, if the child does not give up before. */
  readonly minutes: number;
}

export interface CourseResult {
  /** Facts that would be recalled at once (expected number): before the first day, and three weeks after the last. */
  readonly before: number;
  readonly after: number;
  readonly tasks: number;
  readonly right: number;
  readonly minutes: number;
  /** Rounds of twelve that were begun, those that ended with the bell left out, and those that were finished. */
  readonly rounds: number;
  readonly finished: number;
  /** From the second week on. */
  readonly probes: readonly { readonly expected: number; readonly outcome: number }[];
}

const start = Date.UTC(2026, 8, 7, 8);
const dayMs = 86_400_000;
const retentionDays = 21;
/** Time that feedback takes, ms: a right answer, a miss with its picture, and an explanation besides. */
export const feedbackMs = { right: 1200, wrong: 4000, explained: 8000 } as const;

/** Lets a pupil practise under a policy; pupil and its moods are the same under every policy. */
export function practise(
  makePolicy: MakePolicy,
  { collection, traits, weeks, minutes }: Course,
): CourseResult {
  const pupil = learningPupil(traits);
  const later = start + (weeks * 7 + retentionDays) * dayMs;
  const policy = makePolicy({ collection, year: traits.year, seed: traits.seed, pupil, later });
  const known = (at: number) =>
    sumsOf(collection).reduce((sum, sumId) => sum + pupil.recallChance(sumId, at), 0);
  const before = known(start);
  const probes: { readonly expected: number; readonly outcome: number }[] = [];
  const totals = { tasks: 0, right: 0, rounds: 0, finished: 0, ms: 0 };
  for (let d = 0; d < weeks * 7; d += 1) {
    const day = new Date(start + d * dayMs).toISOString().slice(0, 10);
    if (!isWeekday(day)) continue;
    const moods = randomFrom(seedOf(traits.seed, 'moods', d));
    const begin = start + d * dayMs;
    let at = begin;
    let errorsInRow = 0;
    let inRound = 0;
    policy.begin?.(day, at);
    while (at - begin < minutes * 60_000) {
      if (moods.next() < quitChance(errorsInRow)) {
        totals.rounds += 1;
        break;
      }
      const task = policy.next(at);
      const reply = pupil.answer(task, at);
      at += reply.responseMs;
      const seen = policy.answered(reply, at);
      at += seen.right ? feedbackMs.right : feedbackMs.wrong;
      if (seen.explains) at += feedbackMs.explained;
      if (seen.probe && d >= 7) probes.push(seen.probe);
      errorsInRow = seen.right ? 0 : errorsInRow + 1;
      totals.tasks += 1;
      totals.right += seen.right ? 1 : 0;
      inRound += 1;
      if (inRound < tasksInRound) continue;
      inRound = 0;
      totals.rounds += 1;
      totals.finished += 1;
    }
    totals.ms += at - begin;
  }
  const { ms, ...counts } = totals;
  return {
    ...counts,
    probes,
    minutes: ms / 60_000,
    before,
    after: known(later),
  };
}
