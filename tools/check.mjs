import './begin.mjs';
import { cpus } from 'node:os';
import { checkArrows } from './check/arrows.mjs';
import { checkCommits } from './check/commits.mjs';
import { checkCycles } from './check/cycles.mjs';
import { checkDoors } from './check/doors.mjs';
import { checkFiles } from './check/files.mjs';
import { checkLicences } from './check/licences.mjs';
import { checkLock } from './check/lock.mjs';
import { checkTexts } from './check/texts.mjs';
import { checkWords } from './check/words.mjs';
import { isMain } from './is-main.mjs';
import { runPackage } from './run-program.mjs';

/** @param {() => string[] | Promise<string[]>} find */
const own = (find) => async () => {
  const begun = performance.now();
  const problems = await find();
  return {
    code: problems.length > 0 ? 1 : 0,
    output: problems.join('\n'),
    seconds: (performance.now() - begun) / 1000,
  };
};

/** @param {string} script @param {readonly string[]} args */
const program = (script, args) => () => runPackage(script, args);

/** @type {readonly { name: string, run: () => Promise<import('./run-program.mjs').Ended> }[]} */
const checks = [
  { name: 'types', run: program('typescript/bin/tsc', []) },
  { name: 'promises and bans', run: program('oxlint/bin/oxlint', ['--type-aware', '--quiet']) },
  {
    name: 'format and lint',
    run: program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'unused code', run: program('knip/bin/knip.js', ['--no-progress']) },
  { name: 'pictures and sounds', run: program('../tools/assets/run.mjs', ['--check']) },
  { name: 'lock file', run: own(checkLock) },
  { name: 'licences of packages', run: own(checkLicences) },
  { name: 'arrows', run: own(checkArrows) },
  { name: 'cycles', run: own(checkCycles) },
  { name: 'doors', run: own(checkDoors) },
  { name: 'retired words', run: own(checkWords) },
  { name: 'texts', run: own(checkTexts) },
  { name: 'files', run: own(checkFiles) },
  { name: 'commit messages', run: own(checkCommits) },
];

/**
 * Runs every check that needs no running product, as many in parallel as there are cores.
 *
 * @returns {Promise<string[]>} names of the checks that failed
 */
export async function check() {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output, seconds } = await next.run();
      console.log(`${code === 0 ? '✓' : '✗'} ${next.name} (${seconds.toFixed(1)} s)`);
      if (code !== 0) {
        failed.push(next.name);
        console.log(output.trim().replace(/^/gm, '    '));
      }
    }
  };
  await Promise.all(cpus().slice(0, 4).map(worker));
  return failed;
}

if (isMain(import.meta.url)) process.exitCode = (await check()).length > 0 ? 1 : 0;
