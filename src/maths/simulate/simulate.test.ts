import { describe, expect, it } from 'vitest';
import { isWeekday } from '../calendar/school-days';
import { findCollection } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { emptyLearner } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { isAutomated } from '../learn/phase';
import { scoreAnswer } from '../round/judging/score-answer';
import { answerTask, startRound } from '../round/round';
import { parseSumOrThrow } from '../sum/read-sum';
import { makeWindow } from '../window/make-window';
import { difficultiesOf } from '../window/window-learner';
import { simulatePupil } from './simulate-pupil';

const start = Date.UTC(2026, 8, 7, 8);
const dayMs = 86_400_000;

interface Scored {
  readonly expected: number;
  readonly outcome: number;
}

interface Practice {
  readonly learner: Learner;
  readonly right: number;
  readonly tasks: number;
  /** After the first week, when the model knows the pupil. */
  readonly scored: readonly Scored[];
  readonly knownBefore: number;
  readonly knownLater: number;
}

/** Five weeks of two rounds a school day: one by choosing, one typed; then three weeks of nothing. */
function practise(key: string, year: number, talent: number, seed: number): Practice {
  const collection = findCollection(key)!;
  const pupil = simulatePupil({ seed, talent, year });
  const known = (at: number) =>
    sumsOf(collection).filter((id) => pupil.recallProbability(id, at) > 0.5).length;
  const knownBefore = known(start);
  const scored: Scored[] = [];
  let learner = emptyLearner(year);
  let right = 0;
  let tasks = 0;
  for (let d = 0; d < 35; d += 1) {
    const day = new Date(start + d * dayMs).toISOString().slice(0, 10);
    if (!isWeekday(day)) continue;
    for (const mode of ['choose', 'type'] as const) {
      let at = start + d * dayMs + (mode === 'type' ? 600_000 : 0);
      const settings = {
        series: 'adaptive',
        sumsPerRound: 16,
        help: true,
        clock: 'off',
        fragileLimit: 8,
      } as const;
      const ids = { id: `${d}${mode}`, pupilId: 'p', practiceTaskId: 't' };
      const window = makeWindow({ ...ids, collection, learner, settings, now: at, day, seed: 31 * d + seed });
      let round = startRound(window, { mode, game: 'g', tempo: 'quick', optionCount: 4, length: 16 });
      while (round.task) {
        const reply = pupil.answer(round.task, at);
        at += reply.responseMs + 2000;
        const motorMs = mode === 'type' ? 1200 : 800;
        const step = answerTask(round, { ...reply, motorMs, helped: false, answeredAt: at, input: 'touch' });
        const context = { now: at, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
        const { learner: after, parts } = scoreAnswer(learner, step.answer, context);
        for (const { trace } of parts) if (trace.scored && d > 6) scored.push(trace);
        learner = after;
        right += step.verdict.right ? 1 : 0;
        tasks += 1;
        round = step.round;
      }
    }
  }
  return { learner, right, tasks, scored, knownBefore, knownLater: known(start + 56 * dayMs) };
}

describe('a virtual pupil', () => {
  it('is the same for the same traits', () => {
    const task = { sumIds: [parseSumOrThrow('7*8=_').id], mode: 'type' as const };
    const answers = () => {
      const pupil = simulatePupil({ seed: 3, talent: 0, year: 4 });
      return Array.from({ length: 20 }, (_, i) => pupil.answer(task, start + i * 60_000));
    };
    expect(answers()).toEqual(answers());
  });

  it('remembers practised facts better, and spaced practice longer', () => {
    const { id } = parseSumOrThrow('7*8=_');
    const task = { sumIds: [id], mode: 'type' as const };
    const spaced = simulatePupil({ seed: 3, talent: 0, year: 4 });
    const massed = simulatePupil({ seed: 3, talent: 0, year: 4 });
    const before = spaced.recallProbability(id, start);
    for (let i = 0; i < 10; i += 1) {
      spaced.answer(task, start + i * 2 * dayMs);
      massed.answer(task, start + 18 * dayMs + i * 30_000);
    }
    const later = start + 40 * dayMs;
    expect(spaced.recallProbability(id, later)).toBeGreaterThan(before + 0.3);
    expect(spaced.recallProbability(id, later)).toBeGreaterThan(massed.recallProbability(id, later));
    expect(spaced.recallProbability(id, later + 200 * dayMs)).toBeLessThan(
      spaced.recallProbability(id, later),
    );
  });

  it('knows more with talent and age, and answers known facts faster', () => {
    const ids = sumsOf(findCollection('tables-all')!);
    const known = (talent: number, year: number) =>
      ids.filter((id) => simulatePupil({ seed: 1, talent, year }).recallProbability(id, start) > 0.5).length;
    expect(known(1, 4)).toBeGreaterThan(known(-1, 4));
    expect(known(0, 6)).toBeGreaterThan(known(0, 4));
    const pupil = simulatePupil({ seed: 1, talent: 0, year: 4 });
    const time = (id: string) =>
      pupil.answer({ sumIds: [parseSumOrThrow(id).id], mode: 'type' }, start).responseMs;
    expect(time('1*1=_')).toBeLessThan(time('7*8=_'));
  });
});

describe('five weeks of practice through window, round and model', () => {
  const runs = [-1, 0, 1].flatMap((talent) =>
    [1, 2].map((seed) => ({
      tables: practise('tables-all', 4, talent, seed),
      additions: practise('add-subtract-to-20', 3, talent, seed),
    })),
  );
  const all = runs.flatMap(({ tables, additions }) => [tables, additions]);

  it('leave every pupil knowing more three weeks later', () => {
    for (const { knownBefore, knownLater } of all) expect(knownLater).toBeGreaterThan(knownBefore + 5);
  });

  it('keep every pupil mostly right, without being too easy for all', () => {
    for (const { right, tasks } of all) expect(right / tasks).toBeGreaterThan(0.75);
    expect(Math.min(...all.map(({ right, tasks }) => right / tasks))).toBeLessThan(0.93);
  });

  it('automate facts', () => {
    for (const { learner } of all) {
      expect(Object.values(learner.sums).filter(isAutomated).length).toBeGreaterThan(10);
    }
  });

  it('teach the model what to expect: within .06 of the outcomes wherever it was asked often', () => {
    const buckets = Array.from({ length: 10 }, () => ({ expected: 0, outcome: 0, count: 0 }));
    for (const { expected, outcome } of all.flatMap(({ scored }) => scored)) {
      const bucket = buckets[Math.min(9, Math.floor(expected * 10))]!;
      bucket.expected += expected;
      bucket.outcome += outcome;
      bucket.count += 1;
    }
    const often = buckets.filter(({ count }) => count > 250);
    expect(often.length).toBeGreaterThan(2);
    for (const { expected, outcome, count } of often) {
      expect(Math.abs(expected - outcome) / count).toBeLessThan(0.06);
    }
  });
});
