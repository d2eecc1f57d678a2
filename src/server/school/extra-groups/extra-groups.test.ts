import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addAdult, addExtraGroup, addGroup, addPupil } from '../../testing/server';

const today = '2026-11-20';
const dayMs = 86_400_000;

describeOnDatabase('an extra group', (open) => {
  /** Noor of group 5 is a member; her classmate and a child of another group are none. */
  const at = madeAnew(open, async (database) => {
    const made = await practiceServer(database);
    const { server, school } = made;
    const { accountId, groupId, pupilId } = school;
    const mate = await addPupil(database, accountId, groupId);
    const elsewhere = await addPupil(database, accountId, await addGroup(database, accountId));
    const extraId = await addExtraGroup(database, accountId, [pupilId]);
    const plusId = await addAdult(database, accountId, 'docent', extraId);
    const plus = await server.signedIn({ accountId, personId: plusId, role: 'docent' });
    return { ...made, mate, elsewhere, extraId, plusId, plus };
  });

  const member = () => ({ pupilId: at.school.pupilId });
  const extra = () => ({ groupId: at.extraId });
  const read = async (as = at.plus) => (await at.server.call('readExtraGroup', { params: extra(), as })).body;
  const progress = (pupilId: string, as = at.plus) =>
    at.server.call('readProgress', { params: { pupilId, periodId: 'current' }, as });
  const put = (pupilId: string, from: string | null, until: string | null, as = at.admin) =>
    at.server.call('putExtraMembers', {
      params: extra(),
      body: { members: [{ pupilId, from, until }] },
      as,
    });
  const setReady = (part: object = {}, as = at.plus, key = 'table-7') =>
    at.server.call('setReady', {
      params: extra(),
      body: {
        task: { ...newTask(key), from: today, until: '2026-12-04' },
        othersWait: false,
        next: null,
        pupilIds: null,
        instead: [],
        ...part,
      },
      as,
    });
  const map = async (pupilId: string = at.school.pupilId) => {
    const as = await at.server.signedIn({
      accountId: at.school.accountId,
      personId: pupilId,
      role: 'leerling',
    });
    const { body } = await at.server.call('readMap', { params: { pupilId }, as });
    return { as, tasks: body.tasks, keys: body.tasks.map(({ collectionKey }) => collectionKey) };
  };
  /** Signs in anew: sessions end on the days that go by. */
  const daysLater = async (days: number) => {
    at.server.advance(days * dayMs);
    const { accountId } = at.school;
    at.plus = await at.server.signedIn({ accountId, personId: at.plusId, role: 'docent' });
    at.teacher = await at.server.signedIn(at.school.person('docent'));
    at.admin = await at.server.signedIn(at.school.person('schooladmin'));
  };

  it('shows its teacher what its members practise', async () => {
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    await send(
      at.server,
      round,
      Array.from({ length: 8 }, (_, place) => answerAt(round, place)),
    );
    const { params } = { params: { ...extra(), periodId: 'current' } };
    expect((await read()).members).toMatchObject([
      {
        ...member(),
        name: 'Noor Bakker',
        homeGroup: 'Groep 5',
        lastPractised: today,
        from: null,
        until: null,
      },
    ]);
    expect((await progress(at.school.pupilId)).body).toMatchObject({
      pupil: member(),
      manages: false,
      totals: { answers: 8 },
      extraGroups: [{ groupId: at.extraId, name: 'Plusgroep' }],
    });
    const ask = { query: { page: 1, size: 10 as const }, as: at.plus };
    const rounds = await at.server.call('listRounds', {
      params: { ...member(), periodId: 'current' },
      ...ask,
    });
    expect(rounds.body.rounds).toHaveLength(1);
    const one = await at.server.call('readRound', { params: { windowId: round.windowId }, as: at.plus });
    expect(one.body.answers).toHaveLength(8);
    const facts = await at.server.call('readGroupFacts', { params, as: at.plus });
    expect(facts.body.pupils.map(({ pupilId }) => pupilId)).toEqual([at.school.pupilId]);
    const goals = await at.server.call('readGroupProgress', { params, as: at.plus });
    const inYears = goals.body.years.flatMap(({ pupils }) => pupils.map(({ pupilId }) => pupilId));
    expect(inYears).toEqual([at.school.pupilId]);
    const live = await at.server.call('readLive', { params, as: at.plus });
    expect(live.body.pupils.map(({ pupilId }) => pupilId)).toEqual([at.school.pupilId]);
  });

  it('shows its teacher nothing of the home group and of others in it', async () => {
    const { groupId } = at.school;
    const [own, group] = [{ groupId }, { groupId, periodId: 'current' }];
    expect((await progress(at.mate)).status).toBe(404);
    expect((await progress(at.elsewhere)).status).toBe(404);
    for (const call of [
      'readGroup',
      'listPupils',
      'readLive',
      'readToday',
      'readGroupFacts',
      'listSettings',
    ] as const)
      expect((await at.server.call(call, { params: own, as: at.plus })).status, call).toBe(404);
    expect((await at.server.call('readGroupProgress', { params: group, as: at.plus })).status).toBe(404);
    expect((await at.server.call('listGroups', { as: at.plus })).body).toEqual({ groups: [], archived: [] });
    const found = await at.server.call('searchPupils', { query: { search: 'Noor' }, as: at.plus });
    expect(found.body.pupils).toEqual([]);
    expect(JSON.stringify(await read())).not.toContain(at.mate);
  });

  it('leaves everything that manages a pupil to its home group', { timeout: 60_000 }, async () => {
    const { accountId, groupId, pupilId } = at.school;
    const { as } = { as: at.plus };
    const own = await addGroup(at.database, accountId, 'Groep 8');
    await at.database.db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id: own, user_id: at.plusId })
      .execute();
    const names = { firstName: 'Noor', lastName: null, sortName: null, year: 5 };
    const note = { pupilId, noteId: randomUUID() };
    const change = { set: { help: false }, asGroup: [], addTasks: [] };
    const pupils = [{ pupilId, basedOn: null }];
    const { server } = at;
    const answers = [
      server.call('changePupil', { params: { pupilId }, body: names, as }),
      server.call('movePupils', { body: { moves: [{ pupilId, groupId: own }] }, as }),
      server.call('movePupils', { body: { moves: [{ pupilId, groupId: at.extraId }] }, as: at.admin }),
      server.call('trashPupils', { body: { pupilIds: [pupilId] }, as }),
      server.call('exportPupil', { params: { pupilId }, query: { format: 'json' }, as }),
      server.call('listNotes', { params: { pupilId }, as }),
      server.call('saveNote', { params: note, body: { day: today, text: 'Telt door.' }, as }),
      server.call('saveParentSentence', { params: { pupilId }, body: { text: 'Mooi.' }, as }),
      server.call('readPupilSettings', { params: { pupilId }, as }),
      server.call('savePupilSettings', { params: { pupilId }, body: { basedOn: null, differs: {} }, as }),
      server.call('changeSettings', { body: { pupils, change }, as }),
      server.call('setLevel', { params: { pupilId, levelId: randomUUID() }, body: { direction: 'up' }, as }),
      server.call('readMap', { params: { pupilId }, as }),
      server.call('makeLoginCards', { params: extra(), body: { renew: false }, as }),
      server.call('makeLoginCards', { params: { groupId }, body: { renew: false, pupilIds: [pupilId] }, as }),
      server.call('setSignIn', {
        params: extra(),
        body: { pupilIds: [pupilId], signIn: { kind: 'word' } },
        as,
      }),
      server.call('changeGroup', { params: extra(), body: { name: 'Groep 1', year: 1 }, as }),
      server.call('archiveGroup', { params: extra(), body: { archived: true }, as }),
      server.call('listPupils', { params: extra(), as }),
      server.call('readStarGoal', { params: extra(), as }),
      server.call('listSettings', { params: extra(), as }),
    ];
    for (const [place, answer] of (await Promise.all(answers)).entries())
      expect(answer.status, `call ${place}`).toBe(404);
    const after = await at.database.db
      .selectFrom('pupil')
      .where('pupil_id', '=', pupilId)
      .select(['group_id', 'trashed_at', 'last_name'])
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ group_id: groupId, trashed_at: null, last_name: 'Bakker' });
  });

  it('is made, filled and put away by an admin alone', async () => {
    const groupId = randomUUID();
    for (const as of [at.plus, at.teacher]) {
      expect((await put(at.school.pupilId, null, null, as)).status).toBe(403);
      const made = await at.server.call('addExtraGroup', { body: { groupId, name: 'Plus' }, as });
      expect(made.status).toBe(403);
    }
    const { admin: as, server } = at;
    const body = { groupId, name: 'Bijspijker' };
    expect((await server.call('addExtraGroup', { body, as })).body).toEqual({ groupId });
    expect((await server.call('addExtraGroup', { body, as })).body).toEqual({ groupId });
    const params = { groupId };
    const members = [at.mate, at.elsewhere].map((pupilId) => ({ pupilId, from: null, until: null }));
    expect((await server.call('putExtraMembers', { params, body: { members }, as })).status).toBe(200);
    await server.call('removeExtraMembers', { params, body: { pupilIds: [at.mate] }, as });
    await server.call('changeExtraGroup', { params, body: { name: 'Extra rekenen' }, as });
    const shown = async () => (await server.call('listExtraGroups', { as })).body;
    expect((await shown()).groups).toMatchObject([
      { groupId, name: 'Extra rekenen', pupilCount: 1, teachers: [] },
      { groupId: at.extraId, name: 'Plusgroep', pupilCount: 1, teachers: ['Test docent'] },
    ]);
    await server.call('archiveExtraGroup', { params, body: { archived: true }, as });
    expect((await shown()).archived).toMatchObject([{ groupId, name: 'Extra rekenen' }]);
    expect((await server.call('readExtraGroup', { params, as })).status).toBe(404);
    await server.call('archiveExtraGroup', { params, body: { archived: false }, as });
    expect((await server.call('readExtraGroup', { params, as })).body.members).toHaveLength(1);
    const home = await server.call('archiveExtraGroup', {
      params: { groupId: at.school.groupId },
      body: { archived: true },
      as,
    });
    expect(home.status, 'a home group is none').toBe(404);
  });

  it('has a member from the first day to the last, both counted', async () => {
    await put(at.school.pupilId, '2026-11-22', '2026-11-23');
    expect((await put(at.school.pupilId, '2026-11-23', '2026-11-22')).status).toBe(422);
    const seen = async () => (await progress(at.school.pupilId)).status;
    const listed = async () => (await read()).members.length;
    expect([await seen(), await listed()]).toEqual([404, 0]);
    expect((await read()).others, 'only an admin sees who comes').toEqual([]);
    expect((await read(at.admin)).others).toMatchObject([
      { ...member(), from: '2026-11-22', until: '2026-11-23' },
    ]);
    for (const expected of [
      [404, 0],
      [200, 1],
      [200, 1],
      [404, 0],
    ]) {
      await daysLater(1);
      expect([await seen(), await listed()], at.server.now().toISOString()).toEqual(expected);
    }
  });

  it('is its teacher’s only on the days that he or she has it', async () => {
    await at.server.call('setGroupTeachers', {
      params: extra(),
      body: { teachers: [{ userId: at.plusId, from: '2026-11-21', until: null }] },
      as: at.admin,
    });
    expect((await progress(at.school.pupilId)).status).toBe(404);
    await daysLater(1);
    expect((await progress(at.school.pupilId)).status).toBe(200);
  });

  it('brings its tasks to the map beside those of the home group, and takes them away with it', async () => {
    const before = (await map()).keys;
    expect(before).not.toContain('table-7');
    expect((await setReady()).status).toBe(200);
    const { as, keys, tasks } = await map();
    expect(keys.toSorted()).toEqual([...before, 'table-7'].toSorted());
    expect((await map(at.mate)).keys).not.toContain('table-7');
    const task = tasks.find(({ collectionKey }) => collectionKey === 'table-7');
    const practiceTaskId = task?.practiceTaskId ?? '';
    const round = await openRound(at.server, as, practiceTaskId);
    expect(round.window.collection.key).toBe('table-7');
    const windowOf = (who: string) =>
      at.server.call('putWindow', { params: { practiceTaskId, windowId: randomUUID() }, query: {}, as: who });
    expect((await windowOf((await map(at.mate)).as)).status, 'a classmate').toBe(404);
    const archive = (archived: boolean) =>
      at.server.call('archiveExtraGroup', { params: extra(), body: { archived }, as: at.admin });
    await archive(true);
    expect((await map()).keys).toEqual(before);
    expect((await windowOf(as)).status, 'after the group').toBe(404);
    await archive(false);
    expect((await map()).keys).toContain('table-7');
    await at.server.call('removeExtraMembers', {
      params: extra(),
      body: { pupilIds: [at.school.pupilId] },
      as: at.admin,
    });
    expect((await map()).keys).toEqual(before);
    expect((await windowOf(as)).status, 'after the membership').toBe(404);
  });

  it('leaves out what the home group requires on the same day', async () => {
    const [first] = (await map()).tasks;
    const key = first?.collectionKey ?? '';
    await setReady({}, at.plus, key);
    expect((await map()).keys.filter((each) => each === key)).toHaveLength(1);
  });

  it('sets a task ready for some members, shows whose it is, and takes it away again', async () => {
    await put(at.elsewhere, null, null);
    await setReady({ pupilIds: [at.elsewhere] });
    expect((await map()).keys).not.toContain('table-7');
    expect((await map(at.elsewhere)).keys).toContain('table-7');
    await setReady({}, at.plus, 'table-8');
    const { tasks } = await read();
    expect(tasks.map(({ collectionKey, pupilIds }) => [collectionKey, pupilIds])).toEqual([
      ['table-8', null],
      ['table-7', [at.elsewhere]],
    ]);
    expect((await map(at.elsewhere)).keys).toEqual(expect.arrayContaining(['table-7', 'table-8']));
    const remove = (itemIds: readonly string[]) =>
      at.server.call('removeExtraTasks', { params: extra(), body: { itemIds: [...itemIds] }, as: at.plus });
    expect((await remove([randomUUID()])).status).toBe(404);
    expect((await remove(tasks.flatMap(({ itemIds }) => itemIds))).status).toBe(200);
    expect((await read()).tasks).toEqual([]);
    expect((await map(at.elsewhere)).keys).not.toContain('table-7');
    expect((await setReady({ pupilIds: [at.mate] })).status, 'who is no member').toBe(404);
  });

  it('leaves the settings of the home group as they were', async () => {
    const settings = async () =>
      (await at.server.call('listSettings', { params: { groupId: at.school.groupId }, as: at.teacher })).body;
    const before = await settings();
    await setReady({ othersWait: true, pupilIds: [at.school.pupilId] });
    await setReady({ othersWait: true }, at.plus, 'table-8');
    expect(await settings()).toEqual(before);
  });

  it('tells who manages a pupil in which groups it is', async () => {
    const { body } = await progress(at.school.pupilId, at.teacher);
    expect(body).toMatchObject({ manages: true, extraGroups: [{ groupId: at.extraId, name: 'Plusgroep' }] });
    expect((await at.server.call('readExtraGroup', { params: extra(), as: at.teacher })).status).toBe(404);
  });

  it('stops its own members', async () => {
    const stop = (stopped: boolean) =>
      at.server.call('setGroupStop', { params: extra(), body: { stopped }, as: at.plus });
    const stoppedOf = async (pupilId: string) => {
      const { as } = await map(pupilId);
      return (await at.server.call('readGroupStop', { params: { pupilId }, as })).body.stoppedUntil;
    };
    expect((await stop(true)).body.stoppedUntil).not.toBeNull();
    expect([await stoppedOf(at.school.pupilId), await stoppedOf(at.mate)]).toEqual([
      expect.any(String),
      null,
    ]);
    await stop(false);
    expect(await stoppedOf(at.school.pupilId)).toBeNull();
  });

  it('keeps a member that moves to another home group or comes back from the trash', async () => {
    const { pupilId, groupId } = at.school;
    const other = await addGroup(at.database, at.school.accountId, 'Groep 7');
    await at.server.call('movePupils', { body: { moves: [{ pupilId, groupId: other }] }, as: at.admin });
    expect((await read()).members).toMatchObject([{ ...member(), homeGroup: 'Groep 7' }]);
    await at.server.call('trashPupils', { body: { pupilIds: [pupilId] }, as: at.admin });
    expect((await read()).members).toEqual([]);
    expect((await progress(pupilId)).status).toBe(404);
    await at.server.call('restorePupils', { body: { pupilIds: [pupilId], groupId }, as: at.admin });
    expect((await read()).members).toMatchObject([member()]);
  });

  it('has no member that left its home group', async () => {
    const { pupilId } = at.school;
    await at.database.db
      .updateTable('pupil')
      .set({ group_id: null })
      .where('pupil_id', '=', pupilId)
      .execute();
    expect(await read()).toMatchObject({ members: [], group: { pupilCount: 0 } });
    expect((await progress(pupilId)).status).toBe(404);
    expect((await progress(pupilId, at.admin)).status).toBe(200);
  });

  it('ends with the school year, and comes back when that is undone', { timeout: 60_000 }, async () => {
    await setReady();
    at.server.advance(300 * dayMs);
    await daysLater(0);
    const changeId = randomUUID();
    const { status } = await at.server.call('startSchoolYear', {
      body: {
        changeId,
        fromYear: '2026-2027',
        groups: [{ groupId: at.school.groupId, name: 'Groep 6', keepTeachers: true }],
        leavers: 'stay',
      },
      as: at.admin,
    });
    expect(status).toBe(200);
    expect((await at.server.call('listExtraGroups', { as: at.plus })).body.groups).toEqual([]);
    expect((await progress(at.school.pupilId)).status).toBe(404);
    await at.server.call('undoChange', { params: { changeId }, as: at.admin });
    expect((await read()).members).toMatchObject([member()]);
  });

  it('is in the export of a pupil, and in the audit log', async () => {
    await put(at.school.pupilId, '2026-11-20', '2026-12-18');
    const asked = { params: member(), as: at.teacher };
    const json = await at.server.call('exportPupil', { ...asked, query: { format: 'json' } });
    expect(json.body).toMatchObject({
      extraGroups: [{ name: 'Plusgroep', schoolYear: '2026-2027', from: '2026-11-20', until: '2026-12-18' }],
    });
    const html = await at.server.call('exportPupil', { ...asked, query: { format: 'html', locale: 'nl' } });
    expect(String(html.body)).toContain('Plusgroep, 2026-2027');
    const actions = await at.database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', at.extraId)
      .select(['action', 'counts'])
      .execute();
    expect(actions).toEqual([{ action: 'group.members-put', counts: { pupils: 1 } }]);
  });
});
