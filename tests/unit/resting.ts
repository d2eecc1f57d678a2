import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { changedFiles } from '../e2e/support/changed-files.ts';
import { hasTurn, takesTurns } from '../e2e/support/turns.ts';

/** Tests of arithmetic that take longest: whole collections, played rounds, simulated children. */
const longest = new Set([
  'games/treinwagon/yard-lengths.test.ts',
  'src/maths/assessment/start-test.test.ts',
  'src/maths/collections/every-standard-sum.test.ts',
  'src/maths/round/choice/rules-of-thumb.test.ts',
  'src/maths/round/modes.test.ts',
  'src/maths/simulate/experiment.test.ts',
  'src/maths/simulate/sibling-sums.test.ts',
  'src/maths/strategy/read-back.test.ts',
  'src/maths/strategy/spoken-steps.test.ts',
  'src/maths/window/way-back.test.ts',
]);

/** What every run has of the server: who may do what, whose data it is, and that no answer is lost. */
const everyRun =
  /^src\/server\/(?:identity\/|practice\/answers\/|platform\/db\/(?:schema|tenant)\/|testing\/calls\/(?:tenants|roles|foreign-ids|forged|flags|looking-in|reads)\.)/;

/** The tests of the server, each with a database, and of faults, with servers of their own. */
const withServers = /^(?:src\/server|tests\/faults)\//;

/** Tells whether a file of tests takes turns: it costs much, and what it tests is tested more simply elsewhere too. */
export const takesTurn = (file: string): boolean =>
  longest.has(file) || (withServers.test(file) && !everyRun.test(file));

/**
 * Returns the folder whose changes bring a file of tests into the run, whoever has the turn: of a game, a part of the
 * maths, a room of the server.
 */
export function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return `${folders.slice(0, file.startsWith('src/server/') ? 4 : 3).join('/')}/`;
}

/** The files of tests that take turns, in their order. */
export const unitTestsInTurns = (): string[] =>
  ['src/server', 'src/maths', 'tests/faults', 'games']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).split(sep).join('/'),
      ),
    )
    .filter((file) => file.endsWith('.test.ts') && takesTurn(file))
    .toSorted();

/** Returns the files that this run leaves out; other days of commits have them, and who changes what they test. */
export function restingUnitTests(): string[] {
  if (!takesTurns) return [];
  const changed = changedFiles();
  return unitTestsInTurns().filter(
    (file, place) => !hasTurn(place) && !changed.some((each) => each.startsWith(roomOf(file))),
  );
}
