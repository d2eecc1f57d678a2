import { describe, expect, it } from 'vitest';
import { flagsWithGoals, mayGuess, type RecentWork, workFlags } from './attention';
import { standingOfFacts } from './standing';

const work = (answers: number, correct: number, more: Partial<RecentWork> = {}): RecentWork => ({
  answers,
  correct,
  practisedLately: true,
  known: true,
  groupPractised: true,
  ...more,
});
const none = { all: 0, hurried: 0 };

describe('workFlags', () => {
  it('calls a pupil stuck below 75 % right of 30 answers', () => {
    expect(workFlags(work(30, 22), none)).toEqual(['stuck']);
    expect(workFlags(work(30, 23), none)).toEqual([]);
    expect(workFlags(work(29, 10), none)).toEqual([]);
  });

  it('says that a pupil guesses, and not that it is stuck, when a third of the wrong answers are hurried', () => {
    expect(workFlags(work(60, 30), { all: 30, hurried: 10 })).toEqual(['guessing']);
    expect(workFlags(work(60, 30), { all: 30, hurried: 9 })).toEqual(['stuck']);
    expect(workFlags(work(60, 45), { all: 15, hurried: 5 })).toEqual([]);
  });

  it('does not say so of a pupil with 80 % right, however quick its slips are', () => {
    expect(mayGuess(work(100, 80))).toBe(false);
    expect(workFlags(work(100, 80), { all: 20, hurried: 20 })).toEqual([]);
  });

  it('says who does not practise while the group does', () => {
    expect(workFlags(work(0, 0, { practisedLately: false }), null)).toEqual(['not-practising']);
    expect(workFlags(work(0, 0, { practisedLately: false, groupPractised: false }), null)).toEqual([]);
  });
});

describe('flagsWithGoals', () => {
  const goalWith = (wobbly: number) => {
    const part = {
      skill: 'multiply/table-5',
      kind: 'facts',
      ...standingOfFacts({ known: 6, nearly: 4 - wobbly, practised: 10 }, 10),
    };
    return { state: part.state, practised: 10, parts: [part] } as unknown as Parameters<
      typeof flagsWithGoals
    >[2][number];
  };

  it('says who is ready for more, only where nothing that was practised of a goal is wobbly', () => {
    expect(flagsWithGoals(work(60, 57), [], [goalWith(0)])).toEqual(['ready-for-more']);
    expect(flagsWithGoals(work(60, 57), [], [goalWith(1)])).toEqual([]);
    expect(flagsWithGoals(work(60, 56), [], [goalWith(0)])).toEqual([]);
    expect(flagsWithGoals(work(56, 56), [], [goalWith(0)])).toEqual([]);
    expect(flagsWithGoals(work(60, 60), ['not-practising'], [goalWith(0)])).toEqual(['not-practising']);
  });
});
