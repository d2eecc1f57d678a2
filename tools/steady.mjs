import './begin.mjs';
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { isMain } from './is-main.mjs';
import { runPackage } from './run-program.mjs';

/** Number of runs that each test has to pass, without a retry. */
const TIMES = 20;

/** Keeps every core busy, so that a test that races with the page fails here. */
function occupyCores() {
  const hogs = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  return () => {
    for (const hog of hogs) hog.kill();
  };
}

/**
 * Runs browser tests repeatedly beside busy cores.
 *
 * @param {readonly string[]} args files and options of Playwright; `--times=5` instead of twenty times
 *
 * @returns {Promise<number>} exit code: 0 when every run of every test passed at the first try
 */
export async function runSteady(args) {
  const times = args.find((each) => each.startsWith('--times='))?.slice('--times='.length) ?? `${TIMES}`;
  const release = occupyCores();
  try {
    const rest = args.filter((each) => !each.startsWith('--times='));
    const repeat = ['--project=chromium', '--retries=0', `--repeat-each=${times}`];
    const { code } = await runPackage('@playwright/test/cli.js', ['test', ...repeat, ...rest], {
      show: true,
    });
    return code;
  } finally {
    release();
  }
}

if (isMain(import.meta.url)) {
  const args = process.argv.slice(2);
  if (args.length === 0) {
    console.error('Which tests? For example: npm run test:steady -- tests/e2e/live.spec.ts');
    process.exitCode = 1;
  } else process.exitCode = await runSteady(args);
}
