import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { changedToRun } from './changed-files.ts';

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

/** Days of commits after which everything had its turn: a week, of which each day has its own seventh. */
export const days = 7;

/** Tells whether, of what takes turns, the one at this place has the turn of this number. */
export const isTurnOf = (turn: number, place: number): boolean => (turn + place) % days === 0;

/** Tells whether this run has what is at this place of what takes turns. */
export const hasTurn = (place: number): boolean => !takesTurns || isTurnOf(turnOfDay, place);

/** Specs that every run has whole, beside the journeys: how each person comes in, and what protects them. */
export const everyRun: ReadonlySet<string> = new Set([
  'auth',
  'game-leaks',
  'no-webgl',
  'pupil-sign-in',
  'security',
]);

/**
 * Specs of which every run has a sample, a seventh of the tests: the paths that everybody takes, faults and the
 * specification. Their tests stand by themselves.
 */
export const sampled: ReadonlySet<string> = new Set([
  'class-list',
  'database-away',
  'keyboard',
  'parts',
  'pupil-island',
  'pupil-round',
  'pupil-trouble',
  'pupil-two-tabs',
  'school',
  'simple-ways',
  'site',
  'spec/calls',
  'spec/preload-error',
  'spec/routes',
  'spec/session',
  'spec/settings',
  'today',
  'whole-rounds',
]);

/** Specs that choose for themselves, by `hasTurn`, which of their games and screens a run has. */
export const chooseThemselves: ReadonlySet<string> = new Set([
  'game-contract',
  'pupil-looks',
  'screens',
  'site-pages',
]);

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

/** What the change touches is in the run, whoever has the turn. */
const changed = takesTurns ? changedToRun() : new Set<string>();
const isChanged = (name: string) => changed.has(`${folder}/${name}${ending}`);

/** Returns the files that this run leaves out. */
export const restingSpecs = (): string[] =>
  namesOfSpecs()
    .filter((name) => !everyRun.has(name) && !sampled.has(name) && !chooseThemselves.has(name))
    .filter((name, place) => !hasTurn(place) && !isChanged(name))
    .map((name) => join(process.cwd(), folder, name + ending));

/** So many days on, the samples are small where the files of the day are large: all days take about as long. */
const lighter = 2;

/**
 * Tells whether a run has a test of a spec: the place of a test is drawn from its name, so that a new test moves no other
 * to another day.
 *
 * @param name of the spec
 *
 * @param title of the test, with those of what it stands in
 */
export const isInTurn = (turn: number, name: string, title: string): boolean =>
  !sampled.has(name) || isTurnOf(turn + lighter, drawnFrom(`${name} ${title}`) % days);

/** Tells whether this run has a test of this file. */
export function testHasTurn(file: string, titles: readonly string[]): boolean {
  const name = relative(join(process.cwd(), folder), file).split(sep).join('/').slice(0, -ending.length);
  return !takesTurns || isChanged(name) || isInTurn(turnOfDay, name, titles.join(' '));
}
