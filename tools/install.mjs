import { fingerprint, unlessDone } from './fingerprint.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Installs the packages of the lock file, when they are not already those.
 * @param {(line: string) => void} say
 */
export async function install(say) {
  const { platform, arch, versions } = process;
  const print = fingerprint(['package-lock.json'], { words: [platform, arch, versions.modules] });
  return unlessDone('node_modules/.installed', print, async () => {
    say('installing packages (npm ci), about half a minute the first time');
    const npm = process.env.npm_execpath;
    const { code, output } = npm
      ? await runProgram(process.execPath, [npm, 'ci', '--no-fund', '--no-audit'])
      : await runProgram('npm', ['ci', '--no-fund', '--no-audit']);
    if (code !== 0) throw new Error(`npm ci failed:\n${output.trim()}`);
  });
}
