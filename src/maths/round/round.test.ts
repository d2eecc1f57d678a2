import { inTier } from '@tests/unit/tier';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeekday } from '../calendar/school-days';
import { findCollection, standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { emptyLearner, emptyMemory } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { probability } from '../learn/probability';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { makeWindow } from '../window/make-window';
import type { PracticeSettings, SumWindow } from '../window/sum-window';
import { difficultiesOf, learnerOf } from '../window/window-learner';
import { replay } from './judging/replay';
import { scoreAnswer } from './judging/score-answer';
import {
  type AnswerInput,
  answerTask,
  progressOf,
  type RecordedAnswer,
  resumeRound,
  startRound,
} from './round';
import type { Round, RoundConfig } from './round-state';
import type { Given, Task, Verdict } from './task';

const settings: PracticeSettings = {
  series: 'adaptive',
  sumsPerRound: 12,
  help: true,
  clock: 'off',
  fragileLimit: 8,
};
const config: RoundConfig = {
  mode: 'choose',
  game: 'bellenprikken',
  tempo: 'quick',
  optionCount: 4,
  length: 12,
};
const now = Date.UTC(2026, 8, 7, 9);
const dayMs = 86_400_000;

function windowFor(
  key: string,
  learner: Learner,
  change: Partial<PracticeSettings> = {},
  seed = 5,
): SumWindow {
  return makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection: findCollection(key)!,
    learner,
    settings: { ...settings, ...change },
    now,
    day: '2026-09-07',
    seed,
  });
}

/** A pupil who knows so many sums of a collection by heart, and practises the next six. */
function practised(key: string, known: number, year = 4): Learner {
  const sums = sumsOf(findCollection(key)!);
  const memories = sums.slice(0, known + 6).map((sumId, index) => {
    const introduced = { introduced: now - 30 * dayMs, lastAnswered: now - dayMs, answers: 9 };
    const memory =
      index < known
        ? { ...emptyMemory, ...introduced, phase: 'automated' as const, offset: 3, due: '2026-12-01' }
        : { ...emptyMemory, ...introduced, phase: 'practising' as const, offset: -0.5 };
    return [sumId, memory] as const;
  });
  return {
    ...emptyLearner(year),
    ability: { mean: 1.5, variance: 0.1, answers: 90 },
    sums: Object.fromEntries(memories),
  };
}

const rightAnswer = (task: Task): Given => {
  const answer = parseSumOrThrow(task.sumIds[0]!).answer;
  return task.mode === 'choose'
    ? { kind: 'choice', optionId: `v${answer.num}` }
    : { kind: 'value', raw: `${answer.num}` };
};
const wrongAnswer = (task: Task): Given =>
  task.mode === 'choose'
    ? {
        kind: 'choice',
        optionId: task.options!.find(({ id }) => id !== `v${parseSumOrThrow(task.sumIds[0]!).answer.num}`)!
          .id,
      }
    : { kind: 'value', raw: '999' };

const input = (given: Given, responseMs = 2500): AnswerInput => ({
  given,
  responseMs,
  motorMs: 800,
  helped: false,
  answeredAt: now,
  input: 'pointer',
});

interface Played {
  readonly round: Round;
  readonly tasks: readonly Task[];
  readonly verdicts: readonly Verdict[];
  readonly answers: readonly RecordedAnswer[];
}

/** Plays a round to its end; `isRight` decides each answer. */
function play(
  window: SumWindow,
  isRight: (position: number) => boolean,
  config_ = config,
  ms = 2500,
): Played {
  let round = startRound(window, config_);
  const tasks: Task[] = [];
  const verdicts: Verdict[] = [];
  const answers: RecordedAnswer[] = [];
  while (round.task) {
    const given = isRight(round.task.position) ? rightAnswer(round.task) : wrongAnswer(round.task);
    tasks.push(round.task);
    const answered = answerTask(round, input(given, ms));
    verdicts.push(answered.verdict);
    answers.push(answered.answer);
    round = answered.round;
  }
  return { round, tasks, verdicts, answers };
}

