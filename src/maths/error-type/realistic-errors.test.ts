import { describe, expect, it } from 'vitest';
import { bugs, playedErrors } from './realistic-errors.test-support';

describe('errors that children with a bug make', () => {
  const played = playedErrors();
  const misses = (wrong: typeof played) =>
    [...new Set(wrong.map(({ of, sum, given, first }) => `${of}: ${sum} ${given} is ${first}`))].slice(0, 12);

  it('are many, of many kinds', () => {
    expect(played.length).toBeGreaterThan(700);
    expect(bugs.length).toBeGreaterThanOrEqual(30);
  });

  it('are named rightly in at least 92 of 100', () => {
    const right = played.filter(({ first, named }) => named.some((error) => error === first));
    const missed = misses(played.filter((each) => !right.includes(each)));
    expect(right.length / played.length, missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  it('are named by nothing but another bug in at most 1 of 100', () => {
    const wrong = played.filter(
      ({ named, first }) => first !== 'unclassified' && !named.some((error) => error === first),
    );
    expect(wrong.length / played.length, misses(wrong).join('\n')).toBeLessThanOrEqual(0.01);
  });
});
