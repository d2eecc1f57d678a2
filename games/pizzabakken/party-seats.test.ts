import { describe, expect, it } from 'vitest';
import { layouts } from './layout';
import { guestsAt, seatsAt, seatTowards } from './party-seats';

describe('guestsAt', () => {
  it('lets the party grow with the rounds, up to all guests', () => {
    expect([1, 2, 3, 5, 20].map((parties) => guestsAt(parties, 5))).toEqual([3, 3, 4, 5, 5]);
  });
});

describe.each(['landscape', 'portrait'] as const)('seatsAt, %s', (orientation) => {
  it.each([3, 4, 5])('seats %i guests apart from each other', (count) => {
    const seats = seatsAt(layouts[orientation], count);
    expect(seats).toHaveLength(count);
    for (const [k, a] of seats.entries())
      for (const b of seats.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(110);
  });

  it('finds the guest towards whom a hand points', () => {
    const seats = seatsAt(layouts[orientation], 5);
    const { middle, table } = layouts[orientation];
    const from = { x: middle, y: table.y + 200 };
    for (const [k, seat] of seats.entries()) {
      const half = { x: (from.x + seat.x) / 2, y: (from.y + seat.y) / 2 };
      expect(seatTowards(seats, from, half)).toBe(k);
    }
  });
});
