import { spawnSync } from 'node:child_process';
import { fingerprint, unlessDone } from './fingerprint.mjs';
import { runProgram } from './run-program.mjs';

/** Timeout of the first attempt, ms: npm sometimes waits forever for a package that has arrived. */
const stuckAfter = 8 * 60_000;

/** @param {{ within?: number }} [options] */
function runNpm(options) {
  const npm = process.env.npm_execpath;
  const ci = ['ci', '--no-fund', '--no-audit'];
  return npm ? runProgram(process.execPath, [npm, ...ci], options) : runProgram('npm', ci, options);
}

/** @param {import('./run-program.mjs').Ended} first @param {(line: string) => void} say */
function again(first, say) {
  if (first.seconds * 1000 < stuckAfter) return first;
  // Downloaded packages are cached, so the second attempt is faster; it has no timeout.
  say('npm came to a standstill; trying once more');
  return runNpm();
}

/** Makes git check the messages of new commits; without git this has no effect. */
const useHooks = () => spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });

/**
 * Installs the packages of the lock file unless they are installed already.
 *
 * @param {(line: string) => void} say
 */
export async function install(say) {
  const { platform, arch, versions } = process;
  const print = fingerprint(['package-lock.json'], { words: [platform, arch, versions.modules] });
  return unlessDone('node_modules/.installed', print, async () => {
    say('installing packages (npm ci), about half a minute the first time');
    useHooks();
    const first = await runNpm({ within: stuckAfter });
    const { code, output } = first.code === 0 ? first : await again(first, say);
    if (code !== 0) throw new Error(`npm ci failed:\n${output.trim()}`);
  });
}
