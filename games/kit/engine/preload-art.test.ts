import type PhaserNS from 'phaser';
import { describe, expect, it } from 'vitest';
import type { GameArt } from '../textures/game-art';
import { type ArtRequest, claimPreloadedArt, isPreloaded, preloadArt } from './preload-art';

const art: GameArt = {
  atlas: { 1: { image: 'a1', frames: 'f1' }, 2: { image: 'a2', frames: 'f2' } },
  frames: {},
  layers: [{ id: 'sky', width: 1, height: 1, parallax: 0, image: { 1: 's1', 2: 's2' } }],
};
const wanted = (id: string, more: Partial<ArtRequest> = {}): ArtRequest => ({
  assets: { id, art },
  scale: 1,
  orientation: 'landscape',
  ...more,
});

/** A game that loads queued files at once, except for missing addresses; it never paints when `paints` is false. */
function stage(missing: readonly string[] = [], paints = true) {
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
    events: { once: (_: string, listener: () => void) => paints && listener() },
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

describe('preloadArt', () => {
  it('provides the same art once', async () => {
    const { game, textures } = stage();
    await preloadArt(game, wanted('a'));
    expect([...textures]).toEqual(['a', 'a/sky']);
    expect(claimPreloadedArt(game, wanted('a'))).toBe(true);
    expect(textures.size).toBe(2);
    expect(claimPreloadedArt(game, wanted('a'))).toBe(false);
  });

  it('is discarded when another game, scale or layout is claimed', async () => {
    for (const other of [wanted('b'), wanted('a', { scale: 2 }), wanted('a', { orientation: 'portrait' })]) {
      const { game, textures } = stage();
      await preloadArt(game, wanted('a'));
      expect(isPreloaded(game, other)).toBe(false);
      expect(claimPreloadedArt(game, other)).toBe(false);
      expect(textures.size).toBe(0);
    }
  });

  it('discards the art of the game preloaded before', async () => {
    const { game, textures } = stage();
    await preloadArt(game, wanted('a'));
    await preloadArt(game, wanted('b'));
    expect([...textures]).toEqual(['b', 'b/sky']);
  });

  it('ends its wait when the art is discarded before it is ready', async () => {
    const { game, textures } = stage([], false);
    const first = preloadArt(game, wanted('a'));
    const second = preloadArt(game, wanted('b'));
    await first;
    expect([...textures]).toEqual(['b', 'b/sky']);
    expect(claimPreloadedArt(game, wanted('b'))).toBe(false);
    await second;
    expect(textures.size).toBe(0);
  });

  it('provides nothing when a file is missing', async () => {
    const { game, textures } = stage(['s1']);
    await preloadArt(game, wanted('a'));
    expect(textures.size).toBe(0);
    expect(claimPreloadedArt(game, wanted('a'))).toBe(false);
  });
});
