import { textOf, trackedFiles } from './tracked-files.mjs';

/** Longest a source file may be, lines of code: neither empty nor comment. */
const LINES = 400;

const source = /\.(ts|tsx|mjs|css)$/;
const generated = /\.gen\.ts$/;
const text = /\.(ts|tsx|mjs|js|css|html|json|md|sql|svg|yml|yaml|sh)$|(^|\/)(\.[a-z]+|run)$/;

/** Machine folders and registry hosts, written so that this file does not contain them itself. */
const foreign = /\/(wor[k]|far[m])\/|\/tm[p]\/|npmj[s]\.(org|com)|debia[n]\.org/;

/**
 * Checks that no file is too long, and that none names a machine's folder or a package host.
 *
 * @returns {string[]}
 */
export function checkFiles() {
  const problems = [];
  for (const file of trackedFiles().filter((path) => text.test(path) && path !== 'package-lock.json')) {
    const lines = textOf(file).split('\n');
    const written = lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
    if (source.test(file) && !generated.test(file) && written > LINES) {
      problems.push(`${file}: ${written} lines, at most ${LINES}; split it by what it is about`);
    }
    const at = lines.findIndex((line) => foreign.test(line));
    if (at >= 0) problems.push(`${file}:${at + 1}: names a machine's folder or a package host`);
  }
  return problems;
}
