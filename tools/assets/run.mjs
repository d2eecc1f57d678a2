import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
/** @type {{ module: typeof import('./main.ts') }} */
const { module } = await runnerImport(main, { configFile: false });
process.exitCode = await module.main(process.argv.slice(2));
