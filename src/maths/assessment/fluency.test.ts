import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeekday } from '../calendar/school-days';
import { findCollection } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { emptyLearner } from '../learn/empty-learner';
import { notation } from '../number/rational';
import { blockMs } from '../round/block-time';
import { scoreAnswer } from '../round/judging/score-answer';
import type { RecordedAnswer } from '../round/round';
import { parseSumOrThrow } from '../sum/read-sum';
import { makeWindow } from '../window/make-window';
import { difficultiesOf, learnerOf } from '../window/window-learner';
import { compareWithEarlier, fluencyReport } from './fluency-report';
import {
  answerSum,
  beginBlock,
  type FluencyTest,
  pauseBlock,
  resumeFluencyTest,
  startFluencyTest,
  type TestInput,
  timeUp,
} from './fluency-test';

const now = Date.UTC(2026, 8, 7, 9);

function windowFor(key: string, seed = 4, year = 5) {
  return makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection: findCollection(key)!,
    learner: emptyLearner(year),
    settings: { series: 'adaptive', sumsPerRound: 12, help: true, clock: 'off', fragileLimit: 8 },
    purpose: 'fluency-test',
    now,
    day: '2026-09-07',
    seed,
  });
}

type How = Partial<TestInput> & { readonly right?: boolean };

const input = (test: FluencyTest, atMs: number, { right = true, ...how }: How = {}): TestInput => {
  const { answer } = parseSumOrThrow(test.task!.sumIds[0]!);
  return {
    given: { kind: 'value', raw: right ? notation(answer) : '999' },
    responseMs: 2500,
    motorMs: 1200,
    atMs,
    answeredAt: now + atMs,
    input: 'keyboard',
    ...how,
  };
};

/** Plays a whole block, an answer every so many ms. */
function playBlock(start: FluencyTest, everyMs: number, how: (place: number) => How = () => ({})) {
  let test = beginBlock(start);
  const answers: RecordedAnswer[] = [];
  for (let place = 0; test.state === 'running'; place += 1) {
    const atMs = (place + 1) * everyMs;
    const step =
      atMs < blockMs ? answerSum(test, input(test, atMs, how(place))) : timeUp(test, input(test, 0));
    answers.push(step.answer);
    test = step.test;
    if (atMs >= blockMs) break;
  }
  return { test, answers };
}

