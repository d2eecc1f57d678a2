import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { lessonOf } from './lesson';
import { platformOf, toNumber } from './rules';

const lesson = (id: string, ...train: readonly number[]) =>
  lessonOf(
    platformOf(parseSumOrThrow(id)),
    train.map((length) => rational(length)),
    'nl',
    (value: Rational) => `${toNumber(value)}`,
  ).labels;

describe('lessonOf', () => {
  it('measures the train and the gap', () => {
    expect(lesson('7+5=_', 8, 2)).toEqual({ train: '10', gap: '2', own: null, right: null });
  });

  it('names the child’s own number and the asked one where a known part stands before it', () => {
    expect(lesson('70-6=_', 6, 50)).toEqual({ train: '56', gap: '14', own: '50', right: '64' });
    expect(lesson('70-6=_', 6)).toMatchObject({ own: null, right: '64' });
  });

  it('names it once where the whole train is the child’s own', () => {
    expect(lesson('38+5=_', 10, 10)?.own).toBeNull();
  });
});
