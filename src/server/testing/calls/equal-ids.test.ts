import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import type { CallName, Route } from '@/contract/route';
import { verifyPassword } from '../../identity/secrets/passwords';
import { openTestDatabase } from '../database';
import { drawFromContext } from '../twins/own-context';
import type { Rows } from '../twins/school-rows';
import { type RunResult, runTwins, type SchoolAfter, type TwinName } from '../twins/twin-run';

/*
 * Two schools hold equal ids in every table, and one server answers both, in a random order and at the same time. Each
 * is told and left with exactly what it is when the other one does not exist.
 */

/** Orders in which the two are interleaved. */
const count = Number(process.env.FAULT_TWINS ?? 1);

/** Calls that give nothing here, and why. */
const notGiven: Partial<Record<CallName, string>> = {
  demoLogins: 'answers 404 outside demo mode',
  demoMails: 'answers 404 outside demo mode',
  openProvider: 'no provider is in use',
  returnFromProvider: 'no provider is in use',
  finishProviderSignIn: 'no provider is in use',
  testAdministration: 'no administration system answers',
  fetchAdministration: 'no administration system answers',
};
/** No school makes the calls of the office, whose answers are about all of them. */
const ofSchools = (Object.entries(api) as [CallName, Route][])
  .filter(([, { tenancy }]) => tenancy !== 'office')
  .map(([call]) => call);

/** Shared tables whose rows say nothing of a school. */
const sharedByAll: Readonly<Record<string, string>> = {
  bot_check_seen: 'proofs of work are random',
  job: 'when each job is due, the same for all schools',
};

let putBack: () => void;
let realBegin: number;
beforeAll(async () => {
  // Made at the first sign-in of a process: no school draws for it.
  await verifyPassword(null, 'x');
  putBack = drawFromContext();
  realBegin = Date.now() - 1000;
});
afterAll(() => putBack());

const moment = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;

/** Leaves out what no seed decides: salts, and moments at which the database itself looked at its clock. */
const seeded = (text: string) =>
  text
    .replace(/\$argon2id[^"]*/g, '(hash)')
    .replace(moment, (time) => (Date.parse(time) >= realBegin ? '(now)' : time));

const rowsIn = (rows: Rows) =>
  Object.fromEntries([...rows].map(([table, texts]) => [table, texts.map(seeded).sort()]));

const tellingOf = ({ answered }: SchoolAfter) =>
  answered.map((each, place) =>
    seeded(JSON.stringify([place, { ...each, ...(each.call === 'botChallenge' && { body: 'challenge' }) }])),
  );

const schoolIn = ({ schools }: RunResult, name: TwinName): SchoolAfter => {
  const found = schools.get(name);
  if (!found) throw new Error(`no school ${name}`);
  return found;
};

/** What both together leave in a shared table: what either adds is there, what either takes is gone. */
function together(table: string, [a, b]: readonly [RunResult, RunResult]): string[] {
  const [before, ofA, ofB] = [a.sharedBefore, a.shared, b.shared].map(
    (rows) => new Set((rows.get(table) ?? []).map(seeded)),
  ) as [Set<string>, Set<string>, Set<string>];
  const all = [...new Set([...ofA, ...ofB])];
  return all.filter((row) => !before.has(row) || (ofA.has(row) && ofB.has(row))).sort();
}

describe.each(Array.from({ length: count }, (_, seed) => seed + 1))(
  'a server of two schools with equal ids, order %i',
  (seed) => {
    const run = async (names: readonly TwinName[]) => {
      const database = await openTestDatabase();
      try {
        return await runTwins(database, seed, names);
      } finally {
        await database.close();
      }
    };
    let alone: readonly [RunResult, RunResult];
    let both: RunResult;
    beforeAll(async () => {
      alone = [await run(['a']), await run(['bb'])];
      both = await run(['a', 'bb']);
    }, 600_000);
    const aloneOf = (name: TwinName) => schoolIn(alone[name === 'a' ? 0 : 1], name);

    it('is asked every call of the contract by each', () => {
      for (const name of ['a', 'bb'] as const) {
        const good = new Set(
          aloneOf(name).answered.flatMap(({ call, status }) => (status < 400 ? [call] : [])),
        );
        const missing = ofSchools.filter((call) => !good.has(call) && !notGiven[call]);
        expect(missing).toEqual([]);
        expect(aloneOf(name).failures).toEqual([]);
      }
    });

    it.each(['a', 'bb'] as const)('answers %s as when it is alone', (name) => {
      expect(tellingOf(schoolIn(both, name))).toEqual(tellingOf(aloneOf(name)));
    });

    it.each(['a', 'bb'] as const)('leaves %s every row as when it is alone', (name) => {
      expect(rowsIn(schoolIn(both, name).rows)).toEqual(rowsIn(aloneOf(name).rows));
    });

    it.each(['a', 'bb'] as const)('leaves %s the states that a replay of its answers gives', (name) => {
      expect(schoolIn(both, name).differences).toEqual([]);
    });

    it.each(['a', 'bb'] as const)('tells those who watch %s of its own children alone', (name) => {
      const { heard, busyGroup } = schoolIn(both, name);
      expect(heard).toEqual([busyGroup]);
    });

    it('leaves in shared tables what each of them leaves alone', () => {
      for (const [table, rows] of both.shared) {
        if (sharedByAll[table]) continue;
        expect([table, rows.map(seeded).sort()]).toEqual([table, together(table, alone)]);
      }
    });

    it('holds rows of each in every table of a school', () => {
      for (const { rows } of both.schools.values()) {
        expect([...rows].flatMap(([table, there]) => (there.length > 0 ? [] : [table]))).toEqual([]);
      }
    });
  },
);
