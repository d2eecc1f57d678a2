import { describe, expect, it } from 'vitest';
import { measureBundles } from './check-budgets.mjs';

const budgets = {
  engine: 350,
  pages: [{ name: 'map', entries: ['^index\\.html$', '/map-page'], kb: 190, requests: 3 }],
  routes: [{ entries: '^src/app/school/', beyond: ['^index\\.html$'], kb: 80 }],
  games: { entries: '^games/[^/]+/scene\\.ts$', manifest: 0.244, code: 20 },
};

const sizes: Record<string, number> = {
  'main.js': 100,
  'map.js': 50,
  'groups.js': 60,
  'phaser.js': 340,
  'scene.js': 15,
};

const build = (change: Record<string, object> = {}) => ({
  'index.html': { file: 'main.js' },
  'src/app/pupil/island/map/map-page.tsx': {
    file: 'map.js',
    imports: ['index.html'],
    dynamicImports: ['games/prik/scene.ts'],
  },
  'src/app/school/groups/page.tsx': { file: 'groups.js', imports: ['index.html'] },
  'games/prik/scene.ts': { file: 'scene.js', imports: ['_phaser.js'] },
  '_phaser.js': { file: 'phaser.js' },
  ...change,
});

const measure = (manifest: Record<string, { file: string }>, shader = 'outTexDatum < 0.5') =>
  measureBundles(
    manifest,
    (file: string) => ({
      kb: sizes[file] ?? 0,
      text: file === 'phaser.js' ? shader : '',
      parts: file === 'scene.js' ? { 'games/prik': 200, 'games/kit': 100 } : { other: 1 },
    }),
    budgets,
  );

describe('measureBundles', () => {
  it('counts what a page needs before it runs, each chunk once, and only the own code of a game', () => {
    const { figures, problems } = measure(build());
    expect(problems).toEqual([]);
    expect(figures.map(({ kb }) => kb)).toEqual([150, 60, 340, 0, 10]);
  });

  it('rejects a page of the school that loads the game engine before a game is opened', () => {
    const groups = { file: 'groups.js', imports: ['index.html', '_phaser.js'] };
    const { problems } = measure(build({ 'src/app/school/groups/page.tsx': groups }));
    expect(problems.some((problem) => problem.includes('loads the game engine'))).toBe(true);
  });

  it('rejects a page with too many scripts and style sheets', () => {
    const styled = (css: string[]) => ({ 'index.html': { file: 'main.js', css } });
    expect(measure(build(styled(['a.css']))).problems).toEqual([]);
    expect(measure(build(styled(['a.css', 'b.css']))).problems).toEqual([
      'map: 4 scripts and style sheets, at most 3',
    ]);
  });

  it("rejects a pupil's map that contains the engine", () => {
    const { problems } = measure(build({ 'index.html': { file: 'main.js', imports: ['_phaser.js'] } }));
    expect(problems.some((problem) => problem.startsWith('map: loads the game engine'))).toBe(true);
  });

  it('rejects an engine without the fix for torn text', () => {
    expect(measure(build(), 'if (outTexDatum == 0.0)').problems).toHaveLength(1);
  });

  it('reports a budget whose page no longer exists', () => {
    const { 'src/app/pupil/island/map/map-page.tsx': _, ...without } = build();
    expect(measure(without).problems).toEqual(['map: no chunk matches /map-page']);
  });
});
