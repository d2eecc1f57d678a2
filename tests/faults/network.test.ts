import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/app/pupil/sync/outbox/memory-store';
import { createOutbox, type Outbox } from '@/app/pupil/sync/outbox/outbox';
import { SendFailed, type Transport } from '@/app/pupil/sync/outbox/transport';
import { type Random, randomFrom } from '@/maths/random';
import type { TaskAnswer } from '@/maths/round/answer';
import type { Database } from '@/server/platform/db/database';
import { replayPupil } from '@/server/practice/replay/replay-pupil';
import { answerAt, openRound, practiceServer } from '@/server/practice/testing';
import { openTestDatabase } from '@/server/testing/database';
import { tries } from '@/server/testing/faults/tries';
import type { TestServer } from '@/server/testing/server';

/** Number of rounds that are played over a bad network; 50 for the figures of the README. */
const rounds = tries('FAULT_NETWORK', 2, 5);
const answersARound = 16;

const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Simulates a network that loses requests and replies, and repeats requests. */
function badNetwork(server: TestServer, random: Random) {
  let cut = true;
  const over = async <Reply>(send: () => Promise<{ status: number; body: Reply }>): Promise<Reply> => {
    if (cut && random.next() < 0.35) throw new SendFailed(0);
    const reply = await send();
    if (cut && random.next() < 0.2) await send();
    if (cut && random.next() < 0.35) throw new SendFailed(0);
    if (reply.status !== 200) throw new SendFailed(reply.status);
    return reply.body;
  };
  const transport: Transport = {
    putAnswers: ({ windowId, ticket }, answers) =>
      over(() =>
        server.call('putAnswers', {
          params: { windowId },
          body: { ticket, answers: overTheWire(answers), sentAt: server.now().getTime() },
        }),
      ),
    finish: ({ windowId, ticket }) =>
      over(() =>
        server.call('finishWindow', {
          params: { windowId },
          body: { ticket, sentAt: server.now().getTime() },
        }),
      ),
    renew: async () => undefined,
    reportWaiting: async () => undefined,
  };
  return {
    transport,
    mend: () => {
      cut = false;
    },
  };
}

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    // Pauses are shortened; their order stays the same.
    const timer = setTimeout(run, ms / 1000);
    return () => clearTimeout(timer);
  },
};

describe('a round over a network that is cut again and again, in tabs that are closed and opened', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  it(
    'has every answer once at the server, in one order, and its stamp once',
    async () => {
      const { server, school, pupil, task } = await practiceServer(database);
      for (let seed = 1; seed <= rounds; seed += 1) {
        const random = randomFrom(seed);
        const round = await openRound(server, pupil, task.practiceTaskId, randomUUID());
        const { transport, mend } = badNetwork(server, random);
        const store = createMemoryStore();
        const { window, windowId, ticket } = round;
        const entry = {
          windowId,
          pupilId: school.pupilId,
          practiceTaskId: task.practiceTaskId,
          ticket,
          content: window,
        };
        let tabs: Outbox[] = [await createOutbox(store, transport, clock)];
        await tabs[0]?.storeWindow(entry);
        for (let position = 0; position < answersARound; position += 1) {
          if (random.next() < 0.25) {
            // The tab is closed whatever it was doing, and opened again, sometimes as two tabs at once.
            for (const tab of tabs) tab.close();
            tabs = await Promise.all(
              Array.from({ length: 1 + random.below(2) }, () => createOutbox(store, transport, clock)),
            );
          }
          const answer: TaskAnswer = overTheWire(answerAt(round, position, { right: position % 4 !== 0 }));
          await tabs[random.below(tabs.length)]?.add(windowId, school.pupilId, answer);
          server.advance(3000);
        }
        await tabs[0]?.finish(windowId);
        mend();
        for (const tab of tabs) tab.sendNow();
        await expect.poll(() => store.windows(), { timeout: 20_000 }).toEqual([]);
        for (const tab of tabs) tab.close();
        const stored = await server.call('readWindow', { params: { windowId }, as: pupil });
        expect(stored.body.finished).toBe(true);
        expect(stored.body.answers.map(({ position }) => position)).toEqual(
          Array.from({ length: answersARound }, (_, position) => position),
        );
        // Keeps calls below the limit for one session, within the lifetime of the session.
        server.advance(60_000);
      }
      const { accountId, pupilId } = school;
      const replayed = await replayPupil(database.db, { accountId, pupilId });
      expect(replayed).toEqual({ answers: rounds * answersARound, differences: [] });
      const stamps = await database.db
        .selectFrom('stamp')
        .where('account_id', '=', accountId)
        .where('reason', '=', 'round')
        .selectAll()
        .execute();
      expect(stamps).toHaveLength(rounds);
    },
    60_000 + rounds * 20_000,
  );
});
