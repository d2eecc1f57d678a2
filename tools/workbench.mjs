import './begin.mjs';
import { fingerprint, unlessDone } from './fingerprint.mjs';
import { isMain } from './is-main.mjs';
import { runPackage } from './run-program.mjs';

const sources = [
  'workbench.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'src/app',
  'src/maths',
  'games',
  'assets',
  'tools/vite',
];

/**
 * Builds the workbench, in which the tests of games run, into dist/workbench when a source has changed since the last
 * build.
 *
 * @param {(line: string) => void} say
 */
export function buildWorkbench(say) {
  const print = fingerprint(sources, { skip: /\.test\.tsx?$|\.md$/, words: [process.versions.node] });
  return unlessDone('dist/workbench/.built', print, async () => {
    say('building the workbench (vite)');
    const { code, output } = await runPackage(
      'vite/bin/vite.js',
      ['build', '--mode', 'workbench', '--logLevel', 'warn'],
      { env: { NODE_ENV: 'production' } },
    );
    if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
  });
}

if (isMain(import.meta.url)) await buildWorkbench(console.log);
