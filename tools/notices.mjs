import './begin.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runProgram } from './run-program.mjs';

/*
 * Writes the documents that schools and auditors ask for: the licence texts of all packages the product ships or serves
 * (dist/THIRD-PARTY-NOTICES.txt), and a bill of materials in CycloneDX (dist/sbom.json).
 */

const folder = 'dist';
const licenceFile = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i;

/** @typedef {{ version: string, license?: string, dev?: boolean, optional?: boolean }} LockedPackage */

/** @param {string} path folder of a package */
const textsIn = (path) =>
  readdirSync(path)
    .filter((name) => licenceFile.test(name))
    .sort()
    .map((name) => readFileSync(`${path}/${name}`, 'utf8').trim());

function notices() {
  /** @type {Record<string, LockedPackage>} */
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const shipped = Object.entries(packages).filter(
    // The lock file also lists binaries of other platforms, which are not installed.
    ([path, entry]) => path !== '' && !entry.dev && existsSync(path),
  );
  const parts = shipped.map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [`${name} ${version} (${license})`, ...textsIn(path)].join('\n\n');
  });
  return { count: shipped.length, text: `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n` };
}

async function bill() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm
    ? await runProgram(process.execPath, [npm, ...args])
    : await runProgram('npm', args);
  const begin = output.indexOf('{');
  if (code !== 0 || begin < 0) throw new Error(`npm sbom failed:\n${output.trim()}`);
  // npm may print warnings after the document.
  return `${JSON.stringify(JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)), null, 2)}\n`;
}

mkdirSync(folder, { recursive: true });
const { count, text } = notices();
writeFileSync(`${folder}/THIRD-PARTY-NOTICES.txt`, text);
writeFileSync(`${folder}/sbom.json`, await bill());
console.log(`${folder}/THIRD-PARTY-NOTICES.txt and ${folder}/sbom.json: ${count} packages`);
