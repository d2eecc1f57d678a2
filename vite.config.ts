import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shortLived } from './src/server/testing/faults/short-lived.ts';
import { LongFirst } from './tests/unit/long-first.ts';
import { restingUnitTests } from './tests/unit/resting.ts';
import { appManifests } from './tools/vite/app-manifests.ts';
import { chunkGroups } from './tools/vite/chunk-groups.ts';
import { chunkParts } from './tools/vite/chunk-parts.ts';
import { hotGames } from './tools/vite/hot-games.ts';
import { pageNames } from './tools/vite/page-names.ts';
import { phaserParts } from './tools/vite/phaser-parts.ts';
import { sitePagesInDev } from './tools/vite/site-pages-in-dev.ts';

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

const clientBuild = {
  outDir: 'dist/client',
  rollupOptions: {
    input: {
      index: at('index.html'),
      site: at('site.html'),
      'pupil-worker': at('src/app/pupil/sync/service-worker/worker.ts'),
    },
    output: {
      // A worker keeps its address over all builds, or the browser would take the next one for another.
      entryFileNames: ({ name }: { readonly name: string }) =>
        name === 'pupil-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      // The bundler names a shared chunk after all that share it.
      chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
      codeSplitting: { groups: chunkGroups(at('.')) },
    },
  },
  // Small SVGs as data: URIs hang Phaser's loader, and the content policy allows no inline script.
  assetsInlineLimit: 0,
  manifest: true,
  target: 'es2022',
  // Phaser is one chunk of its own; tools/budgets.json holds the sizes.
  chunkSizeWarningLimit: 1600,
};

const serverBuild = {
  outDir: 'dist/server',
  ssr: true,
  // The browser's files, and their addresses, are of the browser's build.
  copyPublicDir: false,
  assetsInlineLimit: 0,
  target: 'node20',
  rollupOptions: {
    input: {
      main: at('src/server/start.ts'),
      backup: at('src/server/lifecycle/backup/backup.ts'),
      restore: at('src/server/lifecycle/backup/restore.ts'),
      'database-worker': at('src/server/platform/db/embedded/engine/worker.ts'),
      prerender: at('src/app/site/prerender.tsx'),
    },
  },
};

/** The designers' page, for `npm run dev:games` and the tests of games: never part of the product. */
const workbenchBuild = {
  outDir: 'dist/workbench',
  assetsInlineLimit: 0,
  target: 'es2022',
  chunkSizeWarningLimit: 8000,
  rollupOptions: { input: at('workbench.html') },
};

/** The package gives its development build to everyone, whatever the conditions. */
const productionRouter = {
  find: /^react-router$/,
  replacement: at('node_modules/react-router/dist/production/index.mjs'),
};

const folders = Object.entries({ '@': 'src', '@games': 'games', '@assets': 'assets', '@tests': 'tests' }).map(
  ([find, folder]) => ({ find, replacement: at(folder) }),
);

export default defineConfig(({ isSsrBuild, mode, command }) => ({
  plugins: [react(), phaserParts(), pageNames(), appManifests(), sitePagesInDev(), chunkParts(), hotGames()],
  resolve: { alias: command === 'build' ? [...folders, productionRouter] : folders },
  build: isSsrBuild ? serverBuild : mode === 'workbench' ? workbenchBuild : clientBuild,
  // What reads spreadsheets comes to the worker only with one.
  worker: { format: 'es' },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:8787' } },
  test: {
    include: ['{src,games,assets,tools}/**/*.test.{ts,tsx}', 'tests/{faults,unit}/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...restingUnitTests()],
    // The files were chosen: a test that asks for turns means its own.
    env: { SN_TURNS: '' },
    environment: 'node',
    execArgv: [...shortLived],
    // One worker less than there are cores would leave one of two cores idle.
    maxWorkers: '100%',
    // Files share what they import: reading the maths anew for each took a third of the time. What a test
    // replaces it puts back itself.
    isolate: false,
    globalSetup: ['tests/unit/postgres-of-run.ts'],
    sequence: { sequencer: LongFirst },
    setupFiles: ['tests/unit/fixed-seed.ts', 'tests/unit/quiet-logs.ts'],
    // Only a test that hangs is ended: a slow machine decides nothing.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