/** The chance of a good answer by typing, as the window sees it. */
const chanceOf = (window: SumWindow, sumId: SumId): number =>
  probability(learnerOf(window), parseSumOrThrow(sumId), {
    now: window.createdAt,
    difficulty: window.pool.find((entry) => entry.sumId === sumId)!.difficulty,
  });

const purposes = ({ tasks }: Played) => tasks.map(({ purpose }) => purpose);

describe('a round', () => {
  it('is full for a pupil of whom nothing is known, in every standard collection and length', () => {
    const lengths = [8, 12, 24];
    for (const [place, { key }] of standardCollections.entries()) {
      for (const sumsPerRound of inTier([lengths[place % 3]!], lengths)) {
        const window = windowFor(key, emptyLearner(4), { sumsPerRound });
        const { tasks } = play(window, () => true, { ...config, length: sumsPerRound });
        expect(tasks, key).toHaveLength(sumsPerRound);
        for (let at = 1; at < tasks.length; at += 1)
          expect(tasks[at]!.sumIds).not.toEqual(tasks[at - 1]!.sumIds);
      }
    }
  });

  it('says how far it is and when it is over', () => {
    const window = windowFor('add-to-10', emptyLearner(3));
    const { round, verdicts } = play(window, () => true);
    expect(progressOf(round)).toEqual({ done: 12, length: 12 });
    expect(verdicts.map(({ next }) => next)).toEqual([...Array.from({ length: 11 }, () => 'task'), 'over']);
    expect(verdicts.at(-1)?.streak).toBe(12);
    expect(() => answerTask(round, input({ kind: 'unknown' }))).toThrow(RangeError);
  });

  it('begins with two known sums and ends with one', () => {
    const played = play(windowFor('tables-all', practised('tables-all', 30)), (position) => position !== 5);
    expect(purposes(played).slice(0, 2)).toEqual(['warm-up', 'warm-up']);
    expect(purposes(played).at(-1)).toBe('relief');
  });

  it('asks the sum whose chance is nearest to .85', () => {
    const window = windowFor('tables-all', practised('tables-all', 30));
    const { tasks } = play(window, () => true);
    const practice = tasks.find(({ purpose }) => purpose === 'practice')!;
    const entry = window.pool.find(({ sumId }) => sumId === practice.sumIds[0])!;
    expect(entry.memory.phase).not.toBe('automated');
  });

  it('asks no sum more than twice, and none again within three tasks', () => {
    for (const known of [0, 10, 40]) {
      const { tasks } = play(
        windowFor('tables-all', practised('tables-all', known)),
        (position) => position % 4 !== 3,
      );
      const scored = tasks.filter(({ purpose }) => purpose === 'practice');
      for (const task of scored) {
        const same = scored.filter(({ sumIds }) => sumIds[0] === task.sumIds[0]);
        expect(same.length).toBeLessThanOrEqual(2);
        const before = tasks.filter(
          ({ position }) => position < task.position && position >= task.position - 3,
        );
        expect(before.map(({ sumIds }) => sumIds[0])).not.toContain(task.sumIds[0]);
      }
    }
  });

  it('offers the right answer once among different options, elsewhere each time', () => {
    const { tasks } = play(windowFor('add-to-20-over-ten', emptyLearner(3)), () => true);
    const places = tasks.map((task) => {
      expect(task.options).toHaveLength(4);
      expect(new Set(task.options!.map(({ value }) => value)).size).toBe(4);
      expect(new Set(task.options!.map(({ id }) => id)).size).toBe(4);
      return task.options!.findIndex(
        ({ value }) => value === `${parseSumOrThrow(task.sumIds[0]!).answer.num}`,
      );
    });
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('makes every tenth scored sum a probe drawn by the window', () => {
    const learner = practised('tables-all', 30);
    let scored = 0;
    let probes = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const window = windowFor('tables-all', learner, {}, seed);
      const played = play(window, () => true);
      for (const { purpose, sumIds } of played.tasks) {
        if (purpose === 'practice' || purpose === 'probe') scored += 1;
        if (purpose !== 'probe') continue;
        probes += 1;
        expect(window.probes).toContain(sumIds[0]);
      }
    }
    expect(probes / scored).toBeGreaterThan(0.07);
    expect(probes / scored).toBeLessThan(0.13);
  });

  it('plays a fixed series in its order, the same for every pupil', () => {
    const asked = (learner: Learner) =>
      play(windowFor('tables-all', learner, { series: 'fixed' }, learner.year), () => false).tasks.flatMap(
        ({ sumIds }) => sumIds,
      );
    const series = asked(emptyLearner(4));
    expect(series).toEqual(asked(practised('tables-all', 60, 6)));
    expect(new Set(series).size).toBe(12);
  });
});

describe('a missed sum', () => {
  it('comes back two to four tasks later, and is not scored then', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const window = windowFor('tables-all', practised('tables-all', 30), {}, seed);
      const { tasks, round, answers } = play(window, (position) => position !== 4);
      const back = tasks.find(({ purpose }) => purpose === 'return')!;
      expect(back.sumIds).toEqual(tasks[4]!.sumIds);
      expect(back.position - 4).toBeGreaterThanOrEqual(2);
      expect(back.position - 4).toBeLessThanOrEqual(4);
      const before = resumeRound(window, config, answers.slice(0, back.position));
      expect(resumeRound(window, config, answers.slice(0, back.position + 1)).learner).toEqual(
        before.learner,
      );
      expect(round.past).toHaveLength(12);
    }
  });

  it('still comes back when it was missed near the end', () => {
    const { tasks } = play(
      windowFor('tables-all', practised('tables-all', 30)),
      (position) => position !== 8,
    );
    expect(tasks[10]).toMatchObject({ purpose: 'return', sumIds: tasks[8]!.sumIds });
  });

  it('names the error and shows the right answer', () => {
    const { verdicts, tasks } = play(
      windowFor('add-to-20-over-ten', emptyLearner(4)),
      (position) => position > 0,
    );
    const [verdict] = verdicts;
    expect(verdict).toMatchObject({ right: false, streak: 0 });
    expect(verdict?.perSum[0]?.correct).toBe(`${parseSumOrThrow(tasks[0]!.sumIds[0]!).answer.num}`);
    expect(verdict?.perSum[0]?.errors.length).toBeGreaterThan(0);
  });
});

