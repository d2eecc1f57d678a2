import type { GameObjects } from 'phaser';
import { describe, expect, it } from 'vitest';
import { CollectionDisplay } from './collection-display';

/** A display whose items only log what happens to them. */
function shelf(kept: number, whenFull: 'empties' | 'stays') {
  const log: string[] = [];
  const made = new CollectionDisplay({
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

describe('CollectionDisplay', () => {
  it('draws the items of earlier rounds at their places', () => {
    expect(shelf(2, 'empties').log).toEqual(['1@0', '2@1']);
    expect(shelf(5, 'empties').log).toEqual(['4@0', '5@1']);
    expect(shelf(5, 'stays').log).toEqual(['1@0', '2@1', '3@2']);
    expect(shelf(0, 'empties').log).toEqual([]);
  });

  it('clears a full display for the next item when it empties', () => {
    const { log, made } = shelf(3, 'empties');
    log.length = 0;
    made.add();
    expect(log).toEqual(['-1', '-2', '-3', '4@0']);
    expect(made.count).toBe(4);
  });

  it('adds the next item at its own place when it stays full', () => {
    const { log, made } = shelf(4, 'stays');
    log.length = 0;
    made.add();
    expect(log).toEqual(['5@1']);
  });
});
