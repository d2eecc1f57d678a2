import { describe, expect, it } from 'vitest';
import type { KeptRound } from '../outbox/entry';
import { freshestSpare, roundsHere } from './kept-rounds';

const now = new Date(2026, 10, 23, 9).getTime();
const day = 86_400_000;
const task = { practiceTaskId: 't1', purpose: 'practice' } as const;
const round = (windowId: string, part: Partial<KeptRound> = {}): KeptRound => ({
  windowId,
  pupilId: 'p1',
  practiceTaskId: 't1',
  ticket: 'x',
  content: {} as KeptRound['content'],
  end: 'open',
  keptAt: now,
  answered: 0,
  ...part,
});

describe('the round to play without a network', () => {
  it('is the newest that nobody began, of the same task and purpose', () => {
    const rounds = [
      round('old', { keptAt: now - day }),
      round('new'),
      round('begun', { answered: 2, keptAt: now + 1 }),
      round('other', { practiceTaskId: 't2', keptAt: now + 1 }),
      round('test', { content: { purpose: 'fluency-test' } as KeptRound['content'], keptAt: now + 1 }),
    ];
    expect(freshestSpare(rounds, task)?.windowId).toBe('new');
    expect(freshestSpare(rounds, { ...task, purpose: 'fluency-test' })?.windowId).toBe('test');
    expect(freshestSpare([round('begun', { answered: 1 })], task)).toBeUndefined();
  });

  it('is the one begun today before any other', () => {
    const rounds = [round('spare'), round('begun', { answered: 3 })];
    expect(roundsHere(rounds, task, now)).toEqual({ done: 0, begunId: 'begun', spareId: 'spare' });
    expect(roundsHere(rounds, task, now + day).begunId).toBeNull();
  });
});

it('counts the rounds of today that the server has not heard of, by the clock of the device alone', () => {
  const wrong = { content: { day: '2031-01-01' } as KeptRound['content'], answered: 10 };
  const rounds = [
    round('a', { ...wrong, end: 'waiting' }),
    round('b', { ...wrong, end: 'told' }),
    round('c', { ...wrong, end: 'waiting', keptAt: now - day }),
  ];
  expect(roundsHere(rounds, task, now).done).toBe(1);
});
