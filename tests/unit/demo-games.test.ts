import { type GameManifest, modesOf } from '@games/kit/api/manifest';
import { expect, it } from 'vitest';
import { demoGames } from '@/server/lifecycle/demo/games';

const manifests = Object.values(
  import.meta.glob<{ readonly default: GameManifest }>('/games/*/game.ts', { eager: true }),
).map((module) => module.default);

it('the children of the demo answer as the games ask, including motor time and tempo', () => {
  const played = manifests.flatMap((manifest) =>
    demoGames.filter(({ game }) => game === manifest.id).map((demo) => ({ demo, manifest })),
  );
  expect(played.length).toBeGreaterThan(0);
  for (const { demo, manifest } of played) {
    expect(modesOf(manifest)).toContain(demo.mode);
    expect(manifest.tempo[demo.mode]).toBe(demo.tempo);
    expect(manifest.motorMs.touch).toBe(demo.motorMs);
  }
});
