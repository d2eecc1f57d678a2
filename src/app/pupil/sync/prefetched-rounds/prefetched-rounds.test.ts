import { describe, expect, it } from 'vitest';
import type { StoredRound } from '../outbox/entry';
import { deviceRounds, newestPrefetchedRound } from './prefetched-rounds';

const now = new Date(2026, 10, 23, 9).getTime();
const day = 86_400_000;
const task = { practiceTaskId: 't1', purpose: 'practice' } as const;
const round = (windowId: string, part: Partial<StoredRound> = {}): StoredRound => ({
  windowId,
  pupilId: 'p1',
  practiceTaskId: 't1',
  ticket: 'x',
  content: {} as StoredRound['content'],
  end: 'open',
  keptAt: now,
  answered: 0,
  ...part,
});

describe('deviceRounds', () => {
  it('finds the newest prefetched round of the same task and purpose', () => {
    const rounds = [
      round('old', { keptAt: now - day }),
      round('new'),
      round('begun', { answered: 2, keptAt: now + 1 }),
      round('other', { practiceTaskId: 't2', keptAt: now + 1 }),
      round('test', { content: { purpose: 'fluency-test' } as StoredRound['content'], keptAt: now + 1 }),
    ];
    expect(newestPrefetchedRound(rounds, task)?.windowId).toBe('new');
    expect(newestPrefetchedRound(rounds, { ...task, purpose: 'fluency-test' })?.windowId).toBe('test');
    expect(newestPrefetchedRound([round('begun', { answered: 1 })], task)).toBeUndefined();
  });

  it('prefers the round begun today', () => {
    const rounds = [round('prefetched'), round('begun', { answered: 3 })];
    expect(deviceRounds(rounds, task, now)).toEqual({
      done: 0,
      begunId: 'begun',
      prefetchedId: 'prefetched',
    });
    expect(deviceRounds(rounds, task, now + day).begunId).toBeNull();
  });
});

it('counts today’s unsent rounds by the clock of the device', () => {
  const wrong = { content: { day: '2031-01-01' } as StoredRound['content'], answered: 10 };
  const rounds = [
    round('a', { ...wrong, end: 'waiting' }),
    round('b', { ...wrong, end: 'told' }),
    round('c', { ...wrong, end: 'waiting', keptAt: now - day }),
  ];
  expect(deviceRounds(rounds, task, now).done).toBe(1);
});
