import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseThemselves,
  days,
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
  it('come round once in as many days as there are turns', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(500), (turn, place) => {
        const turns = Array.from({ length: days }, (_, later) => isTurnOf(turn + later, place));
        expect(turns.filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  it('come round one by one where a spec gives a sample, and are in each run where it is whole', () => {
    const runs = (name: string, title: string) =>
      Array.from({ length: days }, (_, later) => isInTurn(20_000 + later, name, title)).filter(Boolean);
    fc.assert(
      fc.property(fc.constantFrom(...sampled), fc.string(), (name, title) => {
        expect(runs(name, title)).toHaveLength(1);
        expect(runs('security', title)).toHaveLength(days);
      }),
    );
  });

  it('are of one kind each, and every name of one is that of a file', () => {
    const specs = namesOfSpecs();
    const named = [...everyRun, ...sampled, ...chooseThemselves];
    expect(named.filter((name) => !specs.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(specs.length).toBeGreaterThan(2 * named.length);
  });

  it('all run where nobody says that they take turns', () => {
    expect(restingSpecs()).toEqual([]);
    expect([0, 1, 2].map((place) => hasTurn(place))).toEqual([true, true, true]);
    const titles = ['one', 'two', 'three', 'four', 'five'];
    expect(titles.filter((title) => !testHasTurn('tests/e2e/pupil-trouble.spec.ts', [title]))).toEqual([]);
  });
});
