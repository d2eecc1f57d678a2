import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';
import { rowsOfSchool } from '../../testing/twins/school-rows';
import { makeTwins, type TwinSchool } from '../../testing/twins/twin-school';
import { answerAt, openRound, send, type TestRound } from '../testing';
import { replayPupil } from './replay-pupil';

describeOnBoth('answers to windows with equal ids at two schools', (open) => {
  let database: Database;
  let server: TestServer;
  let twins: readonly [TwinSchool, TwinSchool];
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
    twins = await makeTwins(database, server);
  });

  /** A window of the same child, under the same id, at each of them. */
  async function openBoth() {
    const windowId = randomUUID();
    const opened: TestRound[] = [];
    for (const { cookies, pupils } of twins) {
      const as = cookies.pupil;
      const { body } = await server.call('readMap', { params: { pupilId: pupils.pupil }, as });
      opened.push(await openRound(server, as, body.tasks[0]?.practiceTaskId ?? '', windowId));
    }
    return opened as [TestRound, TestRound];
  }
  const answersIn = async ({ accountId }: TwinSchool) =>
    (
      await database.db
        .selectFrom('answer')
        .where('account_id', '=', accountId)
        .orderBy('seq')
        .select(['answer_id', 'right'])
        .execute()
    ).map(({ answer_id, right }) => `${answer_id} ${right}`);
  const rowsOf = async ({ accountId }: TwinSchool) =>
    [...(await rowsOfSchool(database.db, accountId))].map(([table, rows]) => [table, [...rows].sort()]);

  it('go to the school of the ticket alone, and are refused when the account in it is changed', async () => {
    const [one, other] = twins;
    const [round] = await openBoth();
    const { windowId, ticket } = round;
    const before = { one: await rowsOf(one), other: await rowsOf(other) };
    const changed = ticket.replace(one.accountId, other.accountId);
    const tries = [
      await send(server, { windowId, ticket: changed }, [answerAt(round, 0)]),
      await server.call('finishWindow', {
        params: { windowId },
        body: { ticket: changed, sentAt: server.now().getTime() },
      }),
      await server.call('reportWaiting', { params: { windowId }, body: { ticket: changed, waiting: 3 } }),
    ];
    for (const answer of tries)
      expect(answer).toMatchObject({ status: 422, body: { code: 'ticket-invalid' } });
    expect(await rowsOf(one)).toEqual(before.one);
    expect((await send(server, round, [answerAt(round, 0)])).status).toBe(200);
    expect(await answersIn(one)).toHaveLength((await answersIn(other)).length + 1);
    expect(await rowsOf(other)).toEqual(before.other);
    // The other one catches up, so that both go on from the same number.
    const [, theirs] = await openBoth();
    await send(server, theirs, [answerAt(theirs, 0)]);
  });

  it('are kept apart when both send the same ids at the same moment, and a replay gives both states', async () => {
    const [one, other] = twins;
    const before = [(await answersIn(one)).length, (await answersIn(other)).length];
    expect(before[0]).toBe(before[1]);
    for (let played = 0; played < 4; played += 1) {
      const rounds = await openBoth();
      for (let place = 0; place < 8; place += 2) {
        const ids = [randomUUID(), randomUUID()];
        const batch = (round: TestRound, right: boolean) =>
          send(
            server,
            round,
            ids.map((answerId, at) => answerAt(round, place + at, { answerId, right })),
          );
        const sent = await Promise.all([batch(rounds[0], true), batch(rounds[1], false)]);
        expect(sent.map(({ status, body }) => [status, body.stored])).toEqual([
          [200, ids],
          [200, ids],
        ]);
      }
    }
    const [ofOne, ofOther] = [await answersIn(one), await answersIn(other)].map((all, at) =>
      all.slice(before[at]),
    );
    expect(ofOne?.map((each) => each.replace('true', 'false'))).toEqual(ofOther);
    expect(ofOne?.every((each) => each.endsWith('true'))).toBe(true);
    for (const { accountId, pupils } of twins) {
      const replayed = await replayPupil(database.db, { accountId, pupilId: pupils.pupil });
      expect(replayed).toEqual({ answers: 37, differences: [] });
    }
  });
});
