import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, volumeAt, volumeTint } from './volumes';

const rooms = fc.integer({ min: 1, max: 30 });
const shownAfter = (rounds: number, room: number) =>
  Array.from({ length: room }, (_, place) => volumeAt(rounds, room, place));

describe('a collection over sixty rounds', () => {
  it('changes at one place each round, and nothing goes away', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        for (let rounds = 1; rounds <= 60; rounds++) {
          const [before, after] = [shownAfter(rounds - 1, room), shownAfter(rounds, room)];
          const changed = after.flatMap((volume, place) => (volume === before[place] ? [] : [place]));
          expect(changed).toEqual([placeOf(rounds, room)]);
          for (const [place, volume] of before.entries())
            if (volume !== null) expect(after[place]).toBeGreaterThanOrEqual(volume);
        }
      }),
    );
  });

  it('gives each volume other colours than the one it is laid over', () => {
    for (let volume = 1; volume < 60; volume++) expect(volumeTint(volume)).not.toBe(volumeTint(volume - 1));
    expect(volumeTint(0)).toBe(0xffffff);
  });
});
