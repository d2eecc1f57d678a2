import { describe, expect, it } from 'vitest';
import { exampleNames, exampleWeeks } from './example-progress';

const known = (states: ReadonlyMap<string, string>) =>
  [...states.values()].filter((state) => state === 'known').length;

describe('exampleWeeks', () => {
  it('gives the same weeks each time, in whatever order they are asked for', () => {
    const [one, other] = [exampleWeeks(), exampleWeeks()];
    const second = one('milan', 2);
    expect(other('milan', 1)).toEqual(one('milan', 1));
    expect(other('milan', 2)).toEqual(second);
  });

  it.each(exampleNames)('lets %s know more after three weeks than after one', (name) => {
    const weeks = exampleWeeks();
    expect(known(weeks(name, 3).states)).toBeGreaterThan(known(weeks(name, 1).states));
  });

  it('keeps every answer with its sum', () => {
    const { answers, given, right } = exampleWeeks()('fien', 1);
    const all = [...answers.values()].flat();
    expect(all).toHaveLength(given);
    expect(all.filter((answer) => answer.right)).toHaveLength(right);
    expect(right).toBeLessThan(given);
  });
});
