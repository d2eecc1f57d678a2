import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import type { SumCollection } from '../collections/sum-collection';
import { startDifficulty } from '../learn/difficulty';
import { emptyLearner } from '../learn/empty-learner';
import { probability } from '../learn/probability';
import { notation } from '../number/rational';
import { randomFrom } from '../random';
import type { RecordedAnswer } from '../round/round';
import { parseSumOrThrow } from '../sum/read-sum';
import { makeWindow } from '../window/make-window';
import {
  answerStartSum,
  beginStartTest,
  placedBy,
  progressOfStartTest,
  resumeStartTest,
  type StartTest,
} from './start-test';

const now = Date.UTC(2026, 8, 7, 9);
const everything: SumCollection = {
  ...standardCollections[0]!,
  key: 'everything',
  rungs: standardCollections.flatMap(({ rungs }) => rungs),
};

const windowFor = (year: number, seed = 3, collection = everything) =>
  makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection,
    learner: emptyLearner(year),
    settings: { series: 'adaptive', sumsPerRound: 12, help: true, clock: 'off', fragileLimit: 8 },
    purpose: 'start-test',
    now,
    day: '2026-09-07',
    seed,
  });

/** Lets somebody take the test who knows each sum with the chance of this ability. */
function take(ability: number, year: number, seed: number, responseMs = 2500) {
  const random = randomFrom(seed);
  let test: StartTest = beginStartTest(windowFor(year, seed), 'g');
  const answers: RecordedAnswer[] = [];
  while (test.task) {
    const sum = parseSumOrThrow(test.task.sumIds[0]!);
    const knows = random.next() < 1 / (1 + Math.exp(startDifficulty(sum) - ability));
    const step = answerStartSum(test, {
      given: { kind: 'value', raw: knows ? notation(sum.answer) : '9999' },
      responseMs,
      motorMs: 1200,
      answeredAt: now,
      input: 'keyboard',
    });
    answers.push(step.answer);
    test = step.test;
  }
  return { test, answers };
}

describe('a start test', () => {
  it('asks 6 to 12 sums, none twice, and stops before 12 when it is sure', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { test, answers } = take((seed % 5) - 2, 4, seed);
      expect(answers.length).toBeGreaterThanOrEqual(6);
      expect(answers.length).toBeLessThanOrEqual(12);
      expect(progressOfStartTest(test)).toEqual({ done: answers.length, most: 12 });
      expect(new Set(answers.flatMap(({ sumIds }) => sumIds)).size).toBe(answers.length);
      if (answers.length < 12) expect(placedBy(test).standardError).toBeLessThanOrEqual(0.33);
    }
  });

  it('asks no other sum after four minutes of answering', () => {
    const { answers } = take(0, 4, 3, 50_000);
    expect(answers).toHaveLength(5);
  });

  it('begins with the easiest sum there is', () => {
    for (const year of [3, 4, 6]) {
      const { pool } = windowFor(year);
      const first = beginStartTest(windowFor(year), 'g').task!.sumIds[0]!;
      const difficulties = pool.map(({ difficulty }) => difficulty);
      expect(startDifficulty(parseSumOrThrow(first))).toBeLessThanOrEqual(Math.min(...difficulties) + 0.3);
    }
  });

  it('finds where in the class a pupil stands, about as far off as it says', () => {
    for (const ability of [0, 0.8, 1.6]) {
      const found = Array.from({ length: 40 }, (_, seed) => placedBy(take(ability, 4, seed).test));
      const mean = found.reduce((sum, placed) => sum + placed.ability, 0) / found.length;
      const errors = found.map((placed) => (placed.ability - mean) ** 2);
      const scatter = Math.sqrt(errors.reduce((sum, error) => sum + error, 0) / errors.length);
      // The prior of the year pulls the estimate towards its middle, the more the fewer sums there are, and the skills
      // take a part of the difference.
      expect(Math.abs(mean - ability)).toBeLessThan(0.65);
      expect(scatter).toBeLessThan(1.3 * found[0]!.standardError);
    }
  });

  it('asks more than one operation', () => {
    const { answers } = take(0.8, 4, 1);
    expect(new Set(answers.map(({ sumIds }) => parseSumOrThrow(sumIds[0]!).operation)).size).toBeGreaterThan(
      2,
    );
  });

  it('asks one that can be done after two misses in a row', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      let test: StartTest = beginStartTest(windowFor(4, seed), 'g');
      for (const isRight of [true, true, true, false, false]) {
        const sum = parseSumOrThrow(test.task!.sumIds[0]!);
        const raw = isRight ? notation(sum.answer) : '9999';
        const input = { responseMs: 2500, motorMs: 1200, answeredAt: now, input: 'keyboard' } as const;
        test = answerStartSum(test, { given: { kind: 'value', raw }, ...input }).test;
      }
      const next = parseSumOrThrow(test.task!.sumIds[0]!);
      expect(probability(test.learner, next, { now })).toBeGreaterThan(0.8);
    }
  });

  it('is taken up again as it was', () => {
    const { test, answers } = take(0, 4, 9);
    const stored = JSON.parse(JSON.stringify(answers)) as RecordedAnswer[];
    expect(resumeStartTest(test.window, 'g', stored.reverse())).toEqual(test);
    const half = resumeStartTest(test.window, 'g', answers.slice(0, 4));
    expect(half.task!.sumIds).toEqual(answers[4]!.sumIds);
  });

  it('says when it is over', () => {
    const { test } = take(0, 4, 9);
    const input = {
      given: { kind: 'unknown' },
      responseMs: 1,
      motorMs: 1,
      answeredAt: now,
      input: 'touch',
    } as const;
    expect(() => answerStartSum(test, input)).toThrow(RangeError);
  });
});
