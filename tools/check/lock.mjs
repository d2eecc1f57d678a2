import { textOf } from './tracked-files.mjs';

/**
 * @typedef {{ optionalDependencies?: Record<string, string>, resolved?: string, hasInstallScript?: boolean }} Entry
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */

/**
 * Finds what would make `npm ci` fail although `npm i` wrote the lock file: a missing entry for the binary of a
 * platform. Also refuses recorded addresses, since any registry must work.
 *
 * @param {{ packages: Record<string, Entry> }} lock
 *
 * @param {Manifest} manifest
 *
 * @returns {string[]}
 */
export function lockProblems(lock, manifest) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!findable(lock.packages, path, name)) problems.push(`${path} wants ${name}, which has no entry`);
    }
    if (entry.resolved?.startsWith('http')) problems.push(`${path} records a download address`);
    if (entry.hasInstallScript) problems.push(`${path} runs a script when it is installed`);
  }
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!/^\d/.test(version)) problems.push(`package.json: ${name} ${version} is not an exact version`);
  }
  return problems;
}

/**
 * Returns whether Node would find `name` from the package at `path`: in its own node_modules or one further up.
 *
 * @param {Record<string, unknown>} packages
 *
 * @param {string} path
 *
 * @param {string} name
 */
function findable(packages, path, name) {
  const parents = path.split(/(?:^|\/)node_modules\//).slice(1);
  for (let depth = parents.length; depth >= 0; depth--) {
    const folder = [...parents.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/');
    if (folder in packages) return true;
  }
  return false;
}

export const checkLock = () =>
  lockProblems(JSON.parse(textOf('package-lock.json')), JSON.parse(textOf('package.json')));
