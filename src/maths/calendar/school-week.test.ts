import { describe, expect, it } from 'vitest';
import { schoolWeekOf } from './school-week';

describe('schoolWeekOf', () => {
  it('counts from the first week after the summer holiday of the region', () => {
    expect(schoolWeekOf('vlaanderen', '2026-09-01')).toBe(1);
    expect(schoolWeekOf('vlaanderen', '2026-09-07')).toBe(2);
  });

  it('passes over weeks in which no school of the region is open', () => {
    const [before, within, after] = ['2026-10-30', '2026-11-04', '2026-11-09'].map((day) =>
      schoolWeekOf('vlaanderen', day),
    );
    expect([within! - before!, after! - before!]).toEqual([0, 1]);
  });

  it('goes on to the end of the school year, and begins again after the summer', () => {
    for (const region of ['noord', 'midden', 'zuid', 'nederland', 'vlaanderen'] as const) {
      expect(schoolWeekOf(region, '2027-06-28')).toBeGreaterThanOrEqual(36);
      expect(schoolWeekOf(region, '2027-09-08')).toBeLessThanOrEqual(3);
    }
  });

  it('knows years whose holidays are not published', () => {
    expect(schoolWeekOf('noord', '2041-09-10')).toBe(2);
    expect(schoolWeekOf('noord', '2042-02-03')).toBeGreaterThan(20);
  });
});
