import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { makeSchool } from '../../testing/server';
import { answerAt, openRound, practiceServer, type SentAnswer, send, sortedIn } from '../testing';

describeOnBoth('the answers of a round', (open) => {
  const at = madeAnew(open, async (database) => {
    const made = await practiceServer(database);
    const round = await openRound(made.server, made.pupil, made.task.practiceTaskId);
    made.server.advance(10 * 60_000);
    return { ...made, round };
  });

  const places = (count: number, from = 0): SentAnswer[] =>
    Array.from({ length: count }, (_, index) =>
      answerAt(at.round, from + index, { right: (from + index) % 4 !== 3 }),
    );
  const rows = () =>
    at.database.db
      .selectFrom('answer')
      .where('account_id', '=', at.school.accountId)
      .orderBy('seq')
      .selectAll()
      .execute();
  const model = () =>
    at.database.db
      .selectFrom('pupil_model')
      .where('account_id', '=', at.school.accountId)
      .selectAll()
      .executeTakeFirstOrThrow();

  it('are stored with the verdict judged again, what was given, and the model before and after', async () => {
    const answers = places(4);
    const { status, body } = await send(at.server, at.round, answers);
    expect(status).toBe(200);
    expect(body).toEqual({
      stored: answers.map(({ answerId }) => answerId),
      refused: [],
      stoppedUntil: null,
    });
    const stored = await rows();
    expect(stored.map(({ seq, right }) => [seq, right])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ]);
    expect(stored[3]?.given_value).toBe(
      answers[3]?.given.kind === 'value' ? answers[3].given.raw : undefined,
    );
    expect(stored[3]?.errors.length).toBeGreaterThan(0);
    expect(stored[0]?.before?.phase).toBe('new');
    expect(stored[0]?.after?.ability[0]).toBeGreaterThan(stored[0]?.before?.ability[0] ?? 0);
    expect(stored[1]?.before?.ability).toEqual(stored[0]?.after?.ability);
  });

  it('are stored also when nobody made a place for their month ahead', async () => {
    at.server.advance(75 * 86_400_000);
    const as = await at.server.signedIn(at.school.person('leerling'));
    const round = await openRound(at.server, as, at.task.practiceTaskId);
    const { month } = await sql<{ month: string | null }>`select to_regclass('answer_2027_02')::text as month`
      .execute(at.database.db)
      .then(({ rows: [row] }) => row ?? { month: 'no row' });
    expect(month).toBeNull();
    expect((await send(at.server, round, [answerAt(round, 0)])).body.stored).toHaveLength(1);
    expect((await rows()).map(({ window_month }) => window_month)).toEqual(['2027-02-01']);
  });

  it('keep what the child was shown beside what is judged here, where the two differ', async () => {
    await send(at.server, at.round, [
      answerAt(at.round, 0, { shownRight: [false] }),
      answerAt(at.round, 1, { right: false, shownRight: [true] }),
      answerAt(at.round, 2),
    ]);
    expect((await rows()).map(({ right, shown_right }) => [right, shown_right])).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('to a sum that returns after a miss are stored and leave the model alone', async () => {
    await send(at.server, at.round, [answerAt(at.round, 0, { right: false })]);
    const before = await model();
    await send(at.server, at.round, [
      answerAt(at.round, 3, { sumIds: answerAt(at.round, 0).sumIds, purpose: 'return' }),
    ]);
    const [, returned] = await rows();
    expect(returned).toMatchObject({ seq: 2, purpose: 'return' });
    expect(returned?.after?.ability ?? returned?.before?.ability).toEqual(returned?.before?.ability);
    const after = await model();
    expect({ ...after, seq: before.seq, updated_at: null }).toEqual({ ...before, updated_at: null });
  });

  it('count once when the same batch comes twice, and in another order', async () => {
    const answers = places(6);
    await send(at.server, at.round, answers.slice(2));
    const again = await send(at.server, at.round, [...answers].reverse());
    expect(again.body.refused).toEqual([]);
    expect([...again.body.stored].sort()).toEqual(answers.map(({ answerId }) => answerId).sort());
    const after = await model();
    await send(at.server, at.round, answers);
    expect(await rows()).toHaveLength(6);
    expect(await model()).toEqual(after);
  });

  it('have one order, each with the next number, when batches are raced', async () => {
    const answers = places(40);
    const batches = [0, 8, 16, 24, 32, 4, 12, 20].map((start) => answers.slice(start, start + 8));
    const replies = await Promise.all(batches.map((batch) => send(at.server, at.round, batch)));
    expect(replies.map(({ status }) => status)).toEqual(batches.map(() => 200));
    expect(replies.flatMap(({ body }) => body.refused)).toEqual([]);
    const stored = await rows();
    expect(stored.map(({ seq }) => seq)).toEqual(answers.map((_, index) => index + 1));
    expect(new Set(stored.map(({ position }) => position)).size).toBe(40);
    expect((await model()).seq).toBe(40);
    for (const [index, { before }] of stored.entries()) {
      if (index > 0) expect(before?.ability).toEqual((stored[index - 1]?.after ?? before)?.ability);
    }
  });

  it('keep what was stored first when an id or a place comes with other content', async () => {
    const [first, second] = places(2) as [SentAnswer, SentAnswer];
    await send(at.server, at.round, [first]);
    const changed = { ...first, given: { kind: 'value', raw: '999' } } satisfies SentAnswer;
    const otherId = { ...second, answerId: randomUUID(), position: first.position };
    const clash = await send(at.server, at.round, [changed, otherId, second]);
    expect([clash.status, clash.body]).toMatchObject([409, { code: 'answers-clash' }]);
    expect(sortedIn(clash)).toEqual({
      stored: [second.answerId],
      refused: [
        { answerId: first.answerId, code: 'other-content' },
        { answerId: otherId.answerId, code: 'position-taken' },
      ],
    });
    expect(await rows()).toHaveLength(2);
    // Sent again it is told the same; what was stored beside it is as if it had come alone.
    expect((await send(at.server, at.round, [changed, otherId, second])).body).toEqual(clash.body);
    const alone = await send(at.server, at.round, [second]);
    expect([alone.status, alone.body]).toEqual([
      200,
      { stored: [second.answerId], refused: [], stoppedUntil: null },
    ]);
    expect((await rows())[0]?.given).toEqual(first.given);
  });

  it('refuse a sum that is not in the window, and an id that another window has', async () => {
    const foreign = answerAt(at.round, 0, { sumIds: ['999+1=_'] });
    const other = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    const elsewhere = answerAt(other, 0);
    await send(at.server, other, [elsewhere]);
    const both = await send(at.server, at.round, [foreign, { ...elsewhere, position: 1 }]);
    expect(both.status).toBe(409);
    expect(sortedIn(both).stored).toEqual([]);
    expect(sortedIn(both).refused.map(({ code }) => code)).toEqual(['not-in-window', 'id-taken']);
    expect((await send(at.server, at.round, [foreign])).status).toBe(200);
  });

  it('are taken only with the ticket of this very window, for 45 days, without a session', async () => {
    const other = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    const answers = places(1);
    const wrong = [other.ticket, `${at.round.ticket.slice(0, -1)}_`, 'x', at.round.ticket.replace(/^./, '0')];
    for (const ticket of wrong.filter((each) => each !== at.round.ticket)) {
      expect((await send(at.server, { ...at.round, ticket }, answers)).status).toBe(422);
    }
    expect((await send(at.server, { ...at.round, windowId: randomUUID() }, answers)).status).toBe(422);
    at.server.advance(44 * 86_400_000);
    expect((await send(at.server, at.round, answers)).status).toBe(200);
    at.server.advance(2 * 86_400_000);
    expect((await send(at.server, at.round, answers)).status).toBe(409);
  });

  it('that wait on a device under a ticket of long ago are seen by the teacher, until they are sent', async () => {
    const params = { groupId: at.school.groupId };
    const waiting = async () => {
      const as = await at.server.signedIn(at.school.person('docent'));
      return (await at.server.call('listPupils', { params, as })).body.pupils[0]?.waitingAnswers;
    };
    at.server.advance(46 * 86_400_000);
    const { windowId, ticket } = at.round;
    const report = (of: string, count: number) =>
      at.server.call('reportWaiting', { params: { windowId }, body: { ticket: of, waiting: count } });
    expect((await report(`${ticket.slice(0, -2)}xx`, 9)).status).toBe(422);
    expect(await waiting()).toBe(0);
    expect((await report(ticket, 3)).status).toBe(200);
    expect(await waiting()).toBe(3);
    const child = await at.server.signedIn(at.school.person('leerling'));
    const again = await at.server.call('readWindow', { params: { windowId }, as: child });
    expect((await send(at.server, { windowId, ticket: again.body.ticket }, places(3))).status).toBe(200);
    expect(await waiting()).toBe(0);
  });

  it('are dated by the server’s clock, never in the future and never before their window', async () => {
    const now = at.server.now().getTime();
    const ahead = 3 * 3_600_000;
    const early = answerAt(at.round, 0, { answeredAt: now + ahead - 60_000 });
    const future = answerAt(at.round, 1, { answeredAt: now + ahead + 500_000 });
    const ancient = answerAt(at.round, 2, { answeredAt: 1_000_000 });
    await send(at.server, at.round, [early, future, ancient], now + ahead);
    const times = (await rows()).map(({ answered_at }) => answered_at.getTime());
    expect(times).toEqual([now - 60_000, now, at.round.window.createdAt]);
  });

  it('keep the totals of day, round and misconceptions', async () => {
    const answers = places(8);
    await send(at.server, at.round, answers.slice(0, 5));
    await send(at.server, at.round, answers.slice(3));
    const practised = answers.reduce((sum, { responseMs }) => sum + responseMs, 0);
    const totals = { answers: 8, correct: 6, practised_ms: practised };
    const own = { account_id: at.school.accountId };
    const day = await at.database.db
      .selectFrom('pupil_day')
      .selectAll()
      .where('account_id', '=', own.account_id)
      .executeTakeFirst();
    expect(day).toMatchObject({ ...totals, day: '2026-11-20' });
    const window = await at.database.db
      .selectFrom('sum_window')
      .selectAll()
      .where('window_id', '=', at.round.windowId)
      .executeTakeFirst();
    expect(window).toMatchObject({ ...totals, game: 'bellenprikken' });
    const errors = await at.database.db
      .selectFrom('pupil_error')
      .selectAll()
      .where('account_id', '=', own.account_id)
      .execute();
    expect(errors.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('leave the model alone for a guess without looking and for "I don’t know"', async () => {
    const guess = answerAt(at.round, 0, { responseMs: 200 });
    const unknown = answerAt(at.round, 1, { given: { kind: 'unknown' }, shownRight: [false] });
    await send(at.server, at.round, [guess, unknown]);
    const [guessed, gaveUp] = await rows();
    expect(guessed).toMatchObject({ scored: false, after: null });
    expect(gaveUp).toMatchObject({ scored: false, right: false, given_value: null });
    expect(gaveUp?.after?.phase).toBe('practising');
    expect((await model()).ability_answers).toBe(0);
  });

  it('come a hundred at a time and no more', async () => {
    expect((await send(at.server, at.round, places(100))).body.stored).toHaveLength(100);
    expect((await send(at.server, at.round, places(101, 99))).status).toBe(422);
  });

  it('are told apart from those of another school, whatever the ids', async () => {
    const elsewhere = await makeSchool(at.database);
    const stranger = await at.server.signedIn(elsewhere.person('leerling'));
    const { windowId } = at.round;
    expect((await at.server.call('readWindow', { params: { windowId }, as: stranger })).status).toBe(404);
    const taken = { params: { practiceTaskId: at.task.practiceTaskId, windowId }, query: {}, as: stranger };
    expect((await at.server.call('putWindow', taken)).status).toBe(404);
  });
});
