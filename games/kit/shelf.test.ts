import type { GameObjects } from 'phaser';
import { describe, expect, it } from 'vitest';
import { Shelf } from './shelf';

/** A shelf whose things only write down what happens to them. */
function shelf(kept: number, whenFull: 'empties' | 'stays') {
  const log: string[] = [];
  const made = new Shelf({
    room: 3,
    kept,
    whenFull,
    put(place, nth) {
      log.push(`${nth}@${place}`);
      return [{ destroy: () => log.push(`-${nth}`) } as unknown as GameObjects.Image];
    },
  });
  return { log, made };
}

describe('a shelf of kept things', () => {
  it('has what was kept, each in its place', () => {
    expect(shelf(2, 'empties').log).toEqual(['1@0', '2@1']);
    expect(shelf(5, 'empties').log).toEqual(['4@0', '5@1']);
    expect(shelf(5, 'stays').log).toEqual(['1@0', '2@1', '3@2']);
    expect(shelf(0, 'empties').log).toEqual([]);
  });

  it('is emptied when it is full and the next thing comes', () => {
    const { log, made } = shelf(3, 'empties');
    log.length = 0;
    made.add();
    expect(log).toEqual(['-1', '-2', '-3', '4@0']);
    expect(made.count).toBe(4);
  });

  it('or stays full, and the next one comes once more to its own place', () => {
    const { log, made } = shelf(4, 'stays');
    log.length = 0;
    made.add();
    expect(log).toEqual(['5@1']);
  });
});