describe('the brake', () => {
  const window = windowFor('tables-all', practised('tables-all', 30));

  it('gives a known sum and the strategy after two misses in a row', () => {
    const { tasks, verdicts } = play(window, (position) => position < 2 || position > 3);
    expect(verdicts[2]).toMatchObject({ next: 'task', strategyOf: null });
    expect(verdicts[3]).toMatchObject({ next: 'task', strategyOf: tasks[3]!.sumIds[0] });
    expect(tasks[4]?.purpose).toBe('relief');
  });

  it('asks what goes well after three misses in a round, wherever they fell, and only that after four', () => {
    const spread = new Set([2, 6, 10, 14]);
    const long = { ...config, length: 24 };
    const wide = windowFor('tables-all', practised('tables-all', 30), { sumsPerRound: 24 });
    const { tasks, round } = play(wide, (position) => !spread.has(position), long);
    expect(round.past.filter(({ right }) => !right)).toHaveLength(4);
    const chances = (from: number, to: number) =>
      tasks
        .slice(from, to)
        .filter(({ purpose }) => purpose === 'practice')
        .map(({ sumIds }) => chanceOf(wide, sumIds[0]!));
    expect(Math.min(...chances(11, 15))).toBeGreaterThan(Math.min(...chances(0, 11)));
    expect(new Set(tasks.slice(15).map(({ purpose }) => purpose))).toEqual(new Set(['relief']));
  });

  it('stops to explain after three, and then begins anew', () => {
    const { tasks, verdicts } = play(window, (position) => position < 2 || position > 5);
    expect(verdicts[4]).toMatchObject({ next: 'explain', strategyOf: tasks[4]!.sumIds[0] });
    expect(verdicts[5]).toMatchObject({ next: 'task', strategyOf: null });
  });

  it('pauses kindly after three wrong answers of less than a second each', () => {
    const { verdicts } = play(window, () => false, config, 900);
    expect(verdicts.slice(0, 4).map(({ next }) => next)).toEqual(['task', 'task', 'pause', 'task']);
  });

  it('shows the strategy when a child says that it does not know', () => {
    const round = startRound(window, config);
    const { verdict, round: next } = answerTask(round, input({ kind: 'unknown' }));
    expect(verdict).toMatchObject({ next: 'explain', right: false, strategyOf: round.task!.sumIds[0] });
    expect(verdict.perSum[0]).toMatchObject({ given: null, errors: [] });
    expect(next.missesInRow).toBe(0);
  });
});

