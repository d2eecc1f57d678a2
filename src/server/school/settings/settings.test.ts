import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { GameId } from '@/contract/game-ids';
import type { OwnSettings } from '@/contract/settings';
import { findCollection } from '@/maths/collections/standard-collections';
import { erasePupil } from '../../lifecycle/erasure/erase-pupil';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { openRound } from '../../practice/testing';
import { describeOnBoth } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addGroup, addPupil, makeSchool } from '../../testing/server';
import { publishCollections } from './collections';
import { defaultSettingsFor } from './default-settings';
import { addMissingSettings } from './write-settings';

/** The tasks alone: the course of the year has tests of its own. */
const withoutCourse = { ...defaultSettingsFor(5, 'nl'), yearCourse: false };

describe('the settings a group begins with', () => {
  it('practise collections that exist, in every year of both countries', () => {
    for (const country of ['nl', 'be'] as const) {
      for (const year of [null, 1, 2, 3, 4, 5, 6, 7, 8]) {
        const { tasks } = defaultSettingsFor(year, country);
        expect(tasks.some(({ required }) => required)).toBe(true);
        for (const { collectionKey } of tasks) expect(findCollection(collectionKey)?.key).toBe(collectionKey);
      }
    }
  });
});

describeOnBoth('exercise settings', (open) => {
  const at = madeAnew(open, schoolServer);

  const list = async (as = at.teacher, groupId = at.school.groupId) =>
    at.server.call('listSettings', { params: { groupId }, as });
  const save = (basedOn: string | null, title: string, as = at.teacher, collectionKey = 'table-7') =>
    at.server.call('saveSettings', {
      params: { groupId: at.school.groupId },
      body: {
        basedOn,
        settings: {
          ...withoutCourse,
          title,
          tasks: [
            {
              collectionKey,
              required: true,
              roundsPerDay: 2,
              games: ['bellenprikken'],
              from: null,
              until: null,
              untilGoal: false,
            },
          ],
        },
      },
      as,
    });

  it('are there for a new group at once, by its year', async () => {
    const { body } = await list();
    expect(body.versions).toHaveLength(1);
    expect(body.versions[0]).toMatchObject({ version: 1, current: true, title: 'Basis groep 5' });
    expect((await list()).body).toEqual(body);
  });

  it('are made by a job for groups that have none, and for no others', async () => {
    const { db } = at.database;
    const before = (await list()).body;
    await addMissingSettings(db, at.server.now());
    expect((await list()).body).toEqual(before);
    const { groupId } = at.school;
    await db.deleteFrom('practice_task').where('account_id', '=', at.school.accountId).execute();
    await db.deleteFrom('task_list_item').where('account_id', '=', at.school.accountId).execute();
    await db.deleteFrom('exercise_settings').where('group_id', '=', groupId).execute();
    expect((await list()).body.versions).toEqual([]);
    await addMissingSettings(db, at.server.now());
    const { versions } = (await list()).body;
    expect(versions).toMatchObject([{ version: 1, current: true, title: 'Basis groep 5' }]);
    expect(versions[0]?.tasks).toEqual(before.versions[0]?.tasks);
  });

  it('are refused with a game that nobody knows', async () => {
    const [first] = (await list()).body.versions;
    const { status } = await at.server.request('PUT', `/api/groups/${at.school.groupId}/exercise-settings`, {
      headers: { cookie: at.teacher },
      body: {
        basedOn: first?.settingsId,
        settings: {
          ...withoutCourse,
          tasks: [{ collectionKey: 'table-7', required: true, roundsPerDay: 2, games: ['tetris'] }],
        },
      },
    });
    expect(status).toBe(422);
    expect((await list()).body.versions).toHaveLength(1);
  });

  it('become a new version that every map follows, and the old ones stay', async () => {
    const [first] = (await list()).body.versions;
    const saved = await save(first?.settingsId ?? null, 'Tafel van 7');
    expect(saved.body).toMatchObject({ version: 2, current: true, title: 'Tafel van 7' });
    const { versions } = (await list()).body;
    expect(versions.map(({ version, current }) => [version, current])).toEqual([
      [2, true],
      [1, false],
    ]);
    const settingsId = first?.settingsId ?? '';
    const old = await at.server.call('readSettings', { params: { settingsId }, as: at.teacher });
    expect(old.body).toEqual({ ...first, current: false });
    const pupil = await at.server.signedIn(at.school.person('leerling'));
    const { body: map } = await at.server.call('readMap', {
      params: { pupilId: at.school.pupilId },
      as: pupil,
    });
    expect(map.tasks).toMatchObject([
      { collectionKey: 'table-7', roundsAsked: 2, roundsDone: 0, games: ['bellenprikken'] },
    ]);
  });

  it('are not overwritten by somebody who edited an older version', async () => {
    const first = (await list()).body.versions[0]?.settingsId ?? null;
    expect((await save(first, 'eerst')).status).toBe(200);
    const late = await save(first, 'te laat');
    expect(late).toMatchObject({ status: 409, body: { code: 'settings-changed' } });
    expect((await save(null, 'ook te laat')).status).toBe(409);
  });

  it('keep exactly one of those that are saved at the same moment', async () => {
    const first = (await list()).body.versions[0]?.settingsId ?? null;
    const saved = await Promise.all([save(first, 'a'), save(first, 'b'), save(first, 'c')]);
    expect(saved.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const { versions } = (await list()).body;
    expect(versions.filter(({ current }) => current)).toHaveLength(1);
    expect(versions).toHaveLength(2);
  });

  it('name collections that exist', async () => {
    const first = (await list()).body.versions[0]?.settingsId ?? null;
    expect((await save(first, 'x', at.teacher, 'no-such-table')).status).toBe(422);
  });

  it('belong to the group’s teachers and the school’s admins; for others they are not there', async () => {
    const settingsId = (await list()).body.versions[0]?.settingsId ?? '';
    const other = await makeSchool(at.database);
    const colleague = { ...at.school.person('docent'), personId: randomUUID() };
    await at.database.db
      .insertInto('app_user')
      .values({
        account_id: at.school.accountId,
        user_id: colleague.personId,
        role: 'docent',
        display_name: 'Collega',
        email: null,
        password_hash: null,
        disabled_at: null,
        last_seen_at: null,
      })
      .execute();
    const strangers = [colleague, other.person('docent'), other.person('schooladmin')];
    for (const stranger of strangers) {
      const as = await at.server.signedIn(stranger);
      expect((await list(as)).status).toBe(404);
      expect((await save(settingsId, 'x', as)).status).toBe(404);
      expect((await at.server.call('readSettings', { params: { settingsId }, as })).status).toBe(404);
    }
    expect((await save(settingsId, 'van de directie', at.admin)).status).toBe(200);
    const pupil = await at.server.signedIn(at.school.person('leerling'));
    expect((await list(pupil)).status).toBe(403);
  });

  it('choose from all collections in the order of teaching, published already or not', async () => {
    const { body } = await at.server.call('listCollections', { as: at.teacher });
    await publishCollections(at.database.db, ['table-7', 'tables-3-7', 'no-such-table']);
    const { rows } = await sql<{ body: unknown }>`
      select body from sum_collection where collection_key in ('table-7', 'tables-3-7')`.execute(
      at.database.db,
    );
    expect(rows).toHaveLength(2);
    expect((await at.server.call('listCollections', { as: at.teacher })).body).toEqual(body);
    const keys = body.collections.map(({ key }) => key);
    expect(keys[0]).toBe('split-to-10');
    expect(keys).toContain('tables-all');
    expect(body.collections.every(({ size }) => size > 0)).toBe(true);
  });

  describe('of one pupil', () => {
    const readOwn = async (as = at.teacher) =>
      at.server.call('readPupilSettings', { params: { pupilId: at.school.pupilId }, as });
    const saveOwn = (basedOn: string | null, differs: z.infer<typeof OwnSettings>, as = at.teacher) =>
      at.server.call('savePupilSettings', {
        params: { pupilId: at.school.pupilId },
        body: { basedOn, differs },
        as,
      });
    const task = { required: true, roundsPerDay: 1, games: [], from: null, until: null, untilGoal: false };
    const map = async (pupilId: string = at.school.pupilId) => {
      const as = await at.server.signedIn({ ...at.school.person('leerling'), personId: pupilId });
      return (await at.server.call('readMap', { params: { pupilId }, as })).body;
    };
    const round = async (practiceTaskId = '') => {
      const as = await at.server.signedIn(at.school.person('leerling'));
      return (await openRound(at.server, as, practiceTaskId)).window;
    };

    it('say only what differs: the rest follows the group, also when that changes', async () => {
      const classmate = await addPupil(at.database, at.school.accountId, at.school.groupId);
      const before = (await list()).body.versions[0];
      expect((await readOwn()).body).toMatchObject({
        group: { settingsId: before?.settingsId },
        versions: [],
      });
      await saveOwn(null, { sumsPerRound: 8, help: false });
      expect((await list()).body.pupils).toMatchObject([
        { pupilId: at.school.pupilId, name: 'Noor Bakker', differs: ['help', 'sumsPerRound'] },
      ]);
      const keysBefore = (await map()).tasks.map(({ collectionKey }) => collectionKey);
      expect(keysBefore).toEqual((await map(classmate)).tasks.map(({ collectionKey }) => collectionKey));
      await save(before?.settingsId ?? null, 'Tafel van 7');
      const [practice] = (await map()).tasks;
      expect(practice?.collectionKey).toBe('table-7');
      const window = await round(practice?.practiceTaskId ?? '');
      expect(window.settings).toEqual({
        series: 'adaptive',
        sumsPerRound: 8,
        help: false,
        clock: 'off',
        sound: true,
        fragileLimit: 12,
      });
    });

    it('may be other tasks, with tables put together, and go back to those of the group', async () => {
      await list();
      const first = await saveOwn(null, {
        tasks: [{ ...task, collectionKey: 'tables-3-7' }],
        minutesPerDay: 10,
      });
      expect(first.body).toMatchObject({ version: 1, current: true, createdBy: 'Test docent' });
      const own = await map();
      expect(own.tasks.filter(({ required }) => required).map(({ collectionKey }) => collectionKey)).toEqual([
        'tables-3-7',
      ]);
      expect(own.minutesPerDay).toBe(10);
      const window = await round(own.tasks[0]?.practiceTaskId ?? '');
      expect(window.pool.every(({ sumId }) => /\*[37]=_$/.test(sumId))).toBe(true);
      expect(await round(own.tasks[0]?.practiceTaskId ?? '')).toMatchObject({
        settings: { sumsPerRound: 16 },
      });
      const classmate = await addPupil(at.database, at.school.accountId, at.school.groupId);
      expect((await map(classmate)).tasks.map(({ collectionKey }) => collectionKey)).not.toContain(
        'tables-3-7',
      );

      await saveOwn(first.body.settingsId, {});
      expect((await map()).tasks.map(({ collectionKey }) => collectionKey)).not.toContain('tables-3-7');
      expect((await list()).body.pupils).toMatchObject([{ pupilId: at.school.pupilId, differs: [] }]);
      expect((await readOwn()).body.versions.map(({ version, current }) => [version, current])).toEqual([
        [2, true],
        [1, false],
      ]);
      const { body } = await at.server.call('listCollections', { as: at.teacher });
      expect(body.collections.map(({ key }) => key)).not.toContain('tables-3-7');
    });

    it('are not overwritten by somebody who edited an older version, and end with the group', async () => {
      await list();
      const first = await saveOwn(null, { sumsPerRound: 10 });
      expect((await saveOwn(null, { sumsPerRound: 12 })).status).toBe(409);
      expect((await saveOwn(first.body.settingsId, { sumsPerRound: 14 })).status).toBe(200);
      expect(
        (await saveOwn(first.body.settingsId, { tasks: [{ ...task, collectionKey: 'x' }] })).status,
      ).toBe(422);
      const groupId = await addGroup(at.database, at.school.accountId);
      await at.database.db
        .updateTable('pupil')
        .set({ group_id: groupId })
        .where('pupil_id', '=', at.school.pupilId)
        .execute();
      expect((await readOwn(at.admin)).body).toMatchObject({ pupil: { groupId }, versions: [] });
      expect((await readOwn(at.teacher)).status).toBe(404);
    });

    it('are erased with the pupil', async () => {
      await list();
      await saveOwn(null, { tasks: [{ ...task, collectionKey: 'table-3' }] });
      await round((await map()).tasks[0]?.practiceTaskId ?? '');
      const pupil = { account_id: at.school.accountId, pupil_id: at.school.pupilId };
      await at.database.db
        .updateTable('pupil')
        .set({ trashed_at: at.server.now() })
        .where('pupil_id', '=', at.school.pupilId)
        .execute();
      await erasePupil(forTenant(at.database.db, pupil.account_id), pupil, at.server.now());
      const left = await at.database.db
        .selectFrom('exercise_settings')
        .where('pupil_id', '=', at.school.pupilId)
        .selectAll()
        .execute();
      expect(left).toEqual([]);
    });
  });

  it('ask a test once in its time, beside practice of the same sums', async () => {
    const [first] = (await list()).body.versions;
    const today = '2026-11-20';
    const test: GameId[] = ['automatiseertoets'];
    const practice = {
      collectionKey: 'table-7',
      required: true,
      roundsPerDay: 1,
      games: [],
      untilGoal: false,
    };
    const saved = await at.server.call('saveSettings', {
      params: { groupId: at.school.groupId },
      body: {
        basedOn: first?.settingsId ?? null,
        settings: {
          ...withoutCourse,
          tasks: [
            { ...practice, from: null, until: null },
            { ...practice, games: test, from: today, until: '2026-11-27' },
            { ...practice, collectionKey: 'table-8', from: '2026-11-21', until: '2026-11-21' },
          ],
        },
      },
      as: at.teacher,
    });
    expect(saved.status).toBe(200);
    const { pupilId } = at.school;
    const tasks = async () => {
      const as = await at.server.signedIn(at.school.person('leerling'));
      return (await at.server.call('readMap', { params: { pupilId }, as })).body.tasks;
    };
    const listed = async () =>
      (await tasks()).map(({ collectionKey, games }) => [collectionKey, ...games].join(' '));
    expect(await listed()).toEqual(['table-7', 'table-7 automatiseertoets']);
    const planned = (await tasks())[1];
    const as = await at.server.signedIn(at.school.person('leerling'));
    const windowId = randomUUID();
    const params = { practiceTaskId: planned?.practiceTaskId ?? '', windowId };
    const { body: round } = await at.server.call('putWindow', {
      params,
      query: { purpose: 'fluency-test' },
      as,
    });
    expect(round.window.purpose).toBe('fluency-test');
    await at.database.db
      .updateTable('sum_window')
      .set({ finished_at: at.server.now(), answers: 1, game: 'automatiseertoets' })
      .where('window_id', '=', windowId)
      .execute();
    expect((await tasks()).map(({ roundsDone }) => roundsDone)).toEqual([0, 1]);
    at.server.advance(86_400_000);
    expect(await listed()).toEqual(['table-7', 'table-8']);
    at.server.advance(86_400_000);
    expect(await listed()).toEqual(['table-7']);
  });
});
