import { textOf } from './tracked-files.mjs';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean }} LockedPackage
 */

/** Licences allowed for a package that the product ships or serves. */
const shipped = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Licences also allowed for a package that only builds or tests. */
const buildOnly = new Set([...shipped, 'LGPL-3.0-or-later', 'MPL-2.0']);

/**
 * Returns whether an SPDX expression of AND, OR and brackets can be satisfied with these licences.
 *
 * @param {string} expression such as `(MPL-2.0 OR Apache-2.0)`
 *
 * @param {ReadonlySet<string>} allowed
 */
export function isAllowed(expression, allowed) {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}

/**
 * @param {Record<string, LockedPackage>} packages entries of the lock file by path
 * @returns {string[]}
 */
export function licenceProblems(packages) {
  return Object.entries(packages).flatMap(([path, { license = 'none', dev }]) => {
    if (path === '' || isAllowed(license, dev ? buildOnly : shipped)) return [];
    return [`${path}: the licence ${license} is not on the list in tools/check/licences.mjs`];
  });
}

export const checkLicences = () => licenceProblems(JSON.parse(textOf('package-lock.json')).packages);
