import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a number made from the day of the commit, read once per run by the process that starts the workers, so that a
 * commit during the run changes no test name.
 */
function numberOfDay(): number {
  process.env.SN_DAY_NUMBER ??= `${askDay()}`;
  return Number(process.env.SN_DAY_NUMBER);
}

function askDay(): number {
  try {
    const written = ['log', '-1', '--date=format-local:%F', '--format=%cd'];
    const options = { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, TZ: 'UTC' } } as const;
    const day = execFileSync('git', written, options).trim();
    return createHash('sha256').update(day).digest().readUInt32BE(0);
  } catch {
    return 0; // an unpacked archive has no history: always the same look then
  }
}

/**
 * A number that differs from one day of commits to the next, and is the same during a run: who mends what a run found
 * looks at the same again.
 */
export const dayNumber = numberOfDay();

/** Independent of what the looks are chosen by, or a screen would only ever be seen in some of them. */
const turnOfDay = Math.floor(dayNumber / 1009);

/** Tells whether, of what takes turns, the one at this place has the turn of this number: one turn of so many. */
export const isTurnOf = (turn: number, place: number, every: number): boolean => (turn + place) % every === 0;

/**
 * Tells whether this run has what is at this place of what takes turns. `npm test` sets `SN_TURNS`, so that it ends in
 * minutes; the full tier has everything, and so has a spec that is run by name.
 *
 * @param every one day in so many has its turn
 */
export const hasTurn = (place: number, every: number): boolean =>
  process.env.SN_TURNS !== '1' || isTurnOf(turnOfDay, place, every);

/**
 * Specs that every run has, beside the journeys and the chapters of the specification: the paths that everybody takes,
 * faults, work without a network and security. Each of the others tests one feature, mostly of adults.
 */
export const everyRun: ReadonlySet<string> = new Set([
  'auth',
  'bot-check',
  'class-list',
  'database-away',
  'downloads',
  'game-contract',
  'game-edges',
  'game-leaks',
  'new-version',
  'no-webgl',
  'offline',
  'parts',
  'passwords',
  'pupil-island',
  'pupil-looks',
  'pupil-round',
  'pupil-screens',
  'pupil-shared-device',
  'pupil-sign-in',
  'pupil-trouble',
  'pupil-two-tabs',
  'school',
  'screens',
  'security',
  'simple-ways',
  'site',
  'site-pages',
  'start-test',
  'test-contract',
  'today',
]);

const folder = 'tests/e2e';
const ending = '.spec.ts';

/** The names of the specs that are not of a journey or of the specification, in the order in which they take turns. */
export const namesOfSpecs = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending) && !file.includes('pictures'))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

/** Returns the files that this run leaves out: half of the specs of one feature, of which other days run the rest. */
export const restingSpecs = (): string[] =>
  namesOfSpecs()
    .filter((name) => !everyRun.has(name))
    .filter((_, place) => !hasTurn(place, 2))
    .map((name) => join(process.cwd(), folder, name + ending));
