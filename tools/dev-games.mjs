import './begin.mjs';
import { spawn } from 'node:child_process';
import { install } from './install.mjs';

await install((line) => console.log(`  ${line}`));

/** The workbench needs no server: the page generates its rounds and stores them. */
const vite = spawn(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    '--mode',
    'workbench',
    '--port',
    process.env.PORT ?? '5174',
    '--open',
    '/workbench.html',
    '--clearScreen',
    'false',
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => vite.kill('SIGTERM'));
