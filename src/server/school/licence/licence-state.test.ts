import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDay } from '../../shared/calendar';
import { endingDays, graceDays, licenceState } from './licence-state';

const endsOn = '2027-07-31';
const onDay = (days: number, used = 0, pupilsAllowed = 100) =>
  licenceState({ kind: 'school', pupilsAllowed, endsOn }, used, shiftDay(endsOn, days));

describe('a licence', () => {
  it.each([
    [-endingDays.school, 'active', true],
    [-endingDays.school + 1, 'ending', true],
    [0, 'ending', true],
    [1, 'grace', true],
    [graceDays, 'grace', true],
    [graceDays + 1, 'over', false],
  ] as const)('is, %i days after its last one, %s', (days, phase, mayPractise) => {
    expect(onDay(days)).toMatchObject({ phase, mayPractise });
  });

  it('counts the days that are left of its phase with today', () => {
    expect([onDay(0), onDay(-1), onDay(1), onDay(graceDays), onDay(graceDays + 1)]).toMatchObject([
      { daysLeft: 1 },
      { daysLeft: 2 },
      { daysLeft: graceDays },
      { daysLeft: 1 },
      { daysLeft: 0 },
    ]);
  });

  it.each([
    [0, 'enough', 100],
    [89, 'enough', 11],
    [90, 'near', 10],
    [99, 'near', 1],
    [100, 'full', 0],
    [101, 'exceeded', 0],
  ] as const)('with %i of 100 pupils has room: %s, and seats left: %i', (used, room, placesLeft) => {
    expect(onDay(-200, used)).toMatchObject({ room, placesLeft, mayPractise: true });
  });

  it('never gives seats that are not there, and none once it has ended', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: -400, max: 400 }),
        (used, allowed, days) => {
          const { placesLeft, phase } = onDay(days, used, allowed);
          const ended = phase === 'grace' || phase === 'over';
          expect(placesLeft).toBe(ended ? 0 : Math.max(0, allowed - used));
        },
      ),
    );
  });
});
