import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { sumsOf } from '@/maths/collections/sum-collection';
import { answerAt, openRound, send } from '../../practice/testing';
import { newestCollection } from '../../school/settings/collections';
import { defaultSettingsFor } from '../../school/settings/default-settings';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { publishProgramSums } from './publish-program';
import { type CollectionDetails as Details, details, step, tableOf } from './testing';

const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let collectionKey: string;
beforeAll(async () => publishProgramSums(database.db, new Date('2026-11-01T00:00:00Z')));
beforeEach(async () => {
  server = testServer({ database });
  school = await makeSchool(database);
  as = await server.signedIn(school.person('office'));
  collectionKey = `office-${randomUUID()}`;
});

const params = () => ({ collectionKey });
const save = (version: number, differs: Partial<Details> = {}) => {
  server.advance(2000);
  return server.call('saveOfficeCollection', {
    params: params(),
    as,
    body: { ...details(differs), version },
  });
};
const publish = (version: number) => {
  server.advance(2000);
  return server.call('publishOfficeCollection', { params: params(), as, body: { version } });
};
const archive = (archived: boolean) => {
  server.advance(2000);
  return server.call('archiveOfficeCollection', { params: params(), as, body: { archived } });
};
const read = async () => (await server.call('readOfficeCollection', { params: params(), as })).body;

/** The teacher lets the group practise the collection, and the pupil sees it on the map. */
async function setTask() {
  const teacher = await server.signedIn(school.person('docent'));
  const { body: known } = await server.call('listSettings', {
    params: { groupId: school.groupId },
    as: teacher,
  });
  const saved = await server.call('saveSettings', {
    params: { groupId: school.groupId },
    body: {
      basedOn: known.versions[0]?.settingsId ?? null,
      settings: { ...defaultSettingsFor(5, 'nl'), yearCourse: false, tasks: [newTask(collectionKey)] },
    },
    as: teacher,
  });
  expect(saved.status).toBe(200);
  const pupil = await server.signedIn(school.person('leerling'));
  const { body: map } = await server.call('readMap', { params: { pupilId: school.pupilId }, as: pupil });
  return { teacher, pupil, map, practiceTaskId: map.tasks[0]?.practiceTaskId ?? '' };
}

describe('the collections of the program', () => {
  it('are listed with their generators, and are not changed', async () => {
    const { body } = await server.call('readOfficeCollection', {
      params: { collectionKey: 'tables-2-5' },
      as,
    });
    expect(body).toMatchObject({ ofProgram: true, sums: 20, publishedVersion: 1, archived: false });
    expect(body.generators.map(({ generatorId }) => generatorId)).toEqual(
      body.steps.map(({ generatorId }) => generatorId),
    );
    const changed = await server.call('saveOfficeCollection', {
      params: { collectionKey: 'tables-2-5' },
      as,
      body: { ...details(), version: 1 },
    });
    expect(changed).toMatchObject({ status: 409, body: { code: 'collection-of-program' } });
  });
});

