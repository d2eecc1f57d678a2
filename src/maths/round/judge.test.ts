import { describe, expect, it } from 'vitest';
import { emptyLearner } from '../learn/empty-learner';
import { isWeekday } from '../learn/school-days';
import type { SumId } from '../sum/sum';
import type { RecordedAnswer } from './round';
import { scoreAnswer } from './score-answer';
import type { Given } from './task';

const now = Date.UTC(2026, 8, 7, 9);

describe('judging', () => {
  const question = { sumIds: ['7+5=_' as SumId] };
  const score = (given: Given, extra: Partial<RecordedAnswer> = {}) =>
    scoreAnswer(
      emptyLearner(4),
      {
        ...question,
        mode: 'type',
        purpose: 'practice',
        given,
        responseMs: 2000,
        motorMs: 800,
        tempo: 'quick',
        helped: false,
        ...extra,
      },
      { now, day: '2026-09-07', isSchoolDay: isWeekday, difficultyOf: () => 0 },
    ).parts[0]!.verdict;

  it.each([
    [{ kind: 'value', raw: ' 12 ' }, true, '12'],
    [{ kind: 'value', raw: '24/2' }, true, '12'],
    [{ kind: 'value', raw: '13' }, false, '13'],
    [{ kind: 'value', raw: 'twaalf' }, false, null],
    [{ kind: 'place', value: '12' }, true, '12'],
    [{ kind: 'pieces', values: ['10', '2'] }, true, '12'],
    [{ kind: 'pieces', values: ['10', 'x'] }, false, null],
    [{ kind: 'pieces', values: [] }, false, null],
    [{ kind: 'choice', optionId: 'nowhere' }, false, null],
    [{ kind: 'unknown' }, false, null],
  ] as [Given, boolean, string | null][])('judges %o', (given, right, value) => {
    expect(score(given)).toMatchObject({ right, given: value, correct: '12' });
  });

  it('judges an order sum by sum', () => {
    const sumIds = ['3*4=_', '7+5=_', '2+3=_'] as SumId[];
    const verdicts = scoreAnswer(
      emptyLearner(4),
      {
        sumIds,
        mode: 'order',
        purpose: 'practice',
        given: { kind: 'order', sumIds: ['2+3=_', '3*4=_', '7+5=_'] as SumId[] },
        responseMs: 9000,
        motorMs: 800,
        tempo: 'slow',
        helped: false,
      },
      { now, day: '2026-09-07', isSchoolDay: isWeekday, difficultyOf: () => 0 },
    ).parts.map(({ verdict }) => verdict.right);
    expect(verdicts).toEqual([true, true, true]);
  });

  it('judges a set by all options at once', () => {
    const options = ['12', '13', '12', '7'].map((value, index) => ({ id: `o${index}`, value }));
    expect(score({ kind: 'set', optionIds: ['o0', 'o2'] }, { options, mode: 'collect' }).right).toBe(true);
    expect(score({ kind: 'set', optionIds: ['o0'] }, { options, mode: 'collect' }).right).toBe(false);
  });
});
