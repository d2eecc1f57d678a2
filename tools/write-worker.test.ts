import { expect, it } from 'vitest';
import { workerFiles } from './write-worker.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/pupil/island/map/map-page.tsx': {
    file: 'assets/map.js',
    imports: ['_react.js'],
    assets: ['assets/island@1x.webp', 'assets/andika-latin.woff2', 'assets/andika-latin-ext-400.woff2'],
  },
  'src/app/pupil/preview/test-game-page.tsx': { file: 'assets/test-game.js' },
  'src/app/pupil/sync/service-worker/worker.ts': { file: 'pupil-worker.js' },
  'src/app/school/groups/page.tsx': { file: 'assets/groups.js' },
  'src/app/i18n/en/pupil.json': { file: 'assets/pupil-en.js' },
  'src/app/i18n/en/school.json': { file: 'assets/school-en.js' },
  'games/ninja/scene.ts': {
    file: 'assets/ninja.js',
    imports: ['_react.js', '_engine.js'],
    assets: ['assets/ninja@1x.webp', 'assets/ninja@2x.webp'],
  },
  '_engine.js': {
    file: 'assets/engine.js',
    dynamicImports: ['phaser.mjs', 'src/app/school/groups/page.tsx'],
  },
  'phaser.mjs': { file: 'assets/phaser.js' },
};

it('workerFiles lists the shell, the pictures of the screens and each game separately', () => {
  const { shell, pictures, games } = workerFiles(manifest, '<html>');
  expect(new Set(shell)).toEqual(
    new Set([
      '/assets/index.js',
      '/assets/index.css',
      '/assets/react.js',
      '/assets/map.js',
      '/assets/andika-latin.woff2',
      '/assets/pupil-en.js',
    ]),
  );
  expect(pictures).toContain('/assets/island@1x.webp');
  expect(games).toEqual({
    ninja: [
      '/assets/ninja.js',
      '/assets/ninja@1x.webp',
      '/assets/ninja@2x.webp',
      '/assets/engine.js',
      '/assets/phaser.js',
    ],
  });
});

it('workerFiles adds no other game to a game whose chunk imports them all', () => {
  const shared = {
    file: 'assets/map-shared.js',
    dynamicImports: ['games/ninja/scene.ts', 'games/waslijn/scene.ts'],
  };
  const { games } = workerFiles(
    {
      ...manifest,
      _shared: shared,
      'games/ninja/scene.ts': { file: 'assets/ninja.js', imports: ['_shared'] },
      'games/waslijn/scene.ts': { file: 'assets/waslijn.js', imports: ['_shared'] },
    },
    '<html>',
  );
  expect(games).toEqual({
    ninja: ['/assets/ninja.js', '/assets/map-shared.js'],
    waslijn: ['/assets/waslijn.js', '/assets/map-shared.js'],
  });
});

it("workerFiles contains no files of adults' pages, and not the worker itself", () => {
  const { shell, pictures } = workerFiles(manifest, '<html>');
  expect([...shell, ...pictures].join(' ')).not.toMatch(/groups|school|test-game|pupil-worker/);
});

it('workerFiles has another build id when the page or a file differs', () => {
  const { build } = workerFiles(manifest, '<html>');
  expect(workerFiles(manifest, '<html>').build).toBe(build);
  expect(workerFiles(manifest, '<html lang>').build).not.toBe(build);
  expect(workerFiles({ ...manifest, 'phaser.mjs': { file: 'assets/phaser-2.js' } }, '<html>').build).not.toBe(
    build,
  );
});
