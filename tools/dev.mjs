import './begin.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { install } from './install.mjs';

const say = (/** @type {string} */ line) => console.log(`  ${line}`);
await install(say);
if (!existsSync('dist/server/main.js')) await build(say);

const vite = 'node_modules/vite/bin/vite.js';

/** The server is rebuilt and restarted at each change; Vite serves the pages and proxies /api to it. */
const programs = [
  [vite, 'build', '--ssr', '--watch', '--logLevel', 'warn'],
  ['--watch-path=dist/server', 'dist/server/main.js'],
  [vite, '--clearScreen', 'false'],
].map((args) =>
  spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, PAGE_ORIGINS: 'http://localhost:5173', DEMO: '1' },
  }),
);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const program of programs) program.kill('SIGTERM');
  });
}
