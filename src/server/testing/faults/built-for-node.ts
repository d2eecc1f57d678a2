import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { fingerprint } from '../../../../tools/fingerprint.mjs';
import { madeOnce, testCache } from '../made-once';

const root = path.resolve(import.meta.dirname, '../../../..');
const cache = path.join(testCache, 'programs');

/** What tests start as a process or a thread of its own: neither can run TypeScript. */
const entries = {
  main: 'src/server/start.ts',
  backup: 'src/server/lifecycle/backup/backup.ts',
  restore: 'src/server/lifecycle/backup/restore.ts',
  'database-worker': 'src/server/platform/db/embedded/engine/worker.ts',
  'answering-process': 'src/server/testing/faults/answering-process.ts',
  'faulty-worker': 'src/server/testing/faults/faulty-worker.ts',
};

/** Those of another source, but not what a test that runs now may still need, ms. */
const retentionMs = 60 * 60_000;

function removeOld(): void {
  for (const name of fs.readdirSync(cache)) {
    const folder = path.join(cache, name);
    if (fs.statSync(folder).mtimeMs < Date.now() - retentionMs)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function buildOnce(): Promise<string> {
  const sources = ['src', 'package-lock.json'].map((name) => path.join(root, name));
  const print = fingerprint(sources, { skip: /\.test\.tsx?$|\.md$/, words: [process.versions.node] });
  const name = print.slice(0, 16);
  return madeOnce(path.join('programs', name), async (outDir) => {
    removeOld();
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      resolve: { alias: { '@': path.join(root, 'src') } },
      build: {
        outDir,
        ssr: true,
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: {
          input: Object.fromEntries(
            Object.entries(entries).map(([entry, file]) => [entry, path.join(root, file)]),
          ),
        },
      },
    });
  });
}

let built: Promise<string> | undefined;

/**
 * A program of the server as its build makes it, for tests that start it; made once for each state of the sources.
 * @returns path of its JavaScript file
 */
export async function builtProgram(name: keyof typeof entries): Promise<string> {
  built ??= buildOnce();
  return path.join(await built, `${name}.js`);
}
