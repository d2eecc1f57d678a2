import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns the day of the commit, read once per run by the process that starts the workers, so that a commit during the
 * run changes nothing of it.
 */
function dayOfCommit(): string {
  process.env.SN_COMMIT_DAY ??= askDay();
  return process.env.SN_COMMIT_DAY;
}

function askDay(): string {
  try {
    const written = ['log', '-1', '--date=format-local:%F', '--format=%cd'];
    const options = { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, TZ: 'UTC' } } as const;
    return execFileSync('git', written, options).trim();
  } catch {
    return '2026-01-01'; // an unpacked archive has no history: always the same turn then
  }
}

/** A number that seems drawn, and is always the same for the same text. */
const drawnFrom = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/**
 * A number drawn from the day of the commit: who mends what a run found looks at the same again. It chooses in which looks
 * screens are seen.
 */
export const dayNumber = drawnFrom(dayOfCommit());

/**
 * Counts days, so that what takes turns comes round in as many days of commits as there are turns; what is drawn could
 * rest for weeks.
 */
const turnOfDay = Date.parse(dayOfCommit()) / 86_400_000;

/** Only `npm test` takes turns, so that it ends in minutes; the full tier has everything, and so has what is run by name. */
export const takesTurns = process.env.SN_TURNS === '1';

/** Tells whether, of what takes turns, the one at this place has the turn of this number: one turn of so many. */
export const isTurnOf = (turn: number, place: number, every: number): boolean => (turn + place) % every === 0;

/**
 * Tells whether this run has what is at this place of what takes turns.
 *
 * @param every one day in so many has its turn
 */
export const hasTurn = (place: number, every: number): boolean =>
  !takesTurns || isTurnOf(turnOfDay, place, every);

/** Specs that every run has whole, beside the journeys: how each person comes in, and what protects them. */
export const everyRun: ReadonlySet<string> = new Set([
  'auth',
  'game-leaks',
  'no-webgl',
  'pupil-sign-in',
  'security',
]);

/**
 * Specs of which every run has a sample, one test in so many: the paths that everybody takes, faults, screens and the
 * specification. Their tests stand by themselves.
 */
export const sampled: ReadonlyMap<string, number> = new Map([
  ['class-list', 4],
  ['database-away', 4],
  ['keyboard', 5],
  ['parts', 4],
  ['pupil-island', 5],
  ['pupil-round', 4],
  ['pupil-trouble', 5],
  ['pupil-two-tabs', 4],
  ['school', 4],
  ['simple-ways', 4],
  ['site', 3],
  ['spec/calls', 3],
  ['spec/preload-error', 3],
  ['spec/routes', 4],
  ['spec/session', 4],
  ['spec/settings', 4],
  ['today', 4],
]);

/** Specs that choose for themselves, by `hasTurn`, which of their games and screens a run has. */
export const chooseThemselves: ReadonlySet<string> = new Set([
  'game-contract',
  'pupil-looks',
  'screens',
  'site-pages',
]);

/** Each of the other specs tests one feature: one day in so many has it, whole. */
const oneDayIn = 4;

const folder = 'tests/e2e';
const ending = '.spec.ts';
const madeOnRequest = /pictures|gestures/;

/** The names of the specs beside the journeys, in the order in which they take turns. */
export const namesOfSpecs = (): string[] =>
  ['', 'spec/']
    .flatMap((of) => readdirSync(join(folder, of)).map((file) => of + file))
    .filter((file) => file.endsWith(ending) && !madeOnRequest.test(file))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

/** Returns the files that this run leaves out. */
export const restingSpecs = (): string[] =>
  namesOfSpecs()
    .filter((name) => !everyRun.has(name) && !sampled.has(name) && !chooseThemselves.has(name))
    .filter((_, place) => !hasTurn(place, oneDayIn))
    .map((name) => join(process.cwd(), folder, name + ending));

/**
 * Tells whether a run of a day has a test of a spec: the place of a test is drawn from its name, so that a new test moves
 * no other to another day.
 *
 * @param name of the spec
 * @param title of the test, with those of what it stands in
 */
export const isInTurn = (turn: number, name: string, title: string): boolean =>
  isTurnOf(turn, drawnFrom(title) % 5040, sampled.get(name) ?? 1);

/** Tells whether this run has a test of this file. */
export function testHasTurn(file: string, titles: readonly string[]): boolean {
  const name = relative(join(process.cwd(), folder), file).split(sep).join('/').slice(0, -ending.length);
  return !takesTurns || isInTurn(turnOfDay, name, titles.join(' '));
}
