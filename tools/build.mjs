import './begin.mjs';
import { fingerprint, unlessDone } from './fingerprint.mjs';
import { isMain } from './is-main.mjs';
import { precompress } from './precompress.mjs';
import { runPackage } from './run-program.mjs';
import { writeWorker } from './write-worker.mjs';

const sources = [
  'index.html',
  'site.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'src',
  'games',
  'assets',
  'public',
  'tools/vite',
  'tools/write-pages.mjs',
  'tools/write-worker.mjs',
];

/**
 * Builds browser and server into dist/ when a source has changed since the last build.
 *
 * @param {(line: string) => void} say
 */
export function build(say) {
  const print = fingerprint(sources, { skip: /\.test\.tsx?$|\.md$/, words: [process.versions.node] });
  return unlessDone('dist/.built', print, async () => {
    say('building browser and server (vite)');
    // Set explicitly, because a check that ran earlier in this process may have set another mode.
    const env = { NODE_ENV: 'production' };
    const both = await Promise.all([
      runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { env }),
      runPackage('vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'warn'], { env }),
    ]);
    for (const { code, output } of both) {
      if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
      if (output.trim()) say(output.trim());
    }
    const pages = await runPackage('../tools/write-pages.mjs', [], { env });
    if (pages.code !== 0) throw new Error(`The public pages could not be written:\n${pages.output.trim()}`);
    writeWorker('dist/client');
    await precompress('dist/client');
  });
}

if (isMain(import.meta.url)) {
  const worked = await build(console.log);
  console.log(worked ? 'dist/ is new' : 'dist/ is up to date');
}
