import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const headlessShell = '/usr/lib/chromium/chromium-headless-shell';
const debiansBrowser = '/usr/bin/chromium';

/** The headless shell comes first: a test needs a fifth less CPU time in it than in the full browser. */
const systemPaths = [
  headlessShell,
  debiansBrowser,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runnable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the folder where Playwright stores downloaded browsers. */
function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** Returns the newest browser that Playwright downloaded earlier. */
function downloaded() {
  const cache = playwrightCache();
  if (!existsSync(cache)) return undefined;
  const folders = readdirSync(cache).filter((name) => name.startsWith('chromium'));
  for (const folder of folders.sort().reverse()) {
    for (const entry of readdirSync(join(cache, folder), { recursive: true })) {
      if (/(^|\/)(chrome|headless_shell|chrome-headless-shell|Chromium)$/.test(String(entry))) {
        const path = join(cache, folder, String(entry));
        if (runnable(path)) return path;
      }
    }
  }
  return undefined;
}

/**
 * Returns the Chromium for browser tests: `$CHROMIUM`, otherwise one of the system, otherwise one of Playwright.
 *
 * @returns {string | undefined} path of the program, undefined when this machine has none
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (runnable(chosen)) return chosen;
    throw new Error(`CHROMIUM=${chosen} is not a program that can be run. Correct it, or unset it.`);
  }
  return systemPaths.find(runnable) ?? downloaded();
}

const install = ['install', '-y', '-q'];

/** Adds Debian's headless shell to its full browser; without it the tests pass too, and take longer. */
function addHeadlessShell() {
  const args = [...install, '--no-upgrade', 'chromium-headless-shell'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A package server that does not answer holds nothing up for long.
  const apt = (/** @type {string[]} */ what) =>
    spawnSync('apt-get', what, { stdio: 'ignore', env, timeout: 60_000 }).status === 0;
  if (!apt(args) && apt(['update', '-q'])) apt(args);
}

/**
 * Returns the Chromium, and installs one when there is none: Playwright's headless shell, or as root Debian's package.
 * As root beside Debian's full browser it adds the headless shell.
 *
 * @param {(line: string) => void} say told what is being tried
 *
 * @throws when no way worked, with a sentence that says what to do
 */
export function findOrInstallChromium(say) {
  if (findChromium() === debiansBrowser && !process.env.CHROMIUM && process.getuid?.() === 0) {
    say('adding the headless shell to the browser: apt-get install chromium-headless-shell');
    addHeadlessShell();
  }
  const found = findChromium();
  if (found) return found;
  const fonts = ['fonts-dejavu', 'fonts-noto-color-emoji'];
  const attempts = [
    [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium-headless-shell']],
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', ['update', '-q']],
          ['apt-get', [...install, 'chromium-headless-shell', ...fonts]],
          // Older Debian releases only have the full browser.
          ['apt-get', [...install, 'chromium', ...fonts]],
        ]
      : []),
  ];
  for (const [program, args] of /** @type {[string, string[]][]} */ (attempts)) {
    say(`no browser yet: ${[program.split('/').pop(), ...args].join(' ')}`);
    spawnSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found and none could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM to the path of one, and run this again.',
  );
}
