import './begin.mjs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { changedSince, comparedWith, specsFor } from './changed.mjs';
import { check } from './check.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { runPackage } from './run-program.mjs';
import { buildWorkbench } from './workbench.mjs';

/** With `--changed`: only the tests that the changes of this working copy can affect. */
const onlyChanged = process.argv.includes('--changed');
const base = onlyChanged ? comparedWith() : '';
const specs = onlyChanged ? specsFor(changedSince(base)) : [];
const usesBrowser = !onlyChanged || specs.length > 0;
const tier = { TIER: process.argv.includes('--full') ? 'full' : 'quick' };
/** A run of everything leaves a part of the tests to the next days of commits, so that it ends in minutes. */
const turns = !onlyChanged && tier.TIER === 'quick' ? { SN_TURNS: '1' } : {};
const memory = makeMemoryFolder();
if (memory !== undefined) {
  process.env.TMPDIR = memory;
  // Playwright's compiled files stay for the next run.
  process.env.PWTEST_CACHE_DIR ??= resolve('.cache/playwright');
}

/**
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', note: string, seconds: number }} Row
 * @type {Row[]}
 */
const rows = [];
const say = (/** @type {string} */ line) => console.log(`  ${line}`);

/**
 * Runs one stage and records its result; the returned text is its note in the table.
 *
 * @param {string} name
 *
 * @param {() => Promise<string>} work throws when it failed
 *
 * @param {readonly string[]} needs stages without which this one means nothing
 */
async function stage(name, work, needs = []) {
  const missing = needs.find((each) => rows.some((row) => row.name === each && row.outcome !== 'passed'));
  /** @type {Row} */
  const row = { name, outcome: 'skipped', note: `${missing} did not pass`, seconds: 0 };
  rows.push(row);
  if (missing) return;
  console.log(`\n▶ ${name}`);
  const begun = performance.now();
  try {
    row.note = await work();
    row.outcome = 'passed';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    row.outcome = 'failed';
    row.note = message.split('\n')[0] ?? '';
  }
  row.seconds = (performance.now() - begun) / 1000;
}

/** @param {string} script @param {readonly string[]} args @param {Record<string, string>} [env] */
async function passes(script, args, env) {
  const { code, output } = await runPackage(script, args, { show: true, ...(env ? { env } : {}) });
  if (code !== 0) throw new Error(`${script.split('/')[0]} ended with code ${code}`);
  return output;
}

const unitArgs = onlyChanged ? ['run', '--changed', base, '--passWithNoTests'] : ['run'];
const begun = performance.now();
await stage('packages', async () => ((await install(say)) ? 'installed' : 'already installed'));

// In parallel, because each waits at times for the disk or for one long step.
await Promise.all([checkAndTest(), usesBrowser ? makeReady() : undefined]);

async function checkAndTest() {
  await stage('check', async () => {
    const failed = await check();
    if (failed.length > 0) throw new Error(failed.join(', '));
    return 'types, lint, format, unused code, lock, arrows, texts, files';
  }, ['packages']);
  await stage('unit and API', async () => {
    const output = await passes('vitest/vitest.mjs', [...unitArgs, '--reporter=default', '--silent'], {
      NO_COLOR: '1',
      ...tier,
      ...turns,
    });
    const counts = /^\s*Tests\s+(.*)$/m.exec(withoutColour(output))?.[1]?.trim() ?? '';
    return `${counts}; ${await postgres()}`;
  }, ['packages']);
}

/** Builds what the browser tests run on. */
async function makeReady() {
  await stage('build', async () => ((await build(say)) ? 'new' : 'up to date'), ['packages']);
  await stage('budgets', async () => checkBudgets(say), ['build']);
  await stage('workbench', async () => ((await buildWorkbench(say)) ? 'new' : 'up to date'), ['packages']);
  await stage('browser', async () => findOrInstallChromium(say), ['packages']);
  await stage('demo school', async () => {
    await passes('../tools/run.mjs', ['tests/e2e/support/seed.ts'], {});
    return 'ready';
  }, ['build']);
}

await stage('in the browser', async () => {
  if (onlyChanged && specs.length === 0) return 'nothing that a browser test can reach changed';
  const output = await passes('@playwright/test/cli.js', ['test', '--project=chromium', ...specs], {
    ...tier,
    ...turns,
  });
  return /^\s*\d+ passed.*$/m.exec(withoutColour(output))?.[0]?.trim() ?? '';
}, ['build', 'workbench', 'browser', 'demo school']);

const width = Math.max(...rows.map(({ name }) => name.length));
const mark = { passed: '✓', failed: '✗', skipped: '–' };
console.log('');
for (const { name, outcome, note, seconds } of rows) {
  console.log(`${mark[outcome]} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${note}`);
}
const total = (performance.now() - begun) / 1000;
const failed = rows.filter(({ outcome }) => outcome !== 'passed');
console.log(`\n${failed.length === 0 ? 'All passed' : 'Not passed'} in ${Math.round(total)} s`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {string} text */
function withoutColour(text) {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}

/** Reports on which databases the data tests ran, using the same connection settings as they do. */
async function postgres() {
  const { default: pg } = await import('pg');
  const connectionString = process.env.SN_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows: versions } = await client.query('show server_version');
    await client.end();
    return `on the embedded database and PostgreSQL ${versions[0].server_version.split(' ')[0]}`;
  } catch {
    return 'on the embedded database; PostgreSQL skipped: none at SN_TEST_POSTGRES';
  }
}
