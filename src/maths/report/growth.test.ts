import { describe, expect, it } from 'vitest';
import { knownByWeek, paceOf } from './growth';

const week = (place: number, right: number, rightPerMinute = 5 + place) => ({
  week: `2026-11-0${place}`,
  answers: 100,
  right,
  rightPerMinute,
});

describe('paceOf', () => {
  it('shows weeks in which most was right', () => {
    const weeks = [week(1, 90), week(2, 70), week(3, 92)];
    expect(paceOf(weeks, [])).toEqual([weeks[0], weeks[2]]);
  });

  it('shows nothing of a pupil that guesses, is stuck or grows less accurate', () => {
    const weeks = [week(1, 95), week(2, 92)];
    expect(paceOf(weeks, ['guessing'])).toEqual([]);
    expect(paceOf(weeks, ['stuck'])).toEqual([]);
    expect(paceOf([week(1, 95), week(2, 88)], [])).toEqual([]);
    expect(paceOf([week(1, 70), week(2, 75)], [])).toEqual([]);
  });
});

describe('knownByWeek', () => {
  it('counts back from what is known now, past weeks without practice', () => {
    const changes = [
      { week: '2026-11-02', change: 3 },
      { week: '2026-11-16', change: -1 },
      { week: '2026-11-16', change: 4 },
    ];
    expect(knownByWeek(8, ['2026-11-02', '2026-11-16'], changes)).toEqual([
      { week: '2026-11-02', known: 5 },
      { week: '2026-11-16', known: 8 },
    ]);
  });
});
