import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const script = /([\w.@-]+-[\w-]{8})\.js\b/g;
const text = /\.(js|css|html|json)$/;

/** Copies the built pages, for a server that gets a new version during the test. */
export function copyPages(folder: string): void {
  cpSync('dist/client', folder, { recursive: true });
}

/** Turns copied pages into the next version: the same program, with every script renamed. */
export function makeNextVersion(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    const path = join(folder, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (text.test(file)) writeFileSync(path, readFileSync(path, 'utf8').replace(script, '$1b.js'));
  }
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets)) {
    const next = file.replace(script, '$1b.js');
    if (next !== file) renameSync(join(assets, file), join(assets, next));
  }
}
