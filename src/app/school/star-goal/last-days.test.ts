import { describe, expect, it } from 'vitest';
import { lastDaysFrom } from './last-days';

describe('lastDaysFrom', () => {
  it('gives the Sundays of this week and of the next, on each day of a week', () => {
    for (const today of ['2026-11-23', '2026-11-26', '2026-11-29'])
      expect(lastDaysFrom(today), today).toEqual({ thisWeek: '2026-11-29', nextWeek: '2026-12-06' });
  });

  it('goes over the end of a month and a year', () => {
    expect(lastDaysFrom('2026-12-28')).toEqual({ thisWeek: '2027-01-03', nextWeek: '2027-01-10' });
  });
});
