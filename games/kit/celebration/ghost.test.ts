import { describe, expect, it } from 'vitest';
import { better, Ghost, ghostLead, passedIn, readRun } from './ghost';

const best = [true, false, true, true];

describe('Ghost', () => {
  it('leads by the tasks passed at the same point of the round', () => {
    expect(ghostLead(best, [false])).toBe(1);
    expect(ghostLead(best, [true, true])).toBe(-1);
    expect(ghostLead(best, [true, false, true])).toBe(0);
  });

  it('has no lead without a best run, or beyond the end of that run', () => {
    expect(ghostLead([], [true])).toBeNull();
    expect(ghostLead([true], [true, true])).toBeNull();
  });

  it('keeps the run with the larger share of passed tasks', () => {
    expect(better(best, [true, true, true, true])).toEqual([true, true, true, true]);
    expect(better(best, [true, false])).toBe(best);
    expect(better([], [false])).toEqual([false]);
    expect(passedIn(best)).toBe(3);
  });

  it('compares a whole round with the best run', () => {
    const ghost = new Ghost(best);
    for (const [place, passed] of [true, true, true, true].entries()) ghost.mark(place, passed);
    expect(ghost.lead).toBe(-1);
    expect(ghost.result).toEqual({ own: 4, ghost: 3 });
    expect(ghost.best).toEqual([true, true, true, true]);
  });

  it('counts a task of which it was not told as missed', () => {
    const ghost = new Ghost([false, false, true]);
    ghost.mark(1, true);
    ghost.mark(2, true);
    expect(ghost.result).toEqual({ own: 2, ghost: 1 });
    expect(ghost.best).toEqual([false, true, true]);
  });

  it('reads a stored run, and an empty one from anything else', () => {
    expect(readRun(JSON.parse(JSON.stringify(best)))).toEqual(best);
    expect(readRun('x')).toEqual([]);
    expect(readRun(Array.from({ length: 500 }, () => true))).toHaveLength(60);
  });
});
