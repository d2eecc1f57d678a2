import { inTier } from '@tests/unit/tier';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerMode } from '../answer-mode';
import { isWeekday } from '../calendar/school-days';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { emptyLearner, emptyMemory } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  notation,
  type Rational,
  rational,
  readNotation,
} from '../number/rational';
import { answerNotation, answerOf, magnitudeOf } from '../sum/answer';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { makeWindow } from '../window/make-window';
import type { SumWindow } from '../window/sum-window';
import { difficultiesOf, learnerOf } from '../window/window-learner';
import { guessingOf } from './judging/guessing';
import { judge } from './judging/judge';
import { lineFor, placeNotation } from './judging/place-line';
import { scoreAnswer } from './judging/score-answer';
import { answerTask, type RecordedAnswer, resumeRound, startRound } from './round';
import type { Round, RoundConfig } from './round-state';
import type { Given, Task, Verdict } from './task';

const now = Date.UTC(2026, 8, 7, 9);
const day = '2026-09-07';

function windowFor(key: string, learner: Learner, seed = 5): SumWindow {
  const collection = standardCollections.find((each) => each.key === key)!;
  return makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection,
    learner,
    settings: { series: 'adaptive', sumsPerRound: 12, help: true, clock: 'off', fragileLimit: 8 },
    now,
    day,
    seed,
  });
}

/** A pupil who knows so many sums of a collection by heart, and practises the next six. */
function practised(key: string, known: number): Learner {
  const sums = sumsOf(standardCollections.find((each) => each.key === key)!);
  const met = { ...emptyMemory, introduced: now - 3e9, lastAnswered: now - 1e8, answers: 9 };
  return {
    ...emptyLearner(4),
    ability: { mean: 1.5, variance: 0.1, answers: 90 },
    sums: Object.fromEntries(
      sums
        .slice(0, known + 6)
        .map((sumId, index) => [
          sumId,
          index < known
            ? { ...met, phase: 'automated' as const, offset: 3, due: '2026-12-01' }
            : { ...met, phase: 'practising' as const, offset: -0.5 },
        ]),
    ),
  };
}

const config = (mode: AnswerMode, change: Partial<RoundConfig> = {}): RoundConfig => ({
  mode,
  game: 'g',
  tempo: 'slow',
  optionCount: mode === 'collect' ? 6 : 4,
  length: 8,
  ...change,
});

const valueAt = (sumId: SumId) => parseSumOrThrow(sumId).answer;
const magnitude = (sumId: SumId) => magnitudeOf(parseSumOrThrow(sumId));

function rightAnswer({ mode, sumIds, target, direction, options }: Task): Given {
  const correct = answerNotation(answerOf(parseSumOrThrow(sumIds[0]!)));
  switch (mode) {
    case 'collect':
      return { kind: 'set', optionIds: sumIds.filter((id) => notation(valueAt(id)) === target) };
    case 'order': {
      const sorted = [...sumIds].sort((a, b) => compare(magnitude(a), magnitude(b)));
      return { kind: 'order', sumIds: direction === 'down' ? sorted.reverse() : sorted };
    }
    case 'place':
      return { kind: 'place', value: correct };
    case 'compose':
      return { kind: 'pieces', values: [correct] };
    case 'choose':
      return { kind: 'choice', optionId: options!.find(({ value }) => value === correct)!.id };
    default:
      return { kind: 'value', raw: correct };
  }
}

function wrongAnswer({ mode, sumIds, target }: Task): Given {
  if (mode === 'collect')
    return { kind: 'set', optionIds: sumIds.filter((id) => notation(valueAt(id)) !== target) };
  if (mode === 'order') return { kind: 'order', sumIds: [] };
  return mode === 'place' ? { kind: 'place', value: '99999' } : { kind: 'value', raw: '99999' };
}

interface Played {
  readonly round: Round;
  readonly tasks: readonly Task[];
  readonly verdicts: readonly Verdict[];
  readonly answers: readonly RecordedAnswer[];
}

function play(
  window: SumWindow,
  setup: RoundConfig,
  isRight: (position: number) => boolean = () => true,
): Played {
  let round = startRound(window, setup);
  const tasks: Task[] = [];
  const verdicts: Verdict[] = [];
  const answers: RecordedAnswer[] = [];
  while (round.task) {
    const { task } = round;
    const step = answerTask(round, {
      given: isRight(task.position) ? rightAnswer(task) : wrongAnswer(task),
      responseMs: 9000,
      motorMs: 2000,
      helped: false,
      answeredAt: now,
      input: 'pointer',
    });
    tasks.push(task);
    verdicts.push(step.verdict);
    answers.push(step.answer);
    round = step.round;
  }
  return { round, tasks, verdicts, answers };
}

const keys = standardCollections.map(({ key }) => key);
const sample = keys.filter((_, index) => index % 3 === 0 || index < 6);

