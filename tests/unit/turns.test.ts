import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseThemselves,
  everyRun,
  hasTurn,
  isInTurn,
  isTurnOf,
  namesOfSpecs,
  restingSpecs,
  sampled,
  testHasTurn,
} from '../e2e/support/turns';

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

  it('come round one by one where a spec gives a sample, and each day where it is whole', () => {
    const days = (name: string, title: string) =>
      Array.from({ length: 60 }, (_, day) => isInTurn(20_000 + day, name, title)).filter(Boolean).length;
    fc.assert(
      fc.property(fc.constantFrom(...sampled), fc.string(), ([name, every], title) => {
        expect(days(name, title)).toBe(60 / every);
        expect(days('security', title)).toBe(60);
      }),
    );
  });

  it('are of one kind each, and every name of one is that of a file', () => {
    const specs = namesOfSpecs();
    const named = [...everyRun, ...sampled.keys(), ...chooseThemselves];
    expect(named.filter((name) => !specs.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(specs.length).toBeGreaterThan(2 * named.length);
  });

  it('all run where nobody says that they take turns', () => {
    expect(restingSpecs()).toEqual([]);
    expect([0, 1, 2].map((place) => hasTurn(place, 3))).toEqual([true, true, true]);
    const titles = ['one', 'two', 'three', 'four', 'five'];
    expect(titles.filter((title) => !testHasTurn('tests/e2e/pupil-trouble.spec.ts', [title]))).toEqual([]);
  });
});
