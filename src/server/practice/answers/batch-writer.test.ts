import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { addPupil } from '../../testing/server';
import {
  answerAt,
  openRound,
  practiceServer,
  type SentAnswer,
  send,
  sortedIn,
  type TestRound,
} from '../testing';

describeOnBoth('writeInBatch', (open) => {
  let database: Database;
  let at: Awaited<ReturnType<typeof practiceServer>>;
  let rounds: TestRound[];

  beforeAll(async () => {
    database = await open();
    at = await practiceServer(database);
    const { accountId, groupId } = at.school;
    rounds = [];
    for (let child = 0; child < 6; child++) {
      const personId = await addPupil(database, accountId, groupId);
      const as = await at.server.signedIn({ accountId, personId, role: 'leerling' });
      rounds.push(await openRound(at.server, as, at.task.practiceTaskId));
    }
  });

  const batch = (round: TestRound, from: number): SentAnswer[] =>
    [0, 1, 2].map((place) => answerAt(round, from + place));
  const storedOf = async ({ windowId }: TestRound) => {
    const rows = await database.db
      .selectFrom('answer')
      .where('account_id', '=', at.school.accountId)
      .where('window_id', '=', windowId)
      .orderBy('seq')
      .select(['seq', 'position'])
      .execute();
    return rows.map(({ seq, position }) => [seq, position]);
  };

  it('writes the answers of each pupil in their own order', async () => {
    const replies = await Promise.all(
      rounds.flatMap((round) => [
        send(at.server, round, batch(round, 0)),
        send(at.server, round, batch(round, 3)),
      ]),
    );
    expect(replies.map(({ status, body }) => [status, body.stored.length])).toEqual(
      replies.map(() => [200, 3]),
    );
    for (const round of rounds) {
      const stored = await storedOf(round);
      expect(stored.map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(new Set(stored.map(([, position]) => position))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    }
  });

  it('rejects only the pupil whose answer id is taken', async () => {
    const [first, ...others] = rounds.map((round) => batch(round, 6));
    const [taken] = first ?? [];
    // Sent by two children at once: only the writing can find out.
    const batches = [
      first,
      ...others.map((own, n) => (n === 2 && taken ? [{ ...own[0]!, answerId: taken.answerId }] : own)),
    ];
    const replies = await Promise.all(
      rounds.map((round, child) => send(at.server, round, batches[child] ?? [])),
    );
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
    const refused = replies.flatMap((reply) => sortedIn(reply).refused);
    expect(refused).toEqual([{ answerId: taken?.answerId, code: 'id-taken' }]);
    const acknowledged = replies.flatMap((reply) => sortedIn(reply).stored);
    expect(acknowledged).toHaveLength(batches.flat().length - 1);
    const kept = await Promise.all(rounds.map(storedOf));
    expect(kept.flat()).toHaveLength(6 * rounds.length + acknowledged.length);
  });
});
