import { describe, expect, it } from 'vitest';
import { isWeekday } from '../calendar/school-days';
import { neighboursOf } from '../collections/neighbours';
import { standardCollections } from '../collections/standard-collections';
import { type SumCollection, sumsOf } from '../collections/sum-collection';
import { emptyLearner } from '../learn/empty-learner';
import { scoreAnswer } from '../round/judging/score-answer';
import { answerNotation, answerOf } from '../sum/answer';
import { parseSumOrThrow } from '../sum/read-sum';
import { makeWindow } from './make-window';
import { difficultiesOf } from './window-learner';

const settings = {
  series: 'adaptive',
  sumsPerRound: 12,
  help: true,
  clock: 'off',
  fragileLimit: 12,
} as const;
const dayMs = 86_400_000;
const answersADay = 36;

/**
 * Plays a first day on which two thirds of the answers are wrong, and nine on which all are right, each given after
 * `responseMs`; returns for each day whether its window brought sums from below.
 */
function daysBelow(collection: SumCollection, responseMs: number): boolean[] {
  let learner = emptyLearner(collection.years[0] ?? 4);
  return Array.from({ length: 10 }, (_, turn) => {
    const now = Date.UTC(2026, 8, 7, 9) + turn * dayMs;
    const day = new Date(now).toISOString().slice(0, 10);
    const window = makeWindow({
      id: `w${turn}`,
      pupilId: 'p',
      practiceTaskId: 't',
      collection,
      beside: neighboursOf(collection.key),
      learner,
      settings,
      now,
      day,
      seed: turn,
    });
    const context = { now, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
    for (let position = 0; position < answersADay; position += 1) {
      const { sumId = '' } = window.pool[position % window.pool.length] ?? {};
      const sum = parseSumOrThrow(sumId);
      const right = turn > 0 || position % 3 === 0;
      const answer = {
        answerId: `${turn}-${position}`,
        position,
        sumIds: [sum.id],
        mode: 'type',
        purpose: 'practice',
        given: { kind: 'value', raw: right ? answerNotation(answerOf(sum)) : String(sum.answer.num + 1) },
        shownRight: [right],
        responseMs,
        motorMs: 600,
        tempo: 'quick',
        helped: false,
        answeredAt: now + position * 5000,
        game: 'bellenprikken',
        input: 'pointer',
      } as const;
      learner = scoreAnswer(learner, answer, context).learner;
    }
    return window.beyond === 'below';
  });
}

/** Sums with negative numbers count as facts and are worked out: a slow child stays below them for longer. */
const slow = new Set(['below-zero']);

const ofFacts = standardCollections.filter(
  ({ key, rungs }) =>
    neighboursOf(key).below.length > 0 &&
    rungs.every(({ sums }) => sums.every((sumId) => parseSumOrThrow(sumId).learnedAs === 'fact')) &&
    !slow.has(key),
);

describe('after a first day that was too hard', () => {
  it.each([
    [2500, 5],
    [6000, 8],
  ])('a child that is right after %i ms is back at every collection of facts by day %i', (ms, day) => {
    const late = ofFacts.filter((collection) => daysBelow(collection, ms).slice(day).includes(true));
    expect(late.map(({ key }) => key)).toEqual([]);
    expect(ofFacts.length).toBeGreaterThan(30);
  });

  it('sums from below that a child knows leave its rounds', () => {
    const [table] = standardCollections.filter(({ key }) => key === 'table-10');
    expect(table && sumsOf(table).length).toBe(10);
    expect(daysBelow(table as SumCollection, 6000).indexOf(false, 1)).toBeLessThanOrEqual(5);
  });
});