describe('taking a round up again', () => {
  const anyRound = fc.record({
    key: fc.constantFrom('split-to-10', 'add-to-20-over-ten', 'tables-all', 'table-7'),
    known: fc.integer({ min: 0, max: 40 }),
    seed: fc.integer({ min: 0, max: 1e9 }),
    mode: fc.constantFrom('choose' as const, 'type' as const),
    right: fc.array(fc.constantFrom(0, 1, 2, 3), { minLength: 12, maxLength: 12 }),
    times: fc.array(fc.integer({ min: 100, max: 20_000 }), { minLength: 12, maxLength: 12 }),
    broken: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    stop: fc.integer({ min: 0, max: 12 }),
  });

  it('gives the very same state after every number of answers, through JSON and in any order', () => {
    fc.assert(
      fc.property(anyRound, ({ key, known, seed, mode, right, times, broken, stop }) => {
        const window = windowFor(key, practised(key, known), {}, seed);
        const setup = { ...config, mode };
        let round = startRound(window, setup);
        const answers: RecordedAnswer[] = [];
        for (let position = 0; position < stop && round.task; position += 1) {
          const given =
            right[position] === 0
              ? wrongAnswer(round.task)
              : right[position] === 1
                ? { kind: 'unknown' as const }
                : rightAnswer(round.task);
          const timed = input(given, times[position]);
          const answered = answerTask(round, broken[position] ? { ...timed, tempo: 'slow' } : timed);
          answers.push(answered.answer);
          round = answered.round;
        }
        const stored = JSON.parse(JSON.stringify({ window, answers: [...answers].reverse() }));
        expect(resumeRound(stored.window, setup, stored.answers)).toEqual(round);
      }),
      { numRuns: 80 },
    );
  });

  it('judges an answer of which the time was broken off as it was judged then', () => {
    const window = windowFor('tables-all', practised('tables-all', 30));
    const round = startRound(window, config);
    const slow = { ...input(rightAnswer(round.task!), 60_000), tempo: 'slow' as const };
    const { answer, round: after, verdict } = answerTask(round, slow);
    expect(answer.tempo).toBe('slow');
    expect(verdict.perSum[0]?.outcome).toBe(1);
    expect(resumeRound(window, config, [answer])).toEqual(after);
  });

  it('goes on at the first answer that is missing', () => {
    const window = windowFor('tables-all', practised('tables-all', 30));
    const { answers } = play(window, () => true);
    expect(
      resumeRound(
        window,
        config,
        answers.filter(({ position }) => position !== 5),
      ).task?.position,
    ).toBe(5);
  });
});

describe('scoring on the server', () => {
  it('finds what the child was shown, and a replay finds every value before and after to the last bit', () => {
    const window = windowFor('tables-all', practised('tables-all', 20));
    const { answers } = play(window, (position) => position % 3 !== 1);
    const context = { day: '2026-09-07', isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
    let learner = learnerOf(window);
    const stored = answers.map((answer, index) => {
      const scored = scoreAnswer(learner, answer, { ...context, now: now + index * 4000 });
      learner = scored.learner;
      expect(scored.parts.map(({ verdict }) => verdict.right)).toEqual(answer.shownRight);
      return { answer, now: now + index * 4000, parts: scored.parts };
    });
    const rows = JSON.parse(JSON.stringify(stored)) as typeof stored;
    const again = replay(
      learnerOf(window),
      rows.map((row) => ({
        answer: row.answer,
        now: row.now,
        day: context.day,
        difficultyOf: context.difficultyOf,
      })),
      isWeekday,
    );
    expect(again.parts).toEqual(rows.map(({ parts }) => parts));
    expect(again.learner).toEqual(learner);
  });
});
