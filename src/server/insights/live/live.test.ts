import { afterEach, expect, it, vi } from 'vitest';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnBoth } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addGroup, addPupil, makeSchool } from '../../testing/server';

describeOnBoth('the live view', (open) => {
  const at = madeAnew(open, practiceServer);
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const play = async (count: number) => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    const places = Array.from({ length: count }, (_, place) => answerAt(round, place));
    expect((await send(at.server, round, places)).status).toBe(200);
    return round;
  };
  const look = async (as = at.teacher, groupId: string = at.school.groupId) =>
    at.server.call('readLive', { params: { groupId }, as });

  /** What a browser hears, as it comes. */
  const listen = async (as: string) => {
    const answer = await at.server.app.request('http://localhost:8787/api/live', { headers: { cookie: as } });
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('no stream');
    const heard: string[] = [];
    let over = false;
    const read = async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        heard.push(
          ...new TextDecoder()
            .decode(value)
            .split('\n')
            .filter((line) => line.startsWith('data:')),
        );
      }
      over = true;
    };
    void read();
    ends.push(() => reader.cancel());
    return { answer, heard, isOver: () => over };
  };

  it('names who practises now, how far, and nothing of right or wrong', async () => {
    expect((await look()).body.pupils).toEqual([]);
    const round = await play(5);
    const { body } = await look();
    expect(body.pupils).toEqual([
      {
        pupilId: at.school.pupilId,
        name: 'Noor',
        avatar: 'otter',
        title: expect.objectContaining({ nl: expect.any(String) }),
        game: 'bellenprikken',
        test: false,
        answers: 5,
        asked: round.window.settings.sumsPerRound,
        finished: false,
        lastAnswer: at.server.now().toISOString(),
        doneToday: 5,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Bakker|correct|right/);
  });

  it('forgets who stopped, and never takes a round that was only fetched for practice', async () => {
    await play(3);
    await openRound(at.server, at.pupil, at.task.practiceTaskId);
    expect((await look()).body.pupils).toMatchObject([{ answers: 3 }]);
    at.server.advance(4 * 60_000);
    expect((await look()).body.pupils).toEqual([]);
  });

  it('tells those who look at the group, at most once a second however much is answered', async () => {
    const { answer, heard } = await listen(at.teacher);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    const begun = performance.now();
    // The connection that listens may still be on its way.
    await vi.waitFor(
      async () => {
        await send(at.server, round, [answerAt(round, heard.length), answerAt(round, 20 + heard.length)]);
        at.server.services.live.practised(at.school.accountId, at.school.pupilId);
        expect(heard.length).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    for (let place = 2; place < 12; place += 1) await send(at.server, round, [answerAt(round, place)]);
    const seconds = (performance.now() - begun) / 1000;
    expect(new Set(heard)).toEqual(new Set([`data: ${at.school.groupId}`]));
    expect(heard.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  it('is of one’s own groups only', async () => {
    const groupId = await addGroup(at.database, at.school.accountId);
    const elsewhere = await addPupil(at.database, at.school.accountId, groupId);
    const other = await makeSchool(at.database);
    const mine = await listen(at.teacher);
    const all = await listen(await at.server.signedIn(at.school.person('schooladmin')));
    const strange = await listen(await at.server.signedIn(other.person('schooladmin')));
    await vi.waitFor(
      () => {
        at.server.services.live.practised(at.school.accountId, elsewhere);
        expect(all.heard).toContain(`data: ${groupId}`);
      },
      { timeout: 9000 },
    );
    expect(mine.heard).toEqual([]);
    expect(strange.heard).toEqual([]);
    expect((await look(at.teacher, groupId)).status).toBe(404);
  });

  it('goes on by the role its person has now, not by the one with which it was opened', async () => {
    const { school, server } = at;
    const own = await addGroup(at.database, school.accountId);
    const inOwn = await addPupil(at.database, school.accountId, own);
    const { accountId, users } = school;
    await at.database.db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id: own, user_id: users.schooladmin })
      .execute();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    ends.push(async () => vi.useRealTimers());
    const { heard } = await listen(await server.signedIn(school.person('schooladmin')));
    // The beat goes by the clock of the wall.
    await at.database.db
      .updateTable('session')
      .set({ expires_at: new Date('2099-01-01') })
      .where('person_id', '=', users.schooladmin)
      .execute();
    const practised = () => {
      for (const pupilId of [school.pupilId, inOwn]) server.services.live.practised(accountId, pupilId);
    };
    await vi.waitFor(
      () => {
        practised();
        expect(new Set(heard)).toEqual(new Set([`data: ${school.groupId}`, `data: ${own}`]));
      },
      { timeout: 5000 },
    );
    await at.database.db
      .updateTable('app_user')
      .set({ role: 'docent' })
      .where('user_id', '=', users.schooladmin)
      .execute();
    await vi.advanceTimersByTimeAsync(20_000);
    // What was on its way still comes; then only the own group.
    await vi.waitFor(
      () => {
        heard.length = 0;
        practised();
        return vi
          .waitFor(() => expect(heard).toContain(`data: ${own}`), { timeout: 3000 })
          .then(() => expect(heard).not.toContain(`data: ${school.groupId}`));
      },
      { timeout: 9000 },
    );
  });

  it('ends when the server stops, and lets nobody hold more than a few', async () => {
    const first = await listen(at.teacher);
    for (let more = 1; more < 10; more += 1) await listen(at.teacher);
    expect((await at.server.request('GET', '/api/live', { headers: { cookie: at.teacher } })).status).toBe(
      422,
    );
    at.server.services.live.close();
    await vi.waitFor(() => expect(first.isOver()).toBe(true));
    expect((await at.server.request('GET', '/api/live', { headers: { cookie: at.teacher } })).status).toBe(
      200,
    );
  });

  it('lets nobody hold more than ten when many are asked for at once', async () => {
    const ask = async () =>
      at.server.app.request('http://localhost:8787/api/live', { headers: { cookie: at.teacher } });
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
    await Promise.all(answers.map(async ({ body }) => body?.cancel()));
  });
});
