import './begin.mjs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Runs a TypeScript tool on plain Node: `node tools/run.mjs tools/bench/main.ts …`. The tool sees the rest of
 * the command line in `process.argv` as if it had been started itself.
 */
const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tools/run.mjs <tool.ts> [arguments]');
  process.exit(1);
}
process.argv = [process.execPath, resolve(file), ...args];
await runnerImport(resolve(file), {
  configFile: false,
  logLevel: 'warn',
  resolve: {
    alias: Object.fromEntries(
      Object.entries({ '@': 'src', '@games': 'games', '@assets': 'assets', '@tests': 'tests' }).map(
        ([alias, folder]) => [alias, resolve(folder)],
      ),
    ),
  },
});
