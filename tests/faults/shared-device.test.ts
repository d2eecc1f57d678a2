import { randomUUID } from 'node:crypto';
import { freshIndexedDb } from '@tests/unit/fresh-indexed-db';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Random, randomFrom } from '@/maths/random';
import type { Database } from '@/server/platform/db/database';
import { practiceServer } from '@/server/practice/testing';
import { openTestDatabase } from '@/server/testing/database';
import { addPupil } from '@/server/testing/server';
import { type Child, sharedDevice, type Tab } from './device-of-two';

freshIndexedDb();

/** Number of lessons that two children spend on one device; 50 for the figures of the README. */
const lessons = Number(process.env.FAULT_DEVICE ?? 3);
const steps = 40;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
afterEach(() => vi.unstubAllGlobals());

/** Creates a school with two children in one group, and a device that neither has used. */
async function lesson() {
  const { server, school } = await practiceServer(database);
  const { accountId, groupId } = school;
  const childOf = async (pupilId: string): Promise<Child> => {
    const signIn = () => server.signedIn({ accountId, personId: pupilId, role: 'leerling' });
    const map = await server.call('readMap', { params: { pupilId }, as: await signIn() });
    return { pupilId, signIn, practiceTaskId: map.body.tasks[0]?.practiceTaskId ?? '' };
  };
  const children = [
    await childOf(school.pupilId),
    await childOf(await addPupil(database, accountId, groupId)),
  ] as const;
  const recorded = async () => {
    const rows = await database.db
      .selectFrom('answer')
      .innerJoin('sum_window', (on) =>
        on
          .onRef('sum_window.account_id', '=', 'answer.account_id')
          .onRef('sum_window.window_id', '=', 'answer.window_id'),
      )
      .where('answer.account_id', '=', accountId)
      .select(['answer.answer_id', 'sum_window.pupil_id'])
      .execute();
    return new Map(rows.map(({ answer_id, pupil_id }) => [answer_id, pupil_id]));
  };
  return { device: sharedDevice(server), children, recorded };
}

/** Waits until the device has sent everything. */
async function flush(tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) await expect.poll(() => tab.waiting(), { timeout: 30_000 }).toBe(0);
}

/** Runs forty random events between two children and their tabs. */
async function play(random: Random): Promise<{ given: number; refused: number }> {
  const { device, children, recorded } = await lesson();
  /** The child that gave each answer. */
  const givers = new Map<string, string>();
  const taken: string[] = [];
  const windows: string[] = [];
  let refused = 0;
  let [sitting] = children;
  let signedIn = true;
  let online = true;
  const tabs = [await device.signIn(sitting)];
  const pick = () => tabs[random.below(tabs.length)] as Tab;
  const actions: readonly [weight: number, run: () => Promise<unknown>][] = [
    [
      2,
      async () => {
        if (!online) return;
        sitting = children[random.below(2)] as Child;
        signedIn = true;
        tabs.push(await device.signIn(sitting));
      },
    ],
    [
      4,
      async () => {
        const windowId =
          random.next() < 0.6 ? randomUUID() : (windows[random.below(windows.length)] ?? randomUUID());
        if (await pick().open(windowId)) windows.push(windowId);
      },
    ],
    [
      10,
      async () => {
        const answered = await pick().answer();
        if (answered === undefined) return;
        givers.set(answered.answerId, signedIn ? sitting.pupilId : 'nobody');
        if (answered.taken) taken.push(answered.answerId);
        else refused += 1;
      },
    ],
    [2, async () => device.wake()],
    [2, async () => pick().fetchAhead()],
    [
      2,
      async () => {
        online = !online;
        device.setOnline(online);
      },
    ],
    [
      1,
      async () => {
        const own = tabs.filter(({ owner }) => owner === sitting);
        if (!signedIn) return;
        signedIn = false;
        await own.at(-1)?.signOut();
      },
    ],
  ];
  const bag = actions.flatMap(([weight, run]) => Array.from({ length: weight }, () => run));
  for (let step = 0; step < steps; step += 1) await bag[random.below(bag.length)]?.();
  device.setOnline(true);
  await flush(tabs);
  for (const tab of tabs) tab.close();
  const stored = await recorded();
  expect(taken.filter((id) => !stored.has(id))).toEqual([]);
  expect([...stored].filter(([id, pupilId]) => givers.get(id) !== pupilId)).toEqual([]);
  return { given: taken.length, refused };
}

describe('two children on one device, with tabs of both open', () => {
  it(
    'stores every accepted answer under the child who gave it',
    async () => {
      let given = 0;
      let refused = 0;
      for (let seed = 1; seed <= lessons; seed += 1) {
        const played = await play(randomFrom(seed));
        given += played.given;
        refused += played.refused;
      }
      // Both must have happened, otherwise this proves nothing.
      expect([given > lessons, refused > 0]).toEqual([true, true]);
    },
    60_000 + lessons * 30_000,
  );

  it('leaves no round of a child who signed out for the next one to answer in', async () => {
    const { device, children, recorded } = await lesson();
    const [first, second] = children;
    const left = await device.signIn(first);
    await left.open(randomUUID());
    const given = await left.answer();
    await left.fetchAhead();
    const rounds = await left.kept();
    expect(rounds.length).toBeGreaterThan(1);
    await flush([left]);
    await left.signOut();
    device.wake();
    expect(await left.kept()).toEqual([]);

    const next = await device.signIn(second);
    // Without a network only the device knows whose round it is.
    device.setOnline(false);
    const answers: unknown[] = [];
    for (const tab of [left, next])
      for (const windowId of rounds) {
        if (!(await tab.open(windowId))) continue;
        for (let place = 0; place < 8; place += 1) answers.push(await tab.answer());
      }
    expect(answers).toEqual([]);
    device.setOnline(true);
    await flush([left, next]);
    expect([...(await recorded())]).toEqual([[given?.answerId, first.pupilId]]);
    for (const tab of [left, next]) tab.close();
  });
});
