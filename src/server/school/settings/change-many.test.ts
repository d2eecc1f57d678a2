import { expect, it } from 'vitest';
import type * as z from 'zod';
import type { SettingsChange } from '@/contract/settings';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addPupil, makeSchool } from '../../testing/server';

describeOnDatabase('settings of many pupils at once', (open) => {
  type Change = z.infer<typeof SettingsChange>;
  const nothing: Change = { set: {}, asGroup: [], addTasks: [] };
  const task = { required: true, roundsPerDay: 1, games: [], from: null, until: null, untilGoal: false };
  const at = madeAnew(open, async (database) => {
    const made = await schoolServer(database);
    const { accountId, groupId, pupilId } = made.school;
    const mate = () => addPupil(database, accountId, groupId);
    return { ...made, mates: [pupilId, await mate(), await mate()] };
  });
  const list = () =>
    at.server.call('listSettings', { params: { groupId: at.school.groupId }, as: at.teacher });
  const ownOf = async (pupilId: string) => {
    const { body } = await at.server.call('readPupilSettings', { params: { pupilId }, as: at.teacher });
    return body.versions.find(({ current }) => current);
  };
  const seen = async () => {
    const { pupils } = (await list()).body;
    return at.mates.map((pupilId) => ({
      pupilId,
      basedOn: pupils.find((pupil) => pupil.pupilId === pupilId)?.settingsId ?? null,
    }));
  };
  const apply = async (change: Partial<Change>, as = at.teacher, pupils?: Awaited<ReturnType<typeof seen>>) =>
    at.server.call('changeSettings', {
      body: { pupils: pupils ?? (await seen()), change: { ...nothing, ...change } },
      as,
    });
  const differs = () => Promise.all(at.mates.map(async (pupilId) => (await ownOf(pupilId))?.differs ?? null));

  it('change what is named, on top of what each has, and are undone for each', async () => {
    const [first = '', second = ''] = at.mates;
    await at.server.call('savePupilSettings', {
      params: { pupilId: second },
      body: { basedOn: null, differs: { minutesPerDay: 15, sumsPerRound: 20 } },
      as: at.teacher,
    });
    const before = await differs();
    const looked = await seen();
    const { body } = await apply({ set: { sumsPerRound: 10, help: false } });
    expect(body.overtaken).toEqual([]);
    expect(await differs()).toEqual([
      { sumsPerRound: 10, help: false },
      { minutesPerDay: 15, sumsPerRound: 10, help: false },
      { sumsPerRound: 10, help: false },
    ]);
    expect(await ownOf(first)).toMatchObject({ version: 1, createdBy: 'Test docent' });
    const again = await apply({ set: { sumsPerRound: 10 } }, at.teacher, looked);
    expect(again.body, 'sent again').toEqual({ changed: [], overtaken: [] });

    const undone = await at.server.call('undoSettings', { body: { pupils: body.changed }, as: at.teacher });
    expect(undone.body).toEqual({ overtaken: [] });
    expect(await differs()).toEqual(before.map((each) => each ?? {}));
    expect(await ownOf(second)).toMatchObject({ version: 3 });
  });

  it('add tasks to the list each has, once, and go back to those of the group', async () => {
    const [group] = (await list()).body.versions;
    const table = { ...task, collectionKey: 'table-7' };
    await apply({ addTasks: [table] });
    await apply({ addTasks: [table] });
    const [one] = await differs();
    expect(one).toEqual({ tasks: [...(group?.tasks ?? []), table] });
    expect((await apply({ addTasks: [{ ...table, collectionKey: 'no-such' }] })).status).toBe(422);
    const games = ['ninja', 'bellenprikken', 'waslijn'] as const;
    const full = Array.from({ length: 18 }, (_, place) => ({
      ...table,
      collectionKey: `table-${(place % 9) + 1}`,
      games: [games[Math.floor(place / 9)] ?? 'ninja'],
    }));
    expect(await apply({ addTasks: full })).toMatchObject({
      status: 422,
      body: { code: 'too-many-tasks' },
    });
    await apply({ asGroup: ['tasks'] });
    expect(await differs()).toEqual([{}, {}, {}]);
  });

  it('keep every task that still runs when another is set ready for later, and drop only those that are over', async () => {
    const day = (days: number) =>
      new Date(at.server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const dated = (table: number, from: number, until: number) => ({
      ...task,
      collectionKey: `table-${table}`,
      from: day(from),
      until: day(until),
    });
    const [over, running, later] = [dated(3, -9, -1), dated(4, -5, 2), dated(6, 5, 19)];
    await apply({ set: { tasks: [over, running] } });
    const before = await ownOf(at.mates[0] ?? '');
    await apply({ addTasks: [later] });
    for (const each of await differs()) expect(each?.tasks).toEqual([running, later]);
    const versions = async () =>
      (
        await at.server.call('readPupilSettings', {
          params: { pupilId: at.mates[0] ?? '' },
          as: at.teacher,
        })
      ).body.versions;
    expect(
      (await versions()).find(({ settingsId }) => settingsId === before?.settingsId)?.differs.tasks,
      'the version before keeps what is over',
    ).toEqual([over, running]);
    // What ends before the new one begins is no reason to leave the new one out.
    const again = dated(4, 3, 17);
    await apply({ addTasks: [again] });
    await apply({ addTasks: [{ ...again, from: day(1) }] });
    expect((await differs())[0]?.tasks).toEqual([running, later, again]);
  });

  it('leave alone what somebody saved meanwhile, name it, and go on top of it when asked to', async () => {
    const [first = '', second = ''] = at.mates;
    const looked = await seen();
    await at.server.call('savePupilSettings', {
      params: { pupilId: second },
      body: { basedOn: null, differs: { clock: 'visible' } },
      as: await at.server.signedIn(at.school.person('schooladmin')),
    });
    const { body } = await apply({ set: { help: false } }, at.teacher, looked);
    expect(body.changed.map(({ pupilId }) => pupilId)).toEqual(
      at.mates.filter((id) => id !== second).toSorted(),
    );
    expect(body.overtaken).toMatchObject([{ pupilId: second, savedBy: 'Test schooladmin' }]);
    expect((await ownOf(second))?.differs).toEqual({ clock: 'visible' });
    const basedOn = body.overtaken[0]?.settingsId ?? null;
    const on = await apply({ set: { help: false } }, at.teacher, [{ pupilId: second, basedOn }]);
    expect(on.body.overtaken).toEqual([]);
    expect((await ownOf(second))?.differs).toEqual({ clock: 'visible', help: false });

    // Undoing too keeps what came after.
    const newest = (await ownOf(first))?.settingsId ?? null;
    await at.server.call('savePupilSettings', {
      params: { pupilId: first },
      body: { basedOn: newest, differs: { sumsPerRound: 9 } },
      as: at.teacher,
    });
    const undone = await at.server.call('undoSettings', { body: { pupils: body.changed }, as: at.teacher });
    expect(undone.body.overtaken).toMatchObject([{ pupilId: first }]);
    expect((await differs()).map((each) => each)).toEqual([
      { sumsPerRound: 9 },
      { clock: 'visible', help: false },
      {},
    ]);
  });

  it('change nobody when one of them is not the teacher’s own', async () => {
    const other = await makeSchool(at.database);
    const strange = [
      { pupilId: at.mates[0] ?? '', basedOn: null },
      { pupilId: other.pupilId, basedOn: null },
    ];
    expect((await apply({ set: { help: false } }, at.teacher, strange)).status).toBe(404);
    expect(await differs()).toEqual([null, null, null]);
    // A version of another pupil is nothing to go back to.
    await apply({ set: { help: false } });
    const [mine, theirs] = await Promise.all([ownOf(at.mates[0] ?? ''), ownOf(at.mates[1] ?? '')]);
    const { body } = await at.server.call('undoSettings', {
      body: {
        pupils: [
          {
            pupilId: at.mates[0] ?? '',
            settingsId: mine?.settingsId ?? '',
            before: theirs?.settingsId ?? null,
          },
        ],
      },
      as: at.teacher,
    });
    expect(body.overtaken).toMatchObject([{ pupilId: at.mates[0] }]);
  });
});