describe('a fluency test', () => {
  const both = windowFor('add-subtract-to-20');

  it('has a block of two minutes for each operation of the collection, and begins when the child does', () => {
    const test = startFluencyTest(both, 'automatiseertoets');
    expect(test).toMatchObject({ operations: ['add', 'subtract'], state: 'ready', task: null });
    expect(blockMs).toBe(120_000);
    const begun = beginBlock(test);
    expect(begun.state).toBe('running');
    expect(begun.task).toMatchObject({
      mode: 'type',
      purpose: 'test',
      block: { operation: 'add', attempt: 0 },
    });
    expect(beginBlock(begun)).toBe(begun);
  });

  it('asks sums of that operation only, from all quarters of the ladder in any four that follow each other', () => {
    const ladder = sumsOf(findCollection('tables-all')!);
    for (const seed of [1, 2, 3]) {
      const { answers } = playBlock(startFluencyTest(windowFor('tables-all', seed), 'g'), 3000);
      const places = answers.map(({ sumIds }) => ladder.indexOf(sumIds[0]!) / ladder.length);
      for (let at = 0; at + 4 <= 36; at += 4) {
        const quarters = places.slice(at, at + 4).map((place) => Math.floor(place * 4));
        expect(Math.max(...quarters) - Math.min(...quarters)).toBeGreaterThanOrEqual(2);
      }
      expect(new Set(answers.slice(0, 40).map(({ sumIds }) => sumIds[0])).size).toBe(40);
    }
  });

  it('is another for another window, and the same for the same', () => {
    const first = (seed: number) =>
      playBlock(startFluencyTest(windowFor('tables-all', seed), 'g'), 4000).answers.map(
        ({ sumIds }) => sumIds,
      );
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  it('asks all again in another order when a quick child has had them all, and none twice running', () => {
    const { answers } = playBlock(startFluencyTest(windowFor('table-2'), 'g'), 1500);
    const asked = answers.map(({ sumIds }) => sumIds[0]!);
    expect(asked.length).toBeGreaterThan(60);
    for (let at = 1; at < asked.length; at += 1) expect(asked[at]).not.toBe(asked[at - 1]);
  });

  it('goes on without a word about right or wrong', () => {
    const test = beginBlock(startFluencyTest(both, 'g'));
    const step = answerSum(test, input(test, 3000, { right: false }));
    expect(Object.keys(step)).toEqual(['test', 'answer']);
    expect(step.test.state).toBe('running');
    expect(step.test.task!.sumIds).not.toEqual(test.task!.sumIds);
  });

  it('ends a block when the time is up, and the test after the last block', () => {
    const one = playBlock(startFluencyTest(both, 'g'), 4000);
    expect(one.test).toMatchObject({ state: 'ready', block: 1, attempt: 0, task: null });
    const two = playBlock(one.test, 4000);
    expect(two.test).toMatchObject({ state: 'over', task: null });
    expect(() => answerSum(two.test, input(one.test.task ? one.test : beginBlock(one.test), 1))).toThrow(
      RangeError,
    );
  });

  it('does not count an answer that comes after the two minutes, right as it may be', () => {
    const begun = beginBlock(startFluencyTest(both, 'g'));
    const { test, answer } = answerSum(begun, input(begun, blockMs + 5));
    expect(test).toMatchObject({ state: 'ready', block: 1 });
    expect(fluencyReport([answer], 5)[0]).toMatchObject({ right: 0, wrong: 0, skipped: 0, accuracy: null });
    const context = { now, day: '2026-09-07', isSchoolDay: isWeekday, difficultyOf: difficultiesOf(both) };
    expect(scoreAnswer(learnerOf(both), answer, context).learner).toEqual(learnerOf(both));
  });

  it('voids the block when it is paused, and offers it again with other sums first', () => {
    const begun = beginBlock(startFluencyTest(both, 'g'));
    const { test: answered, answer } = answerSum(begun, input(begun, 3000));
    const paused = pauseBlock(answered);
    expect(paused).toMatchObject({ state: 'ready', block: 0, attempt: 1, task: null, answers: 1 });
    const again = beginBlock(paused);
    expect(again.task).toMatchObject({ position: 1, block: { operation: 'add', attempt: 1 } });
    const { answers } = playBlock(paused, 4000);
    expect(answers.slice(0, 8).map(({ sumIds }) => sumIds)).not.toEqual(
      playBlock(startFluencyTest(both, 'g'), 4000)
        .answers.slice(0, 8)
        .map(({ sumIds }) => sumIds),
    );
    const [report] = fluencyReport([answer, ...answers], 5);
    expect(report!.right).toBe(29);
    expect(pauseBlock(paused)).toBe(paused);
  });

  it('is taken up again after its whole blocks; one that was broken off is voided', () => {
    const one = playBlock(startFluencyTest(both, 'g'), 4000);
    const begun = beginBlock(one.test);
    const { answer } = answerSum(begun, input(begun, 3000));
    const stored = JSON.parse(JSON.stringify([...one.answers, answer])) as RecordedAnswer[];
    const again = resumeFluencyTest(both, 'g', stored.reverse());
    expect(again).toMatchObject({ state: 'ready', block: 1, attempt: 1, answers: one.answers.length + 1 });
    expect(resumeFluencyTest(both, 'g', one.answers)).toEqual(one.test);
  });

  it('moves the model, as practice does, and makes facts known by heart', () => {
    const { answers } = playBlock(startFluencyTest(both, 'g'), 4000);
    const context = { now, day: '2026-09-07', isSchoolDay: isWeekday, difficultyOf: difficultiesOf(both) };
    const [part] = scoreAnswer(learnerOf(both), answers[0]!, context).parts;
    expect(part!.trace.scored).toBe(true);
    expect(part!.trace.after.memory).toMatchObject({ fluentDays: ['2026-09-07'], producedFluently: true });
  });
});

describe('the report of a fluency test', () => {
  const window = windowFor('tables-all');

  it('says right per minute, accuracy and how each fact stood', () => {
    const how = (place: number): How => {
      if (place % 10 === 0) return { right: false };
      if (place % 10 === 1) return { given: { kind: 'unknown' } };
      if (place % 10 === 2) return { responseMs: 4300 };
      return place % 10 === 3 ? { responseMs: 4100 } : {};
    };
    const { answers } = playBlock(startFluencyTest(window, 'g'), 2950, how);
    const [report] = fluencyReport(answers, 5);
    expect(report).toMatchObject({
      operation: 'multiply',
      right: 32,
      wrong: 4,
      skipped: 4,
      rightPerMinute: 16,
    });
    expect(report!.accuracy).toBeCloseTo(32 / 36);
    const states = answers.slice(0, 5).map(({ sumIds }) => report!.facts[sumIds[0]!]);
    expect(states).toEqual(['wrong', 'skipped', 'slow', 'automated', 'by-heart']);
  });

  it('judges again and does not believe the device', () => {
    const { answers } = playBlock(startFluencyTest(window, 'g'), 5000, () => ({ right: false }));
    const forged = answers.map((answer) => ({ ...answer, shownRight: [true] }));
    expect(fluencyReport(forged, 5)[0]).toMatchObject({ right: 0, wrong: 23 });
  });

  it.each([
    ['tables-all', 5, { rightPerMinute: 20, wrongAtMost: 0.05, endOfYear: 5 }],
    ['tables-all', 4, { rightPerMinute: 20, wrongAtMost: 0.05, endOfYear: 5 }],
    ['add-subtract-to-20', 4, { rightPerMinute: 15, wrongAtMost: 0.05, endOfYear: 4 }],
    ['add-subtract-to-20', 6, { rightPerMinute: 20, wrongAtMost: 0.05, endOfYear: 5 }],
    ['division-all', 5, null],
  ] as const)('has for %s in year %i the guide value %o', (key, year, guide) => {
    const { answers } = playBlock(startFluencyTest(windowFor(key, 4, year), 'g'), 6000);
    expect(fluencyReport(answers, year)[0]!.guide).toEqual(guide);
  });

  it('says nothing of a block that was not ended', () => {
    const { answers } = playBlock(startFluencyTest(window, 'g'), 4000);
    expect(fluencyReport(answers.slice(0, -1), 5)).toEqual([]);
  });

  it('is the same whatever order the answers came in', () => {
    const { answers } = playBlock(startFluencyTest(window, 'g'), 4000, (place) => ({ right: place % 3 > 0 }));
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: answers.length }), (mixed) => {
        expect(fluencyReport(mixed, 5)).toEqual(fluencyReport(answers, 5));
      }),
      { numRuns: 10 },
    );
  });

  it('compares a child with its own earlier tests, and says whether a difference is more than chance', () => {
    const earlier = [
      { day: '2026-05-04', right: 30, rightPerMinute: 15 },
      { day: '2026-03-02', right: 36, rightPerMinute: 18 },
    ];
    expect(compareWithEarlier({ right: 36, rightPerMinute: 18 }, earlier)).toEqual({
      sinceLast: 3,
      isClear: false,
      best: 18,
    });
    expect(compareWithEarlier({ right: 50, rightPerMinute: 25 }, earlier)?.isClear).toBe(true);
    expect(compareWithEarlier({ right: 36, rightPerMinute: 18 }, [])).toBeNull();
  });
});