describe('a collection of the office', () => {
  it('is a draft that no school can choose until it is published', async () => {
    expect((await save(0)).body).toEqual({ version: 1 });
    expect(await read()).toMatchObject({ sums: 20, publishedVersion: 0, published: null, version: 1 });
    const teacher = await server.signedIn(school.person('docent'));
    const listed = async () =>
      (await server.call('listCollections', { as: teacher })).body.collections.find(
        ({ key }) => key === collectionKey,
      );
    expect(await listed()).toBeUndefined();
    expect((await publish(1)).body).toEqual({ publishedVersion: 1 });
    expect(await listed()).toMatchObject({
      version: 1,
      title: { nl: 'Tafel van 2, dan 7', en: 'Tafel van 2, dan 7' },
      years: [4, 5],
      size: 20,
    });
    await archive(true);
    expect(await listed()).toMatchObject({ archived: true });
    await archive(false);
    expect(await listed()).not.toHaveProperty('archived');
  });

  it('is practised from the map to the answers, which the server judges again', async () => {
    await save(0);
    await publish(1);
    const { pupil, map, practiceTaskId } = await setTask();
    expect(map.tasks[0]).toMatchObject({ collectionKey, title: { nl: 'Tafel van 2, dan 7' } });
    const round = await openRound(server, pupil, practiceTaskId);
    expect(round.window.collection).toEqual({ key: collectionKey, version: 1 });
    const answers = [answerAt(round, 0), answerAt(round, 1, { right: false })];
    expect(await send(server, round, answers)).toMatchObject({ status: 200 });
    const rows = await database.db
      .selectFrom('answer')
      .where('window_id', '=', round.windowId)
      .orderBy('seq')
      .select('right')
      .execute();
    expect(rows.map(({ right }) => right)).toEqual([true, false]);
  });

  it('is named by its title where a teacher reads of it and in what is kept of a pupil', async () => {
    await save(0);
    await publish(1);
    const { teacher, pupil, practiceTaskId } = await setTask();
    await openRound(server, pupil, practiceTaskId);
    const exported = await server.request('GET', `/api/pupils/${school.pupilId}/export?format=html`, {
      headers: { cookie: teacher },
    });
    expect(String(exported.body)).toContain('<td>Tafel van 2, dan 7</td>');
    expect(String(exported.body)).not.toContain(collectionKey);

    await server.call('recordIntervention', {
      params: { groupId: school.groupId, interventionId: randomUUID() },
      as: teacher,
      body: {
        pupils: [{ pupilId: school.pupilId, basedOn: null }],
        weeks: 2,
        kind: 'practice',
        matter: { kind: 'skill', code: 'multiply/table-7' },
        collectionKey,
      },
    });
    const { body: today } = await server.call('readToday', {
      params: { groupId: school.groupId },
      as: teacher,
    });
    expect(today.done.map(({ collection }) => collection?.title.nl)).toEqual(['Tafel van 2, dan 7']);
  });

  it('goes on with the version that was begun when another is published, in every process', async () => {
    await save(0);
    await publish(1);
    const { pupil, practiceTaskId } = await setTask();
    const open = await openRound(server, pupil, practiceTaskId);
    const before = await newestCollection(database.db, collectionKey);

    await save(1, { steps: [step(tableOf(5))] });
    expect((await publish(2)).body).toEqual({ publishedVersion: 2 });
    const resumed = await openRound(server, pupil, practiceTaskId, open.windowId);
    expect(resumed.window).toEqual(open.window);
    const answers = [answerAt(open, 0)];
    expect(await send(server, open, answers)).toMatchObject({ status: 200 });
    expect(before?.version).toBe(1);
    const stored = await database.db
      .selectFrom('sum_collection')
      .where('collection_key', '=', collectionKey)
      .orderBy('version')
      .select('body')
      .execute();
    expect(stored[0]?.body).toEqual(before);
    expect(stored.map(({ body }) => sumsOf(body).length)).toEqual([20, 10]);

    // Another process, which read the first version before.
    const other = testServer({ database, now: server.now() });
    const again = await other.signedIn(school.person('leerling'));
    const next = await openRound(other, again, practiceTaskId);
    expect(next.window.collection.version).toBe(2);
    expect(next.window.pool.every(({ sumId }) => sumId.includes('*5='))).toBe(true);
  });

  it('keeps its sums when a generator of it is changed afterwards', async () => {
    const generatorId = randomUUID();
    const recipe = {
      overTen: 'any' as const,
      holes: ['result' as const],
      tables: [],
      operation: 'add' as const,
    };
    const range = { left: { min: 1, max: 9 }, right: { min: 1, max: 9 } };
    const saveGenerator = (version: number, max: number) =>
      server.call('saveGenerator', {
        params: { generatorId },
        as,
        body: {
          title: { nl: 'Plus', be: '', en: '' },
          years: [3],
          recipe: { ...recipe, ...range, result: { min: 1, max } },
          version,
        },
      });
    await saveGenerator(0, 10);
    await save(0, { steps: [step(generatorId)] });
    await publish(1);
    await saveGenerator(1, 18);
    expect(sumsOf((await newestCollection(database.db, collectionKey))!)).toHaveLength(45);
    expect((await publish(1)).body).toEqual({ publishedVersion: 2 });
    expect(sumsOf((await newestCollection(database.db, collectionKey))!)).toHaveLength(81);
  });

  it('brings sums of a prerequisite to a pupil for whom its own are too hard', async () => {
    await save(0, {
      steps: [step(tableOf(7), { prerequisite: 'table-2' }), step(tableOf(8), { prerequisite: 'table-7' })],
      next: ['tables-all'],
    });
    await publish(1);
    expect((await newestCollection(database.db, collectionKey))?.beside).toEqual({
      below: ['table-7', 'table-2'],
      above: ['tables-all'],
    });
    const { practiceTaskId } = await setTask();
    const wrong = async () => {
      const pupil = await server.signedIn(school.person('leerling'));
      const round = await openRound(server, pupil, practiceTaskId);
      const answers = round.window.pool
        .slice(0, 8)
        .map((_, place) => answerAt(round, place, { right: false }));
      await send(server, round, answers);
      server.advance(86_400_000);
      return round.window;
    };
    const windows = [await wrong(), await wrong(), await wrong()];
    expect(windows.at(-1)?.beyond).toBe('below');
    expect(windows.at(-1)?.pool.some(({ sumId }) => sumId.endsWith('*2=_'))).toBe(true);
  });

  it('is not changed or published by two people who do not know of each other', async () => {
    await save(0);
    expect(await save(0)).toMatchObject({ status: 409, body: { code: 'collection-changed' } });
    await save(1, { years: [4] });
    expect(await save(1, { years: [6] })).toMatchObject({
      status: 409,
      body: { code: 'collection-changed' },
    });
    expect(await publish(1)).toMatchObject({ status: 409, body: { code: 'collection-changed' } });
    const both = await Promise.all([publish(2), publish(2)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await publish(2)).toMatchObject({ body: { code: 'collection-same' } });
  });

  it.each([
    ['without steps', { steps: [] }],
    ['without a Dutch name', { title: { nl: '', be: '', en: 'Tables' } }],
    ['without a year', { years: [] }],
    ['with a step that adds no sum', { steps: [step(tableOf(2)), step(tableOf(2))] }],
    [
      'with a strategy that none of its sums has',
      { steps: [step(tableOf(7), { strategy: 'long-division' })] },
    ],
  ] as const)('is kept as a draft but not published %s', async (_, differs) => {
    expect((await save(0, differs as Partial<Details>)).status).toBe(200);
    expect(await publish(1)).toMatchObject({ status: 422, body: { code: 'collection-incomplete' } });
  });

  it('refuses generators and prerequisites that are not there', async () => {
    expect((await save(0, { steps: [step(randomUUID())] })).status).toBe(404);
    const lost = { steps: [step(tableOf(2), { prerequisite: 'table-13' })] };
    expect(await save(0, lost)).toMatchObject({ status: 422, body: { code: 'unknown-collection' } });
  });

  it('says in the log what changed, before and after', async () => {
    await save(0);
    await save(1, { steps: [step(tableOf(2))], years: [4, 5, 6] });
    await publish(2);
    const logged = await database.db
      .selectFrom('audit_event')
      .select(['action', 'changes', 'counts'])
      .where('subject_id', '=', collectionKey.slice('office-'.length))
      .orderBy('at')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual([
      'collection.saved',
      'collection.saved',
      'collection.published',
    ]);
    expect(logged[1]?.changes).toMatchObject({ 'years.2': [null, 6] });
    expect(JSON.stringify(logged[1]?.changes)).toContain(tableOf(7));
    expect(logged[2]?.counts).toEqual({ version: 1, sums: 10 });
  });
});
