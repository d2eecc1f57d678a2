import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keepsakeNames } from '@/contract/game-ids';
import { beginBlock, startFluencyTest, timeUp } from '@/maths/assessment/fluency-test';
import { compare, notation } from '@/maths/number/rational';
import { answerTask, resumeRound, startRound } from '@/maths/round/round';
import type { Given, Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { json } from '../../platform/db/columns';
import { describeOnBoth } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { makeSchool } from '../../testing/server';
import { replayPupil } from '../replay/replay-pupil';
import {
  answerAt,
  openRound,
  practiceServer,
  type SentAnswer,
  send,
  sortedIn,
  type TestRound,
} from '../testing';

const nothing = { title: '', goal: '' };

/** An answer in the way the task asks; every third is wrong. */
function someAnswer({ mode, sumIds, target, options, direction }: Task, turn: number): Given {
  const worth = (id: string) => parseSumOrThrow(id).answer;
  const value = turn % 3 === 2 ? '99' : notation(worth(sumIds[0]!));
  const sorted = [...sumIds].sort((a, b) => compare(worth(a), worth(b)));
  switch (mode) {
    case 'choose':
      return { kind: 'choice', optionId: options?.find((option) => option.value === value)?.id ?? 'none' };
    case 'collect':
      return {
        kind: 'set',
        optionIds: sumIds.filter((id) => notation(worth(id)) === target).slice(turn % 3),
      };
    case 'order':
      return {
        kind: 'order',
        sumIds: (direction === 'down') === (turn % 3 === 2) ? sorted : sorted.reverse(),
      };
    case 'compose':
      return { kind: 'pieces', values: [value, '+1', '-1'] };
    case 'place':
      return { kind: 'place', value };
    case 'type':
      return { kind: 'value', raw: value };
  }
}

describeOnBoth('a round from map to stamp', (open) => {
  const at = madeAnew(open, practiceServer);

  const map = async (as = at.pupil, pupilId = at.school.pupilId) =>
    at.server.call('readMap', { params: { pupilId }, as });
  const play = async (round: TestRound, count = round.window.settings.sumsPerRound) => {
    at.server.advance(5 * 60_000);
    await send(
      at.server,
      round,
      Array.from({ length: count }, (_, position) => answerAt(round, position)),
    );
  };
  const finish = ({ windowId, ticket }: TestRound) =>
    at.server.call('finishWindow', {
      params: { windowId },
      body: { ticket, sentAt: at.server.now().getTime() },
    });
  const begin = (windowId?: string) => openRound(at.server, at.pupil, at.task.practiceTaskId, windowId);

  it('is chosen once for an id, also when asked for twice at the same time', async () => {
    const windowId = randomUUID();
    const rounds = await Promise.all([begin(windowId), begin(windowId), begin(windowId)]);
    const again = await begin(windowId);
    for (const { window } of rounds) expect(window).toEqual(again.window);
    expect(again.window.pool.length).toBeGreaterThan(7);
  });

  it('goes by the holidays of the region that its school had when it was made', async () => {
    const region = (value: 'noord' | 'zuid') =>
      at.database.db
        .updateTable('account')
        .set({ region: value })
        .where('account_id', '=', at.school.accountId)
        .execute();
    await region('noord');
    const first = await begin();
    await region('zuid');
    const rounds = [first, await begin(first.windowId), await begin()];
    expect(rounds.map(({ window }) => window.calendar?.region)).toEqual(['noord', 'noord', 'zuid']);
  });

  it('keeps what games were not to ask when it was made, and is said to be in the game it was begun in', async () => {
    const set = (shapes: ShapeName[]) => {
      const row = { shapes_off: json(shapes), countries: json([]) };
      return at.database.db
        .insertInto('game_setting')
        .values({
          ...row,
          game: 'bellenprikken',
          years: json([3, 4, 5, 6, 7, 8]),
          texts: json({ nl: nothing, be: nothing, en: nothing }),
          version: 1,
          changed_at: at.server.now(),
          changed_by: randomUUID(),
        })
        .onConflict((there) => there.column('game').doUpdateSet(row))
        .execute();
    };
    await set(['A20']);
    const first = await begin();
    await play(first, 2);
    await set([]);
    expect((await begin(first.windowId)).window.shapesOff).toEqual({ bellenprikken: ['A20'] });
    expect((await begin()).window.shapesOff).toBeUndefined();
    const { body } = await map();
    expect(body.gameSettings).toEqual([
      { game: 'bellenprikken', closed: true, years: null, without: [], title: {} },
    ]);
    expect(body.tasks[0]).toMatchObject({ openWindowId: first.windowId, openGame: 'bellenprikken' });
    await at.database.db.deleteFrom('game_setting').execute();
  });

  it('is taken up again with the answers the server has, as they were sent', async () => {
    const round = await begin();
    at.server.advance(60_000);
    const answers = [answerAt(round, 0), answerAt(round, 1, { right: false })];
    await send(at.server, round, answers);
    expect((await map()).body.tasks[0]).toMatchObject({ openWindowId: round.windowId, roundsDone: 0 });
    const params = { windowId: round.windowId };
    const { body } = await at.server.call('readWindow', { params, as: at.pupil });
    const kept = body.answers.map(({ answeredAt: _, ...rest }) => rest);
    expect(kept).toEqual(answers.map(({ answeredAt: _, ...rest }) => rest));
    expect(body.finished).toBe(false);
  });

  it('is a test where one is asked for, and over when its time was up, however few sums that were', async () => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId, randomUUID(), 'fluency-test');
    expect(round.window.purpose).toBe('fluency-test');
    expect(round.window.pool.every(({ reason }) => reason === 'test')).toBe(true);
    expect((await begin(round.windowId)).window).toEqual(round.window);
    at.server.advance(5 * 60_000);
    expect((await finish(round)).status).toBe(409);
    const answeredAt = at.server.now().getTime();
    const block = beginBlock(startFluencyTest(round.window, 'automatiseertoets'));
    const { answer } = timeUp(block, { responseMs: 900, motorMs: 0, answeredAt, input: 'keyboard' });
    const { sumIds, shownRight } = answer;
    const sent = await send(at.server, round, [
      answerAt(round, 0, {
        purpose: 'test',
        sumIds: [...sumIds],
        shownRight: [...shownRight],
        given: { kind: 'unknown' },
        block: answer.block as SentAnswer['block'],
      }),
    ]);
    expect(sent.body.refused).toEqual([]);
    const { body } = await at.server.call('readWindow', {
      params: { windowId: round.windowId },
      as: at.pupil,
    });
    expect(body.answers).toMatchObject([
      { purpose: 'test', block: answer.block, given: { kind: 'unknown' } },
    ]);
    expect((await finish(round)).body.stampAdded).toBe(true);
  });

  it.each(['choose', 'type', 'collect', 'compose', 'place', 'order'] as const)(
    'is stored, taken up again and played again by %s as it was played on the device',
    async (mode) => {
      const stored = await begin();
      const config = {
        mode,
        game: 'g',
        tempo: 'slow',
        optionCount: 5,
        place: 'estimate',
        length: 8,
      } as const;
      let round = startRound(stored.window, config);
      const answers: SentAnswer[] = [];
      for (let turn = 0; turn < 5 && round.task; turn += 1) {
        const step = answerTask(round, {
          given: someAnswer(round.task, turn),
          responseMs: 5000 + turn,
          motorMs: 800,
          helped: false,
          answeredAt: at.server.now().getTime(),
          input: 'touch',
        });
        answers.push(JSON.parse(JSON.stringify({ answerId: randomUUID(), ...step.answer })));
        round = step.round;
      }
      at.server.advance(60_000);
      const { body } = await send(at.server, stored, answers);
      expect(body).toMatchObject({ stored: answers.map(({ answerId }) => answerId), refused: [] });
      const params = { windowId: stored.windowId };
      const again = await at.server.call('readWindow', { params, as: at.pupil });
      expect(resumeRound(again.body.window, config, again.body.answers)).toEqual(round);
      const { accountId, pupilId } = at.school;
      expect((await replayPupil(at.database.db, { accountId, pupilId })).differences).toEqual([]);
      // The same once more is no second answer; another target is another answer, and kept out.
      expect((await send(at.server, stored, answers)).body.refused).toEqual([]);
      const changed = { ...answers[1]!, ...(mode === 'collect' ? { target: '77' } : { helped: true }) };
      expect(sortedIn(await send(at.server, stored, [changed])).refused).toEqual([
        { answerId: changed.answerId, code: 'other-content' },
      ]);
    },
  );

  it('keeps out what cannot be judged without what was shown', async () => {
    const round = await begin();
    const answers = (['choose', 'collect', 'place'] as const).map((mode, position) =>
      answerAt(round, position, { mode }),
    );
    const { body } = await send(at.server, round, answers);
    expect(body.refused.map(({ code }) => code)).toEqual(['malformed', 'malformed', 'malformed']);
  });

  const putNew = (as = at.pupil) =>
    at.server.call('putWindow', {
      params: { practiceTaskId: at.task.practiceTaskId, windowId: randomUUID() },
      query: {},
      as,
    });
  /** Copies a window so often that the day has that many more. */
  const fillDay = (windowId: string, copies: number) => {
    const columns =
      sql.raw(`account_id, window_month, pupil_id, practice_task_id, collection_key, collection_version,
      body, day, created_at`);
    return sql`insert into sum_window (window_id, ${columns}) select gen_random_uuid(), ${columns}
      from sum_window, generate_series(1, ${copies}::int) where window_id = ${windowId}`.execute(
      at.database.db,
    );
  };
  const windowsOf = async (pupilId: string) =>
    (
      await at.database.db
        .selectFrom('sum_window')
        .where('pupil_id', '=', pupilId)
        .select('window_id')
        .execute()
    ).length;

  it('is refused with a sentence after a hundred on one day, and begins anew the next', async () => {
    const made = await begin();
    await fillDay(made.windowId, 99);
    const refused = await putNew();
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
      422,
      'too-many-rounds',
    ]);
    // The ones there are stay open.
    const params = { practiceTaskId: at.task.practiceTaskId, windowId: made.windowId };
    expect((await at.server.call('putWindow', { params, query: {}, as: at.pupil })).status).toBe(200);
    at.server.advance(86_400_000);
    const tomorrow = await at.server.signedIn(at.school.person('leerling'));
    expect((await putNew(tomorrow)).status).toBe(200);
  });

  it('gives a hundred windows a day and not one more when many are asked for at once', async () => {
    const made = await begin();
    await fillDay(made.windowId, 94);
    const asked = await Promise.all(Array.from({ length: 20 }, () => putNew()));
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 15 }, () => 422),
    ]);
    expect(await windowsOf(at.school.pupilId)).toBe(100);
  });

  it('gives its stamp once, and counts on the map of that day', async () => {
    const round = await begin();
    await play(round);
    const { body } = await finish(round);
    expect(body).toMatchObject({ stampAdded: true, savingsCard: { stamps: 1, size: 10, full: 0 } });
    const twice = await Promise.all([finish(round), finish(round)]);
    expect(twice.map((reply) => reply.body.stampAdded)).toEqual([false, false]);
    expect((await map()).body).toMatchObject({ savingsCard: { stamps: 1 }, lookingAsStaff: false });
    expect((await map()).body.tasks[0]).toMatchObject({ roundsDone: 1, openWindowId: null });
    at.server.advance(86_400_000);
    const tomorrow = await at.server.signedIn(at.school.person('leerling'));
    expect((await map(tomorrow)).body.tasks[0]?.roundsDone).toBe(0);
  });

  it('gives its stamp whatever time the answers took: speed earns nothing', async () => {
    const stampsOf = async (responseMs: number) => {
      const round = await begin();
      at.server.advance(60 * 60_000);
      const places = Array.from({ length: round.window.settings.sumsPerRound }, (_, place) => place);
      await send(
        at.server,
        round,
        places.map((place) => answerAt(round, place, { responseMs })),
      );
      const { body } = await finish(round);
      return [body.stampAdded, body.savingsCard.stamps];
    };
    expect(await stampsOf(900)).toEqual([true, 1]);
    expect(await stampsOf(120_000)).toEqual([true, 2]);
  });

  it('gives no stamp before it was played', async () => {
    const round = await begin();
    expect((await finish(round)).status).toBe(409);
    await play(round, 4);
    expect((await finish(round)).status).toBe(409);
    await play(round);
    expect((await finish(round)).body.stampAdded).toBe(true);
  });

  it('fills a card with ten stamps and begins the next', async () => {
    for (let count = 0; count < 11; count += 1) {
      const round = await begin();
      await play(round, 8);
      await finish(round);
    }
    expect((await map()).body.savingsCard).toMatchObject({ cardId: 'card-2', stamps: 1, size: 10, full: 1 });
  });

  it('stamps a sum that becomes automated by practice, once, and none that the pupil knew before', async () => {
    const { windowId, window, ticket } = await begin();
    // Enough answers lie behind this pupil to tell what it knows.
    await at.database.db
      .updateTable('pupil_model')
      .set({ ability_variance: 0.05 })
      .where('account_id', '=', at.school.accountId)
      .execute();
    const byDifficulty = window.pool.toSorted((a, b) => a.difficulty - b.difficulty);
    const [easiest, hardest] = [byDifficulty[0]!, byDifficulty.at(-1)!];
    const rows = (table: 'stamp' | 'pupil_sum') =>
      at.database.db.selectFrom(table).where('account_id', '=', at.school.accountId);
    for (let day = 0; day < 12; day += 2) {
      const now = at.server.now().getTime();
      const answers = [easiest, hardest].map((entry, place) =>
        answerAt({ window: { ...window, pool: [entry] } }, 2 * day + place, {
          answeredAt: now,
          responseMs: 1500,
        }),
      );
      await send(at.server, { windowId, ticket }, answers);
      at.server.advance(2 * 86_400_000);
    }
    const stamps = await rows('stamp').where('reason', '=', 'automated').select('subject').execute();
    expect(stamps).toEqual([{ subject: hardest.sumId }]);
    const known = await rows('pupil_sum').where('sum_id', '=', easiest.sumId).select('phase').execute();
    expect(['automated', 'maintenance']).toContain(known[0]?.phase);
  });

  it('is the pupil’s own: an adult of the group looks and is not recorded, everybody else finds nothing', async () => {
    const other = await makeSchool(at.database);
    const looking = await at.server.signedIn(at.school.person('docent'));
    expect((await map(looking)).body.lookingAsStaff).toBe(true);
    const params = { practiceTaskId: at.task.practiceTaskId, windowId: randomUUID() };
    expect((await at.server.call('putWindow', { params, query: {}, as: looking })).status).toBe(403);
    for (const role of ['leerling', 'docent', 'schooladmin', 'office', 'superadmin'] as const) {
      const stranger = await at.server.signedIn(other.person(role));
      expect((await map(stranger)).status).toBe(404);
    }
    for (const role of ['office', 'superadmin'] as const) {
      expect((await map(await at.server.signedIn(at.school.person(role)))).status).toBe(404);
    }
  });

  it('keeps what a game keeps, for the pupil alone and no more than fits', async () => {
    const params = { pupilId: at.school.pupilId, game: 'bellenprikken' } as const;
    const read = async () => (await at.server.call('readKeepsake', { params, as: at.pupil })).body;
    const save = (data: unknown, as = at.pupil) =>
      at.server.call('saveKeepsake', { params, body: { version: 1, data }, as });
    expect(await read()).toEqual({ version: 0, data: null });
    expect((await save({ toys: ['eend', 'bootje'] })).status).toBe(200);
    expect((await save(Array.from({ length: 5000 }, () => 1))).status).toBe(422);
    const other = await makeSchool(at.database);
    expect((await save({}, await at.server.signedIn(other.person('leerling')))).status).toBe(404);
    expect(await read()).toEqual({ version: 1, data: { toys: ['eend', 'bootje'] } });
  });

  it('keeps something for the games there are and the sticker island, and under no other name', async () => {
    const save = (game: string) =>
      at.server.request('PUT', `/api/pupils/${at.school.pupilId}/keepsakes/${game}`, {
        body: { version: 1, data: game },
        headers: { cookie: at.pupil },
      });
    for (const game of keepsakeNames) expect((await save(game)).status, game).toBe(200);
    for (const game of ['nieuwspel', 'a1', 'ninja2', 'NINJA', '__proto__', 'constructor']) {
      expect((await save(game)).status, game).toBe(404);
    }
    const kept = await at.database.db
      .selectFrom('pupil_keepsake')
      .where('pupil_id', '=', at.school.pupilId)
      .select('game')
      .execute();
    expect(kept.map(({ game }) => game).sort()).toEqual([...keepsakeNames].sort());
  });
});
