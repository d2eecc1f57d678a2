import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { addAdult, addGroup, makeSchool, type TestServer, testServer } from '../../testing/server';
import { defaultSettingsFor } from './default-settings';

const day = 86_400_000;

describeOnDatabase('templates of settings', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    server = testServer({ database });
    school = await makeSchool(database);
  });

  const as = () => server.signedIn(school.person('docent'));
  const inDays = (days: number) => new Date(server.now().getTime() + days * day).toISOString().slice(0, 10);
  const list = async (cookie?: string) =>
    (await server.call('listTemplates', { as: cookie ?? (await as()) })).body.templates;
  const add = async (templateId = randomUUID(), title = 'Tafels oefenen') =>
    server.call('addTemplate', {
      params: { groupId: school.groupId, templateId },
      body: { title },
      as: await as(),
    });
  const setTasks = async (tasks: readonly object[]) => {
    const params = { groupId: school.groupId };
    const { body } = await server.call('listSettings', { params, as: await as() });
    const basedOn = body.versions.find(({ current }) => current)?.settingsId ?? null;
    const settings = { ...defaultSettingsFor(5, 'nl'), sumsPerRound: 13, tasks };
    const saved = await server.call('saveSettings', {
      params,
      body: { basedOn, settings } as never,
      as: await as(),
    });
    expect(saved.status).toBe(200);
  };

  it('have what the group practises, without its dates and without what is over', async () => {
    await setTasks([
      { ...newTask('table-7'), from: inDays(-7), until: inDays(3) },
      { ...newTask('table-8'), from: null, until: inDays(-1) },
      newTask('tables-all'),
    ]);
    const templateId = randomUUID();
    expect([(await add(templateId)).status, (await add(templateId)).status]).toEqual([200, 200]);
    const templates = await list();
    expect(templates).toMatchObject([
      {
        templateId,
        createdBy: 'Test docent',
        mayDelete: true,
        settings: {
          title: 'Tafels oefenen',
          sumsPerRound: 13,
          tasks: [
            { collectionKey: 'table-7', from: null, until: null },
            { collectionKey: 'tables-all', from: null, until: null },
          ],
        },
      },
    ]);
    expect(templates[0]?.settings).not.toHaveProperty('groupId');
  });

  it('are used for another group as they are, with the call that saves settings', async () => {
    await add();
    const [template] = await list();
    const groupId = await addGroup(database, school.accountId);
    const admin = await server.signedIn(school.person('schooladmin'));
    const { body } = await server.call('listSettings', { params: { groupId }, as: admin });
    const basedOn = body.versions.find(({ current }) => current)?.settingsId ?? null;
    const settings = template?.settings;
    if (!settings) throw new Error('no template');
    const { status, body: saved } = await server.call('saveSettings', {
      params: { groupId },
      body: { basedOn, settings },
      as: admin,
    });
    expect([status, saved.title]).toEqual([200, 'Tafels oefenen']);
  });

  it('are of the whole school, and deleted and put back by their author or an admin', async () => {
    const templateId = randomUUID();
    await add(templateId);
    const colleague = await server.signedIn({
      accountId: school.accountId,
      personId: await addAdult(
        database,
        school.accountId,
        'docent',
        await addGroup(database, school.accountId),
      ),
      role: 'docent',
    });
    expect(await list(colleague)).toMatchObject([{ templateId, mayDelete: false }]);
    const remove = (cookie: string, deleted = true) =>
      server.call('deleteTemplate', { params: { templateId }, body: { deleted }, as: cookie });
    expect((await remove(colleague)).status).toBe(404);
    expect((await remove(await server.signedIn(school.person('schooladmin')))).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(await as(), false)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    const other = await makeSchool(database);
    expect(await list(await server.signedIn(other.person('docent')))).toEqual([]);
  });

  it('are gone for good a week after they were deleted, when another is added', async () => {
    const templateId = randomUUID();
    await add(templateId);
    const set = async (deleted: boolean) =>
      server.call('deleteTemplate', { params: { templateId }, body: { deleted }, as: await as() });
    await set(true);
    server.advance(8 * day);
    await add();
    expect((await set(false)).status).toBe(404);
  });

  it('are refused without a task, and without number', async () => {
    await setTasks([{ ...newTask('table-7'), until: inDays(2) }]);
    server.advance(4 * day);
    expect((await add()).body).toMatchObject({ code: 'template-without-tasks' });
    await setTasks([newTask('table-7')]);
    const as = await server.signedIn(school.person('docent'));
    for (let count = 0; count < 100; count += 1) {
      // No limit of calls is what answers.
      server.advance(1000);
      const params = { groupId: school.groupId, templateId: randomUUID() };
      expect((await server.call('addTemplate', { params, body: { title: 'x' }, as })).status).toBe(200);
    }
    expect((await add()).body).toMatchObject({ code: 'too-many-templates' });
  });
});
