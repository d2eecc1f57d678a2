import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Browser tests that a change can affect, by changed folder: the first matching row counts.
 *
 * @type {readonly { readonly changed: RegExp, readonly specs: readonly string[] }[]}
 */
const reach = [
  { changed: /^tests\/e2e\/.*\.spec\.ts$/, specs: ['$file'] },
  { changed: /^games\/kit\//, specs: ['game-contract', 'parts'] },
  { changed: /^games\/[^/]+\//, specs: ['game-contract'] },
  { changed: /^src\/app\/pupil\//, specs: ['pupil-round', 'pupil-island', 'pupil-sign-in', 'offline'] },
  { changed: /^src\/app\/school\//, specs: ['school', 'class-list', 'settings'] },
  { changed: /^src\/app\/auth\//, specs: ['auth', 'passwords'] },
  { changed: /^src\/app\/site\//, specs: ['site'] },
  { changed: /^src\/app\//, specs: ['spec/routes', 'spec/session'] },
  { changed: /^src\/edexml\//, specs: ['class-list', 'oneroster'] },
  { changed: /^src\/(?:server|contract|maths)\//, specs: ['journey/journey', 'spec/calls'] },
  {
    changed: /^(?:tests\/e2e\/support|tools|vite\.config|assets)/,
    specs: ['journey/journey', 'game-contract'],
  },
];

/** @param {readonly string[]} args */
const git = (args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Returns the commit to compare a working copy with: where its branch left `main`, or on `main` the last commit.
 *
 * @returns {string}
 */
export function comparedWith() {
  const [branch] = git(['rev-parse', '--abbrev-ref', 'HEAD']);
  if (branch === 'main') return 'HEAD';
  // A machine that tests a branch has no `main` of its own.
  const [main = 'HEAD'] = git([
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  ]);
  return git(['merge-base', main, 'HEAD'])[0] ?? 'HEAD';
}

/**
 * Returns the files that differ from a commit, including new ones.
 *
 * @param {string} commit
 *
 * @returns {string[]} paths from the project's folder
 */
export const changedSince = (commit) => [
  ...new Set([...git(['diff', '--name-only', commit]), ...git(['ls-files', '-o', '--exclude-standard'])]),
];

/**
 * Returns the browser tests to run for these changes, as arguments of Playwright.
 *
 * @param {readonly string[]} files
 *
 * @returns {string[]} files of tests, and `-g` with the games when nothing but games changed
 */
export function specsFor(files) {
  const specs = new Set();
  const games = new Set();
  for (const file of files) {
    const row = reach.find(({ changed }) => changed.test(file));
    const game = /^games\/([^/]+)\//.exec(file)?.[1];
    if (game && game !== 'kit') games.add(game);
    for (const spec of row?.specs ?? []) specs.add(spec === '$file' ? file : `tests/e2e/${spec}.spec.ts`);
  }
  const found = [...specs].filter((spec) => existsSync(spec)).toSorted((a, b) => a.localeCompare(b));
  const onlyGames = found.length === 1 && found[0] === 'tests/e2e/game-contract.spec.ts' && games.size > 0;
  return onlyGames
    ? [
        ...found,
        '-g',
        [...games]
          .map((game) => `the game ${game}`)
          .sort()
          .join('|'),
      ]
    : found;
}
