import { describe, expect, it } from 'vitest';
import type { SkillId } from '../sum/sum';
import { standingOfFacts, standingOfProcedure, stateTogether } from './standing';

describe('standingOfFacts', () => {
  const stateOf = (known: number, nearly: number, practised: number, all: number) =>
    standingOfFacts({ known, nearly, practised }, all).state;

  it('is reached when nine of ten are known by heart', () => {
    expect(stateOf(36, 0, 36, 40)).toBe('reached');
    expect(stateOf(35, 5, 40, 40)).toBe('nearly');
  });

  it('is not nearly reached while fewer than half are known by heart', () => {
    expect(stateOf(6, 34, 40, 40)).toBe('under-way');
    expect(stateOf(20, 16, 40, 40)).toBe('nearly');
  });

  it('is not begun, and nothing less, when nothing was practised', () => {
    expect(stateOf(0, 0, 0, 40)).toBe('not-begun');
  });
});

describe('standingOfProcedure', () => {
  const stateOf = (
    right: number,
    looked: number,
    more: { days?: number; isBack?: boolean; lookedToLastRight?: number } = {},
  ) =>
    standingOfProcedure({
      skill: 'add/to-100' as SkillId,
      answers: looked,
      looked,
      lookedToLastRight: looked,
      right,
      days: 2,
      isBack: false,
      ...more,
    }).state;

  it('asks for ten answers on two days before it is reached', () => {
    expect(stateOf(9, 10)).toBe('reached');
    expect(stateOf(9, 9)).toBe('nearly');
    expect(stateOf(20, 20, { days: 1 })).toBe('nearly');
  });

  it('is never brought nearer by a wrong answer that completes the number asked for', () => {
    expect(stateOf(9, 10, { lookedToLastRight: 9 })).toBe('nearly');
    expect(stateOf(4, 5, { lookedToLastRight: 4 })).toBe('under-way');
  });

  it('is unsure with few answers, but not of a pupil that has just stepped back', () => {
    expect(stateOf(4, 4)).toBe('unsure');
    expect(stateOf(0, 0, { isBack: true })).toBe('under-way');
  });
});

describe('stateTogether', () => {
  it('is that of what was begun: what was not practised counts against nobody', () => {
    expect(stateTogether(['not-begun', 'not-begun'])).toBe('not-begun');
    expect(stateTogether(['reached', 'not-begun'])).toBe('reached');
    expect(stateTogether(['reached', 'nearly'])).toBe('nearly');
    expect(stateTogether(['unsure', 'not-begun'])).toBe('unsure');
    expect(stateTogether(['unsure', 'nearly'])).toBe('under-way');
  });
});
