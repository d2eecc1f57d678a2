import { describe, expect, it } from 'vitest';
import { better, Ghost, ghostLead, passedIn, readRun } from './ghost';

const best = [true, false, true, true];

describe('the ghost of an own best round', () => {
  it('is ahead by places passed, at the same place of the round', () => {
    expect(ghostLead(best, [false])).toBe(1);
    expect(ghostLead(best, [true, true])).toBe(-1);
    expect(ghostLead(best, [true, false, true])).toBe(0);
  });

  it('is not there in the first round, nor where it never came', () => {
    expect(ghostLead([], [true])).toBeNull();
    expect(ghostLead([true], [true, true])).toBeNull();
  });

  it('becomes the run with the larger share; time is nowhere in it', () => {
    expect(better(best, [true, true, true, true])).toEqual([true, true, true, true]);
    expect(better(best, [true, false])).toBe(best);
    expect(better([], [false])).toEqual([false]);
    expect(passedIn(best)).toBe(3);
  });

  it('goes along with a round, and is set beside it at the end', () => {
    const ghost = new Ghost(best);
    for (const [place, passed] of [true, true, true, true].entries()) ghost.mark(place, passed);
    expect(ghost.lead).toBe(-1);
    expect(ghost.result).toEqual({ own: 4, ghost: 3 });
    expect(ghost.best).toEqual([true, true, true, true]);
  });

  it('is not beaten by a round of which the beginning was not seen', () => {
    const ghost = new Ghost([false, false, false]);
    ghost.mark(1, true);
    ghost.mark(2, true);
    expect(ghost.result).toEqual({ own: 2, ghost: null });
    expect(ghost.best).toEqual([false, false, false]);
  });

  it('is read back as it was kept, and is none when that makes no sense', () => {
    expect(readRun(JSON.parse(JSON.stringify(best)))).toEqual(best);
    expect(readRun('x')).toEqual([]);
    expect(readRun(Array.from({ length: 500 }, () => true))).toHaveLength(60);
  });
});
