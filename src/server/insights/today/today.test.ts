import { expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addGroup, addPupil } from '../../testing/server';

describeOnDatabase('the page of today', (open) => {
  const at = madeAnew(open, practiceServer);

  const play = async (right: (position: number) => boolean, count = 36) => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(3 * 60_000);
    const answers = Array.from({ length: count }, (_, position) =>
      answerAt(round, position, { right: right(position), responseMs: 6000 }),
    );
    expect((await send(at.server, round, answers)).status).toBe(200);
  };
  const today = (groupId: string = at.school.groupId, as = at.teacher) =>
    at.server.call('readToday', { params: { groupId }, as });
  const daysLater = async (days: number) => {
    at.server.advance(days * 86_400_000);
    at.teacher = await at.server.signedIn(at.school.person('docent'));
    at.pupil = await at.server.signedIn(at.school.person('leerling'));
  };

  it('has nothing to do for a group in which nobody practised, and counts who did not', async () => {
    const { body } = await today();
    expect(body).toMatchObject({ pupils: [], instruction: null, proposal: null });
    expect(body.live).toMatchObject({
      now: 0,
      practisedToday: 0,
      hasBegun: false,
      notYet: expect.arrayContaining(['Noor']),
    });
    expect(body.live.notYet).toHaveLength(body.live.pupils);
  });

  it('names who is stuck with the evidence of its own page, and counts it as practising', async () => {
    await play((position) => position % 3 === 0);
    const { body } = await today();
    const params = { pupilId: at.school.pupilId, periodId: 'current' };
    const { attention } = (await at.server.call('readProgress', { params, as: at.teacher })).body;
    expect(attention.flags).toContain('stuck');
    expect(body.pupils).toEqual([
      {
        pupilId: at.school.pupilId,
        name: 'Noor Bakker',
        avatar: 'otter',
        settingsId: null,
        reason: 'stuck',
        answers: 36,
        right: 12,
        stuckOn: attention.stuckOn,
        misses: null,
        lastPractised: body.day,
        matter: { kind: 'skill', code: attention.stuckOn?.skill },
        calm: null,
        boardSum: expect.any(String),
        collection: expect.objectContaining({ collectionKey: expect.any(String) }),
      },
    ]);
    expect(body.live).toMatchObject({ now: 1, practisedToday: 1, hasBegun: true });
    expect(body.live.notYet).not.toContain('Noor');
  });

  it('knows when what it offers is set ready, and offers it again when that is over', async () => {
    await play((position) => position % 3 === 0);
    const set = async () => (await today()).body.pupils[0];
    const offered = await set();
    const key = offered?.collection?.collectionKey ?? '';
    const wasSet = offered?.collection?.isSet;
    const { day } = (await today()).body;
    const change = (from: string, until: string, basedOn: string | null) =>
      at.server.call('changeSettings', {
        body: {
          pupils: [{ pupilId: at.school.pupilId, basedOn }],
          change: {
            set: { tasks: [{ ...newTask(key), from, until }, newTask('split-to-10')] },
            asGroup: [],
            addTasks: [],
          },
        },
        as: at.teacher,
      });
    expect((await change(day, day, offered?.settingsId ?? null)).body.changed).toHaveLength(1);
    expect((await set())?.collection?.isSet).toBe(true);
    expect(wasSet, 'the group does not practise it').toBe(false);
    await daysLater(1);
    const later = await set();
    expect(later?.collection?.isSet).toBe(false);
    const next = (await today()).body.day;
    const again = await at.server.call('changeSettings', {
      body: {
        pupils: [{ pupilId: at.school.pupilId, basedOn: later?.settingsId ?? null }],
        change: { set: {}, asGroup: [], addTasks: [{ ...newTask(key), from: next, until: next }] },
      },
      as: at.teacher,
    });
    expect(again.body.changed).toHaveLength(1);
    expect((await set())?.collection?.isSet, 'a task that is over is replaced').toBe(true);
  });

  it('names who stayed away while a classmate practised', async () => {
    const { accountId, groupId } = at.school;
    const away = await addPupil(at.database, accountId, groupId);
    const created_at = at.server.now();
    await at.database.db.updateTable('pupil').set({ created_at }).where('pupil_id', '=', away).execute();
    await daysLater(9);
    await play(() => true);
    const { body } = await today();
    expect(body.pupils).toContainEqual(
      expect.objectContaining({
        pupilId: away,
        reason: 'not-practising',
        lastPractised: null,
        collection: null,
      }),
    );
  });

  it('is of the teacher’s own groups, of all groups for the admin, and never for a pupil', async () => {
    const other = await addGroup(at.database, at.school.accountId);
    expect((await today(other)).status).toBe(404);
    expect((await today(other, await at.server.signedIn(at.school.person('schooladmin')))).status).toBe(200);
    expect((await today(at.school.groupId, at.pupil)).status).toBe(403);
  });
});
