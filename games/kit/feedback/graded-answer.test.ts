import { describe, expect, it } from 'vitest';
import type { Verdict } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { describeGradedAnswer, type GradedAnswer } from './graded-answer';

/** Tells of a wrong answer to a sum that is put on a line. */
function toldOf(id: string, correct: string, answered: string): string {
  const sum = parseSumOrThrow(id);
  const verdict: Verdict = {
    taskId: 'a',
    right: false,
    perSum: [{ sumId: sum.id, outcome: 0, right: false, correct, given: answered, errors: [] }],
    next: 'explain',
    strategyOf: null,
    streak: 0,
  };
  const graded: GradedAnswer = {
    task: { taskId: 'a', position: 0, sumIds: [sum.id], mode: 'place', purpose: 'practice' },
    given: { kind: 'place', value: answered },
    verdict,
    next: null,
    from: undefined,
    sum,
    correct,
    answered,
    named: null,
  };
  return describeGradedAnswer(graded, 'nl');
}

describe('an answer in words', () => {
  it('says a number that is put on a line once', () => {
    expect(toldOf('41=_(0~100)', '41', '48')).toMatch(/^Kijk: 41\./);
  });

  it('says a sum with its answer', () => {
    expect(toldOf('38+3=_', '41', '48')).toMatch(/^Kijk: 38 \+ 3 = 41\./);
  });
});