describe('a round of collecting', () => {
  it('asks 4 to 8 different sums of which 2 to 5 are worth the target, in every collection, for new and known pupils', () => {
    const counts = [4, 6, 8];
    for (const [place, key] of sample.entries()) {
      for (const [turn, learner] of [emptyLearner(4), practised(key, 20)].entries()) {
        for (const optionCount of inTier([counts[(place + turn) % 3]!], counts)) {
          const { tasks } = play(windowFor(key, learner), config('collect', { optionCount }));
          expect(tasks, key).toHaveLength(8);
          for (const { sumIds, target } of tasks) {
            const fits = sumIds.filter((id) => notation(valueAt(id)) === target).length;
            expect(sumIds.length, key).toBe(optionCount);
            expect(new Set(sumIds).size).toBe(sumIds.length);
            expect(fits, key).toBeGreaterThanOrEqual(2);
            expect(fits, key).toBeLessThanOrEqual(5);
            expect(fits, key).toBeLessThan(sumIds.length);
          }
        }
      }
    }
  });

  it('takes each item for an answer with luck 1/2, and brings back what was missed', () => {
    const window = windowFor('tables-all', practised('tables-all', 30));
    const { tasks, verdicts } = play(window, config('collect'), (position) => position !== 2);
    expect(guessingOf(tasks[0]!)).toBe(1 / 2);
    expect(verdicts[2]!.right).toBe(false);
    expect(verdicts[2]!.perSum.every(({ right }) => !right)).toBe(true);
    const back = tasks.find(({ purpose }) => purpose === 'return')!;
    expect(back.position).toBeGreaterThanOrEqual(4);
    expect(back.sumIds.filter((id) => tasks[2]!.sumIds.includes(id)).length).toBeGreaterThan(0);
  });

  it('does not move the model on what only fills the field', () => {
    const window = windowFor('add-to-20-over-ten', practised('add-to-20-over-ten', 10));
    const { answers } = play(window, config('collect'));
    const context = { now, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
    const pool = new Set(window.pool.map(({ sumId }) => sumId));
    let filled = 0;
    for (const answer of answers) {
      for (const { verdict, trace } of scoreAnswer(learnerOf(window), answer, context).parts) {
        if (pool.has(verdict.sumId)) continue;
        filled += 1;
        expect(trace.scored).toBe(false);
        expect(window.fill).toContain(verdict.sumId);
      }
    }
    expect(filled).toBeGreaterThan(0);
  });
});

describe('collecting times of day', () => {
  const sumIds = [parseSumOrThrow('3h45face=_clock').id];
  const isRight = (target: string) =>
    judge(
      { sumIds, target },
      { kind: 'set', optionIds: sumIds },
      { responseMs: 9000, motorMs: 900, tempo: 'slow' },
      6,
    )[0]?.right;

  it('is right when they are the minutes that are asked', () => {
    expect(isRight('225')).toBe(true);
    expect(isRight('220')).toBe(false);
  });
});

describe('a round of ordering', () => {
  it('asks 3 to 6 sums of different value, in every collection, up and down', () => {
    const directions = new Set<string | undefined>();
    for (const key of sample) {
      for (const optionCount of [3, 4, 6]) {
        const { tasks } = play(windowFor(key, emptyLearner(4)), config('order', { optionCount }));
        for (const { sumIds, direction } of tasks) {
          directions.add(direction);
          expect(sumIds.length, key).toBeGreaterThanOrEqual(3);
          expect(sumIds.length, key).toBeLessThanOrEqual(optionCount);
          expect(new Set(sumIds.map((id) => notation(magnitude(id)))).size, key).toBe(sumIds.length);
        }
      }
    }
    expect(directions).toEqual(new Set(['up', 'down']));
  });

  it('asks values that are told apart by their height, where it asks more than the fewest', () => {
    const least: number[] = [];
    for (const key of ['order-to-100', 'order-decimals', 'money-add', 'clock-minutes']) {
      for (let seed = 1; seed <= 20; seed++) {
        const { tasks } = play(windowFor(key, emptyLearner(4), seed), config('order', { optionCount: 4 }));
        for (const { sumIds } of tasks) {
          const values = sumIds.map((id) => magnitude(id).num / magnitude(id).den).toSorted((a, b) => a - b);
          const span = (values.at(-1) ?? 0) - (values[0] ?? 0);
          const gaps = values.slice(1).map((value, place) => (value - (values[place] ?? 0)) / span);
          if (values.length > 3) least.push(Math.min(...gaps));
        }
      }
    }
    expect(least.length).toBeGreaterThan(100);
    expect(Math.min(...least)).toBeGreaterThanOrEqual(0.04 - 1e-9);
  });

  it('is right by luck once in n!', () => {
    expect(guessingOf({ mode: 'order', sumIds: [1, 2, 3, 4] })).toBe(1 / 24);
  });
});

describe('a round of placing', () => {
  it.each([
    ['3+4=_', { from: '0', to: '10', step: '1' }],
    ['8+5=_', { from: '0', to: '20', step: '1' }],
    ['7*8=_', { from: '0', to: '100', step: '1' }],
    ['450+250=_', { from: '0', to: '1000', step: '1' }],
    ['3-8=_', { from: '-10', to: '10', step: '1' }],
    ['1/4+1/2=_', { from: '0', to: '1', step: '1/4' }],
    ['1/3+1/2=_', { from: '0', to: '1', step: '1/6' }],
    ['1/2+1=_', { from: '0', to: '2', step: '1/2' }],
    ['8h20+35min=_clock', { from: '480', to: '600', step: '5' }],
    ['9h40+35min=_clock', { from: '480', to: '720', step: '5' }],
    ['11h50+25min=_clock', { from: '480', to: '960', step: '5' }],
    ['15h50+25min=_clock', { from: '720', to: '1440', step: '5' }],
    ['9h15face=_clock', { from: '480', to: '600', step: '5' }],
    ['10h05-9h20=_min', { from: '0', to: '60', step: '1' }],
  ])('puts %s on its line', (id, line) => {
    expect(lineFor(parseSumOrThrow(id), false)).toEqual({ ...line, estimate: false });
  });

  it('takes the nearest minute where a time is put on a line by feel', () => {
    const sum = parseSumOrThrow('8h20+35min=_clock');
    expect(placeNotation(sum, rational(2677, 5))).toBe('8h55');
    expect(placeNotation(sum, rational(1440))).toBe('23h59');
    expect(placeNotation(parseSumOrThrow('1/4+1/2=_'), rational(3, 4))).toBe('3/4');
  });

  it('has every answer on a step of the line, within its ends', () => {
    for (const key of sample) {
      for (const { sumIds, line } of play(windowFor(key, emptyLearner(4)), config('place')).tasks) {
        const answer = valueAt(sumIds[0]!);
        expect(compare(readNotation(line!.from)!, answer)).toBeLessThanOrEqual(0);
        expect(compare(readNotation(line!.to)!, answer)).toBeGreaterThanOrEqual(0);
        // An estimate is right beside its place too.
        if (line!.estimate) continue;
        const [from, step] = [line!.from, line!.step].map((text) => readNotation(text)!) as [
          Rational,
          Rational,
        ];
        expect(isWhole(dividedBy(minus(answer, from), step)), `${key} ${sumIds[0]}`).toBe(true);
      }
    }
  });

  it('is lucky at most 12 times in a hundred, and less where a value snaps to one of many places', () => {
    const line = lineFor(parseSumOrThrow('7*8=_'), false);
    expect(guessingOf({ mode: 'place', sumIds: [1], line })).toBeCloseTo(1 / 101);
    expect(guessingOf({ mode: 'place', sumIds: [1], line: { ...line, estimate: true } })).toBe(0.12);
    expect(
      guessingOf({ mode: 'place', sumIds: [1], line: lineFor(parseSumOrThrow('1+1=_'), false) }),
    ).toBeCloseTo(1 / 11);
  });
});

describe('a round of any way of answering', () => {
  const modes: AnswerMode[] = ['choose', 'type', 'collect', 'compose', 'place', 'order'];

  it.each(modes)('is over after its tasks, all right for who is right: %s', (mode) => {
    const { verdicts } = play(windowFor('tables-all', practised('tables-all', 20)), config(mode));
    expect(verdicts.map(({ right }) => right)).toEqual(Array.from({ length: 8 }, () => true));
    expect(verdicts.at(-1)!.next).toBe('over');
  });

  it.each(modes)('brakes after two and three misses in a row: %s', (mode) => {
    const window = windowFor('tables-all', practised('tables-all', 30));
    const { verdicts, tasks } = play(window, config(mode), (at) => at < 2 || at > 4);
    expect(verdicts[3]!.strategyOf).not.toBeNull();
    expect(tasks[4]!.purpose).toBe('relief');
    expect(verdicts[4]!.next).toBe('explain');
  });

  it('is taken up again as it was, and scored alike by client and server, after any answers in any mode', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.constantFrom(...sample),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.nat({ max: 40 }),
        (mode, key, rights, seed) => {
          const window = windowFor(key, practised(key, seed), seed);
          const setup = config(mode, { place: seed % 2 ? 'estimate' : 'exact' });
          const { round, answers } = play(window, setup, (position) => rights[position]!);
          for (const { sumIds } of answers) expect(new Set(sumIds).size).toBe(sumIds.length);
          const stored = JSON.parse(JSON.stringify({ window, answers: [...answers].reverse() }));
          expect(resumeRound(stored.window, setup, stored.answers)).toEqual(round);
          const context = { now, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(stored.window) };
          for (const answer of stored.answers as RecordedAnswer[]) {
            const { parts } = scoreAnswer(learnerOf(window), answer, context);
            expect(parts.map(({ verdict }) => verdict.right)).toEqual(answer.shownRight);
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});
