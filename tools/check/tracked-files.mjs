import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const outside = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** Returns the project's own files: those git tracks or would add, or all files without git. */
export function trackedFiles() {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = git.status === 0 ? git.stdout.split('\n').filter(Boolean) : listed('.');
  return files.filter((file) => existsSync(file)).sort();
}

/** @param {string} folder @returns {string[]} */
function listed(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (outside.has(entry.name)) return [];
    return entry.isDirectory() ? listed(path) : [path.split(sep).join('/')];
  });
}

/** @param {string} path @returns {string} */
export const textOf = (path) => readFileSync(path, 'utf8');
