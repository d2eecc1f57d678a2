import { vi } from 'vitest';
import { randomFrom, seedOf } from '@/maths/random';
import type { AdministrationSystem } from '../../platform/config/administration-systems';
import type { Database } from '../../platform/db/database';
import { replayPupil } from '../../practice/replay/replay-pupil';
import { addWebinar } from '../../site/webinars/testing';
import { testServer } from '../server';
import { acts, opening } from './acts';
import { webinarOfAll } from './acts-of-visitors';
import { type Answered, type Hand, handOf } from './hand';
import { interleave } from './interleave';
import { inOwnContext, ownNow } from './own-context';
import { type Rows, removeSchool, rowsOfSchool, sharedRows } from './school-rows';
import { makeTwins } from './twin-school';

/** An administration system that schools connect with; nobody asks it. */
const system: AdministrationSystem = {
  id: 'las',
  name: 'LAS',
  url: new URL('https://las.invalid'),
  clientCode: 'x',
  clientName: 'x',
  version: '2.3',
  dataSet: null,
  tls: {},
  mayBePrivate: false,
};
const config = { trustProxy: true, administrationSystems: [system] };

export type TwinName = 'a' | 'bb';

/** What is left of one school after a run, and what it was told. */
export interface SchoolAfter {
  readonly answered: readonly Answered[];
  /** Why acts ended early. */
  readonly failures: readonly string[];
  readonly rows: Rows;
  /** Where a replay of the answers of its two children gives another state. */
  readonly differences: readonly string[];
  /** The group in which they are, and the ones that the live view told of. */
  readonly busyGroup: string;
  readonly heard: readonly string[];
}

export interface RunResult {
  readonly schools: ReadonlyMap<TwinName, SchoolAfter>;
  readonly sharedBefore: Rows;
  readonly shared: Rows;
  readonly steps: { readonly alone: number; readonly together: number };
}

const begin = new Date('2026-11-20T09:00:00Z');
const secret = Buffer.alloc(32, 7);

async function work(hand: Hand, seed: number): Promise<readonly string[]> {
  const failures: string[] = [];
  await opening(hand);
  // What a school does follows from its own name and the seed, so that it does the same alone.
  for (const act of randomFrom(seedOf('order', hand.own(''), seed)).shuffled(acts)) {
    // A call that is refused can end an act early: what came back until then is compared all the same.
    await act(hand).catch((error: unknown) => failures.push(String(error)));
  }
  return failures;
}

/** Waits until the live view said that the children of this school practise; a notice may be a second late. */
const untilHeard = (hand: Hand) =>
  vi
    .waitUntil(() => hand.heard().has(hand.school.busyGroup), { timeout: 60_000 })
    .catch(() => 'it is compared without');

async function replayOf({ db }: Database, { school: { accountId, pupils } }: Hand) {
  const differences: string[] = [];
  for (const pupilId of [pupils.pupil, pupils.mate]) {
    differences.push(...(await replayPupil(db, { accountId, pupilId })).differences);
  }
  return differences;
}

/** Has these of the two schools do what `seed` says, on one server; the others are not there. */
export async function runTwins(
  database: Database,
  seed: number,
  names: readonly TwinName[],
): Promise<RunResult> {
  const { db } = database;
  const { server, one, other } = await inOwnContext(seedOf('twins', seed), begin, async () => {
    const made = testServer({ database, secret, clock: ownNow, config });
    const twins = await makeTwins(database, made);
    return { server: made, one: twins[0], other: twins[1] };
  });
  for (const [name, { accountId }] of [
    ['a', one],
    ['bb', other],
  ] as const) {
    if (!names.includes(name)) await removeSchool(db, accountId);
  }
  await addWebinar(db, begin, { webinar_id: webinarOfAll });
  const sharedBefore = await sharedRows(db);
  const hands = new Map<TwinName, Hand>();
  const failures = new Map<TwinName, readonly string[]>();
  const scripts = names.map((name) => async (turn: () => Promise<void>) => {
    const hand = handOf(server, name === 'a' ? one : other, { name, seed, begin, turn });
    hands.set(name, hand);
    failures.set(name, await work(hand, seed));
  });
  const steps = await interleave(randomFrom(seedOf('turns', seed)), scripts);
  const schools = new Map<TwinName, SchoolAfter>();
  for (const [name, hand] of hands) {
    await untilHeard(hand);
    await hand.end();
    schools.set(name, {
      answered: hand.answered,
      failures: failures.get(name) ?? [],
      rows: await rowsOfSchool(db, hand.school.accountId),
      differences: await replayOf(database, hand),
      busyGroup: hand.school.busyGroup,
      heard: [...hand.heard()],
    });
  }
  return { schools, sharedBefore, shared: await sharedRows(db), steps };
}
