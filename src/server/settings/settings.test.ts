import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findCollection } from '@/maths/collections/standard-collections';
import type { Database } from '../db/database';
import { describeOnBoth } from '../testing/database';
import { makeSchool, type TestServer, testServer } from '../testing/server';
import { defaultSettingsFor } from './default-settings';

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
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  let teacher: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    server = testServer({ database });
    school = await makeSchool(database);
    teacher = await server.signedIn(school.person('docent'));
  });

  const list = async (as = teacher, groupId = school.classId) =>
    server.call('listSettings', { params: { groupId }, as });
  const save = (basedOn: string | null, title: string, as = teacher, collectionKey = 'table-7') =>
    server.call('saveSettings', {
      params: { groupId: school.classId },
      body: {
        basedOn,
        settings: {
          ...defaultSettingsFor(5, 'nl'),
          title,
          tasks: [{ collectionKey, required: true, roundsPerDay: 2, games: ['bellenprikken'], until: null }],
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

  it('are refused with a game that nobody knows', async () => {
    const [first] = (await list()).body.versions;
    const { status } = await server.request('PUT', `/api/groups/${school.classId}/exercise-settings`, {
      headers: { cookie: teacher },
      body: {
        basedOn: first?.settingsId,
        settings: {
          ...defaultSettingsFor(5, 'nl'),
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
    const old = await server.call('readSettings', { params: { settingsId }, as: teacher });
    expect(old.body).toEqual({ ...first, current: false });
    const pupil = await server.signedIn(school.person('leerling'));
    const { body: map } = await server.call('readMap', { params: { pupilId: school.pupilId }, as: pupil });
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
    expect((await save(first, 'x', teacher, 'no-such-table')).status).toBe(422);
  });

  it('belong to the group’s teachers and the school’s admins; for others they are not there', async () => {
    const settingsId = (await list()).body.versions[0]?.settingsId ?? '';
    const other = await makeSchool(database);
    const colleague = { ...school.person('docent'), personId: randomUUID() };
    await database.db
      .insertInto('app_user')
      .values({
        account_id: school.accountId,
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
      const as = await server.signedIn(stranger);
      expect((await list(as)).status).toBe(404);
      expect((await save(settingsId, 'x', as)).status).toBe(404);
      expect((await server.call('readSettings', { params: { settingsId }, as })).status).toBe(404);
    }
    const admin = await server.signedIn(school.person('schooladmin'));
    expect((await save(settingsId, 'van de directie', admin)).status).toBe(200);
    const pupil = await server.signedIn(school.person('leerling'));
    expect((await list(pupil)).status).toBe(403);
  });

  it('choose from all published collections, in the order of teaching', async () => {
    const { body } = await server.call('listCollections', { as: teacher });
    const keys = body.collections.map(({ key }) => key);
    expect(keys[0]).toBe('split-to-10');
    expect(keys).toContain('tables-all');
    expect(body.collections.every(({ size }) => size > 0)).toBe(true);
  });
});
