import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyRun, hasTurn, isTurnOf, namesOfSpecs, restingSpecs } from '../e2e/support/turns';

describe('browser tests that take turns', () => {
  it('come round once in as many turns as there are', () => {
    const part = fc.record({ turn: fc.nat(), place: fc.nat(500), every: fc.integer({ min: 1, max: 7 }) });
    fc.assert(
      fc.property(part, ({ turn, place, every }) => {
        const turns = Array.from({ length: every }, (_, later) => isTurnOf(turn + later, place, every));
        expect(turns.filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  it('leave out no spec that every run has, and every name of one is that of a file', () => {
    const specs = namesOfSpecs();
    expect([...everyRun].filter((name) => !specs.includes(name))).toEqual([]);
    expect(specs.length).toBeGreaterThan(2 * 20);
  });

  it('all run where nobody says that they take turns', () => {
    expect(restingSpecs()).toEqual([]);
    expect([0, 1, 2].map((place) => hasTurn(place, 3))).toEqual([true, true, true]);
  });
});
