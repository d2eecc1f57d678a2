import type { GameObjects } from 'phaser';
import { describe, expect, it } from 'vitest';
import { CollectionDisplay } from './collection-display';
import { volumeTint } from './volumes';

/** A display whose items only log what happens to them. */
function shelf(kept: number) {
  const log: string[] = [];
  const made = new CollectionDisplay({
    room: 3,
    kept,
    put(place) {
      const image = {
        setTint: (tint: number) => log.push(`${place} in ${tint.toString(16)}`),
        destroy: () => log.push(`-${place}`),
      };
      return [image as unknown as GameObjects.Image];
    },
  });
  return { log, made };
}

const [first, second] = [volumeTint(0).toString(16), volumeTint(1).toString(16)];

describe('CollectionDisplay', () => {
  it('draws the items of earlier rounds at their places, in the colours of their volume', () => {
    expect(shelf(0).log).toEqual([]);
    expect(shelf(2).log).toEqual([`0 in ${first}`, `1 in ${first}`]);
    expect(shelf(4).log).toEqual([`0 in ${second}`, `1 in ${first}`, `2 in ${first}`]);
  });

  it('takes the next free place', () => {
    const { log, made } = shelf(2);
    log.length = 0;
    made.add();
    expect(log).toEqual([`2 in ${first}`]);
    expect(made.count).toBe(3);
  });

  it('lays the next volume over a full display, one place a round', () => {
    const { log, made } = shelf(3);
    log.length = 0;
    made.add();
    made.add();
    expect(log).toEqual(['-0', `0 in ${second}`, '-1', `1 in ${second}`]);
  });
});
