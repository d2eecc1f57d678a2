import { describe, expect, it } from 'vitest';
import { subjectProblems } from './commits.mjs';

describe('subjectProblems', () => {
  it.each([
    'feat(savings): show what each stamp was earned for',
    'fix: answer 400 to a malformed body',
    'refactor(school, server)!: rename class to group',
  ])('accepts %s', (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  it.each([
    'Say of each stamp what it was for',
    'feature(savings): show stamps',
    'fix(round):',
    'fix(Round): fall back',
    `fix(round): ${'x'.repeat(70)}`,
  ])('rejects %s', (subject) => {
    expect(subjectProblems(subject)).toHaveLength(1);
  });
});
