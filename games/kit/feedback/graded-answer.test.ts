import { describe, expect, it } from 'vitest';
import type { ErrorType } from '@/maths/error-type/error-type';
import type { Verdict } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { describeGradedAnswer, type GradedAnswer, hintBesideDistance } from './graded-answer';

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
  it('says of a number that is put at its place both places, and each once', () => {
    for (const id of ['41=_', '41=_(0~100)'])
      expect(toldOf(id, '41', '48')).toBe('Jouw antwoord: 48. Juist is: 41.');
  });

  it('says a sum with its answer', () => {
    expect(toldOf('38+3=_', '41', '48')).toMatch(/^Kijk: 38 \+ 3 = 41\./);
  });
});

describe('hintBesideDistance', () => {
  const hint = (...errors: ErrorType[]) => {
    const perSum = [
      {
        sumId: parseSumOrThrow('7+5=_').id,
        outcome: 0 as const,
        right: false,
        correct: '12',
        given: '13',
        errors,
      },
    ];
    const verdict: Verdict = {
      taskId: 'a',
      right: false,
      perSum,
      next: 'explain',
      strategyOf: null,
      streak: 0,
    };
    return hintBesideDistance({ named: 'Bijna.', verdict });
  };

  it('leaves out a hint that only tells how far off an answer was', () => {
    expect(hint('one-off')).toBeNull();
    expect(hint('ten-off')).toBeNull();
  });

  it('keeps a hint that tells what was done', () => {
    expect(hint('subtracted-instead', 'one-off')).toBe('Bijna.');
  });
});
