import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/server/platform/db/database';
import { replayPupil } from '@/server/practice/replay/replay-pupil';
import {
  answerAt,
  openRound,
  practiceServer,
  type SentAnswer,
  send,
  sortedIn,
} from '@/server/practice/testing';
import { openTestDatabase } from '@/server/testing/database';
import { tries } from '@/server/testing/faults/tries';

/** Number of rounds that are played while the clock jumps; 50 for the figures of the README. */
const rounds = tries('FAULT_CLOCK', 2, 3);
const day = 86_400_000;
const answersARound = 20;
const batchSize = 4;

/** Returns pseudo-random numbers from a fixed seed, so that a failure can be reproduced. */
function jumps(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648) * most;
  };
}

describe('a clock that jumps days forward and back while answers arrive', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    return () => database.close();
  });

  it(
    'leaves every answer stored once, in the order of arrival, with times that never run before their window',
    async () => {
      const { server, school, task } = await practiceServer(database);
      const { accountId, pupilId } = school;
      const chance = jumps(3);
      const arrived: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const pupil = await server.signedIn(school.person('leerling'));
        const played = await openRound(server, pupil, task.practiceTaskId);
        const box = Array.from({ length: answersARound }, (_, position) =>
          answerAt(played, position, { right: position % 3 !== 2 }),
        );
        for (let from = 0; from < box.length; from += batchSize) {
          // A ticket is valid for 45 days, so ten days to either side never expire it.
          server.advance(chance(20 * day) - 10 * day - (server.now().getTime() - played.window.createdAt));
          const again: SentAnswer[] = box.slice(Math.max(0, from - 2), from);
          const batch = [...again, ...box.slice(from, from + batchSize)];
          const { stored, refused } = sortedIn(await send(server, played, batch));
          expect(refused).toEqual([]);
          expect(stored.toSorted()).toEqual(batch.map(({ answerId }) => answerId).toSorted());
        }
        arrived.push(...box.map(({ answerId }) => answerId));
      }
      const rows = await database.db
        .selectFrom('answer as a')
        .innerJoin('sum_window as w', (on) =>
          on.onRef('w.account_id', '=', 'a.account_id').onRef('w.window_id', '=', 'a.window_id'),
        )
        .where('a.pupil_id', '=', pupilId)
        .orderBy('a.seq')
        .select(['a.answer_id', 'a.seq', 'a.answered_at', 'w.created_at'])
        .execute();
      expect(rows.map((row) => row.answer_id)).toEqual(arrived);
      expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.filter((row) => row.answered_at < row.created_at)).toEqual([]);
      // Replaying the rows gives the same state: no interval was counted as negative.
      const { answers, differences } = await replayPupil(database.db, { accountId, pupilId });
      expect({ answers, differences }).toEqual({ answers: arrived.length, differences: [] });
    },
    120_000 + rounds * 20_000,
  );
});
