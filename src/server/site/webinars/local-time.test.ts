import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webinarZones } from '@/contract/webinar-rules';
import { localTimeOf, momentOf } from './local-time';

describe('momentOf', () => {
  it.each([
    ['2026-12-09', '15:30', 'Europe/Amsterdam', '2026-12-09T14:30:00.000Z'],
    ['2026-06-09', '15:30', 'Europe/Amsterdam', '2026-06-09T13:30:00.000Z'],
    ['2026-06-09', '15:30', 'Europe/London', '2026-06-09T14:30:00.000Z'],
    // The clock goes from 02:00 to 03:00, and half a year later from 03:00 back to 02:00.
    ['2026-03-29', '01:59', 'Europe/Brussels', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Brussels', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Brussels', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Brussels', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Brussels', '2026-10-25T02:00:00.000Z'],
  ] as const)('reads %s %s in %s as %s', (day, time, zone, moment) => {
    expect(momentOf({ day, time }, zone).toISOString()).toBe(moment);
  });

  it('is the inverse of localTimeOf but for the hour that comes twice', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(...webinarZones), (moment, zone) => {
        const at = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const back = momentOf(localTimeOf(at, zone), zone);
        expect([0, 3_600_000]).toContain(at.getTime() - back.getTime());
        expect(localTimeOf(back, zone)).toEqual(localTimeOf(at, zone));
      }),
    );
  });
});
