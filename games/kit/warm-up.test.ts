import type PhaserNS from 'phaser';
import { describe, expect, it } from 'vitest';
import type { GameArt } from './game-art';
import { isBrought, takeWarm, type WantedArt, warmUp } from './warm-up';

const art: GameArt = {
  atlas: { 1: { image: 'a1', frames: 'f1' }, 2: { image: 'a2', frames: 'f2' } },
  frames: {},
  layers: [{ id: 'sky', width: 1, height: 1, parallax: 0, image: { 1: 's1', 2: 's2' } }],
};
const wanted = (id: string, more: Partial<WantedArt> = {}): WantedArt => ({
  parts: { id, art },
  scale: 1,
  orientation: 'landscape',
  ...more,
});

/** A game that loads at once what is queued, except for the addresses that are missing. */
function stage(missing: readonly string[] = []) {
  const kept = new Map<string, unknown>();
  const textures = new Set<string>();
  const scenes = new Set<string>();
  const load = (tell: (() => void)[]) => ({
    on: (_: string, listener: () => void) => tell.push(listener),
    atlas: (key: string, url: string) => bring(key, url, tell),
    image: (key: string, url: string) => bring(key, url, tell),
  });
  const bring = (key: string, url: string, tell: (() => void)[]) => {
    if (missing.includes(url)) for (const listener of tell) listener();
    else textures.add(key);
  };
  const game = {
    registry: {
      get: (key: string) => kept.get(key),
      set: (key: string, value: unknown) => kept.set(key, value),
      remove: (key: string) => kept.delete(key),
    },
    textures: { exists: (key: string) => textures.has(key), remove: (key: string) => textures.delete(key) },
    events: { once: (_: string, listener: () => void) => listener() },
    scene: {
      getScene: (key: string) => (scenes.has(key) ? {} : null),
      remove: (key: string) => scenes.delete(key),
      add(key: string, { preload, create }: { preload: () => void; create: () => void }) {
        scenes.add(key);
        const self = { load: load([]), textures: { exists: () => true }, add: { image: () => ({}) } };
        preload.call(self);
        create.call(self);
      },
    },
  };
  return { game: game as unknown as PhaserNS.Game, textures };
}

describe('art that is brought before a game is played', () => {
  it('is there when the game is played as it was brought, and is taken once', async () => {
    const { game, textures } = stage();
    await warmUp(game, wanted('a'));
    expect([...textures]).toEqual(['a', 'a/sky']);
    expect(takeWarm(game, wanted('a'))).toBe(true);
    expect(textures.size).toBe(2);
    expect(takeWarm(game, wanted('a'))).toBe(false);
  });

  it('is taken out when another game, scale or layout is wanted', async () => {
    for (const other of [wanted('b'), wanted('a', { scale: 2 }), wanted('a', { orientation: 'portrait' })]) {
      const { game, textures } = stage();
      await warmUp(game, wanted('a'));
      expect(isBrought(game, other)).toBe(false);
      expect(takeWarm(game, other)).toBe(false);
      expect(textures.size).toBe(0);
    }
  });

  it('makes room when the next game is brought', async () => {
    const { game, textures } = stage();
    await warmUp(game, wanted('a'));
    await warmUp(game, wanted('b'));
    expect([...textures]).toEqual(['b', 'b/sky']);
  });

  it('is not there when a file did not come: the game says so itself', async () => {
    const { game, textures } = stage(['s1']);
    await warmUp(game, wanted('a'));
    expect(textures.size).toBe(0);
    expect(takeWarm(game, wanted('a'))).toBe(false);
  });
});
