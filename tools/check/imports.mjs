import { posix } from 'node:path';

const imports = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;

/** @param {string} text */
export const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/**
 * Reads the specifiers of all imports and re-exports of a source file.
 * @param {string} text contents of the file
 * @returns {string[]}
 */
export const specifiersIn = (text) =>
  [...withoutComments(text).matchAll(imports)].map(([, specifier = '']) => specifier);

/**
 * Resolves a specifier to a path from the project's folder, without adding an extension.
 * @param {string} from the importing file
 * @param {string} specifier
 * @returns {string | undefined} undefined for a package
 */
export function pathOf(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  const alias = /^@(games|assets|tests)\/(.*)$/.exec(specifier);
  return alias ? `${alias[1]}/${alias[2]}` : undefined;
}
