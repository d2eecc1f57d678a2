import { describe, expect, it } from 'vitest';
import { bays, broughtBy, frameOf, hasBalloon, isEvening, isHidden, setHolds, standsIn } from './growth';

describe('the garage', () => {
  it('shows another car in each bay, then buses, then ferries', () => {
    const frames = Array.from({ length: bays }, (_, place) => frameOf(place));
    expect(new Set(frames).size).toBe(bays);
    expect([frameOf(bays), frameOf(2 * bays), frameOf(3 * bays)]).toEqual(['bus-1', 'ferry-1', 'car-1']);
    expect([1, 12, 13, 25, 37].map(broughtBy)).toEqual(['car', 'car', 'bus', 'ferry', 'car']);
  });

  it('never empties a bay, and gives the bay of the last round the newest vehicle', () => {
    for (let rounds = 1; rounds < 2 * setHolds; rounds++) {
      const standing = Array.from({ length: bays }, (_, bay) => standsIn(bay, rounds));
      expect(standing.filter((place) => place !== null)).toHaveLength(Math.min(bays, rounds));
      expect(Math.max(...standing.map((place) => place ?? -1))).toBe(rounds - 1);
      expect(standing.every((place, bay) => place === null || place % bays === bay)).toBe(true);
    }
  });

  it('lights the town while the ferries come', () => {
    expect([0, 23, 24, 35, 36].map(isEvening)).toEqual([false, false, true, true, false]);
  });
});

describe('surprises', () => {
  it('sends a balloon in round 5 and in every sixth after it', () => {
    const rounds = Array.from({ length: 18 }, (_, played) => played).filter(hasBalloon);
    expect(rounds).toEqual([4, 10, 16]);
  });

  it('asks the front in round 11, and by chance only of a child that knows the game', () => {
    expect(isHidden(10, false)).toBe(true);
    expect(isHidden(2, true)).toBe(false);
    expect(isHidden(8, true)).toBe(true);
    expect(isHidden(8, false)).toBe(false);
  });
});
