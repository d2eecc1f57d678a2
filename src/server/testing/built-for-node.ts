import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds one source file as the server build does and returns the JavaScript file: threads and child
 * processes of tests cannot run TypeScript.
 *
 * @param entry path from the project's folder, `src/server/…/x.ts`
 * @param beside other files it looks for at its side: name → path
 */
export async function builtForNode(entry: string, beside: Record<string, string> = {}): Promise<string> {
  const name = path.basename(entry, '.ts');
  const outDir = path.join(
    root,
    'node_modules/.cache/sommeneiland/built',
    `${name}-${createHash('sha256').update(entry).digest('hex').slice(0, 8)}-${process.pid}`,
  );
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { input: { [name]: path.join(root, entry), ...beside } },
    },
  });
  process.on('exit', () => fs.rmSync(outDir, { recursive: true, force: true }));
  return path.join(outDir, `${name}.js`);
}

let worker: Promise<string> | undefined;

/** The whole server, as `npm start` runs it. */
export const builtServer = () =>
  builtForNode('src/server/start.ts', {
    'database-worker': path.join(root, 'src/server/db/embedded/worker.ts'),
  });

/** The database thread, built once a test process. */
export const builtWorker = () => {
  worker ??= builtForNode('src/server/db/embedded/worker.ts');
  return worker;
};
