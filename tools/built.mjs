import './begin.mjs';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a program of the built server: `node tools/built.mjs backup …`. */
const [name = '', ...args] = process.argv.slice(2);
const file = resolve(`dist/server/${name}.js`);
if (!existsSync(file)) {
  console.error('The server is not built: run `npm run build` first.');
  process.exit(1);
}
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
