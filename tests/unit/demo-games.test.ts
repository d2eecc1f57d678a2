import type { GameManifest } from '@games/kit/manifest';
import { expect, it } from 'vitest';
import { demoGames } from '@/server/demo/games';

const manifests = Object.values(
  import.meta.glob<{ readonly default: GameManifest }>('/games/*/game.ts', { eager: true }),
).map((module) => module.default);

it('lets the children of the demo answer as the games ask, also in how the hand and the tempo are reckoned', () => {
  const played = manifests.flatMap((manifest) =>
    demoGames.filter(({ game }) => game === manifest.id).map((demo) => ({ demo, manifest })),
  );
  expect(played.length).toBeGreaterThan(0);
  for (const { demo, manifest } of played) {
    expect(manifest.modes).toContain(demo.mode);
    expect(manifest.tempo).toBe(demo.tempo);
    expect(manifest.motorMs.touch).toBe(demo.motorMs);
  }
});
