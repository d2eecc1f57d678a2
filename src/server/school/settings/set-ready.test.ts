import { expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addPupil, makeSchool } from '../../testing/server';
import { withReady } from './set-ready';

const today = '2026-11-25';
const until = '2026-12-08';
const required = newTask('add-subtract-to-100');
const free = { ...newTask('division-2'), required: false };
const task = { ...newTask('tables-6-7'), from: today, until };
const alone = { task, othersWait: false, next: null };

it('puts a task ahead of what is there, and lets required tasks wait when asked', () => {
  expect(withReady([required, free], alone, today)).toEqual([task, required, free]);
  expect(withReady([required, free], { ...alone, othersWait: true }, today)).toEqual([
    task,
    { ...required, from: '2026-12-09' },
    free,
  ]);
});

it('lets the same sums wait, leaves out what is over by then, and names what follows', () => {
  const same = newTask('tables-6-7');
  const over = { ...required, until: '2026-11-24' };
  const short = { ...required, until: '2026-12-01' };
  const later = { ...required, from: '2027-01-04' };
  const test = { ...newTask('tables-6-7'), games: ['automatiseertoets' as const] };
  expect(withReady([same, over, short, later, test], { ...alone, othersWait: true }, today)).toEqual([
    task,
    { ...same, from: '2026-12-09' },
    later,
    test,
  ]);
  expect(withReady([], { ...alone, next: 'table-8' }, today)).toEqual([
    task,
    { ...newTask('table-8'), from: '2026-12-09' },
  ]);
});

it('takes the place of the same sums when it has no last day, and lets nothing wait', () => {
  const endless = { ...task, until: null };
  const ready = { task: endless, othersWait: true, next: 'table-8' };
  expect(withReady([required, newTask('tables-6-7')], ready, today)).toEqual([endless, required]);
});

it('refuses one task more than the limit, and drops none to make room', () => {
  const full = Array.from({ length: 20 }, (_, at) => newTask(`table-${at}`));
  expect(withReady(full.slice(1), alone, today)).toHaveLength(20);
  expect(() => withReady(full, alone, today)).toThrowError(
    expect.objectContaining({ code: 'too-many-tasks' }),
  );
});

describeOnDatabase('a task set ready', (open) => {
  const at = madeAnew(open, async (database) => {
    const made = await schoolServer(database);
    const { accountId, groupId, pupilId } = made.school;
    const mate = () => addPupil(database, accountId, groupId);
    const [second, third] = [await mate(), await mate()];
    return { ...made, mates: [pupilId, second, third] as const };
  });
  const params = () => ({ groupId: at.school.groupId });
  const list = async () => (await at.server.call('listSettings', { params: params(), as: at.teacher })).body;
  const current = async () => (await list()).versions.find((version) => version.current);
  const ownTasks = async (pupilId: string) => {
    const { body } = await at.server.call('readPupilSettings', { params: { pupilId }, as: at.teacher });
    return body.versions
      .find((version) => version.current)
      ?.differs.tasks?.map(({ collectionKey }) => collectionKey);
  };
  const ready = (body: object) =>
    at.server.call('setReady', { params: params(), as: at.teacher, body: { ...whole, ...body } });
  const whole = { ...alone, pupilIds: null, instead: [] };

  it('reaches the group, whoever has tasks of its own, and others with other sums; and is undone', async () => {
    const [first, second, third] = at.mates;
    const before = await current();
    const own = await ready({ task: newTask('table-3'), pupilIds: [second] });
    expect(own.body).toMatchObject({ group: null, pupils: [{ pupilId: second, before: null }] });
    const { body } = await ready({ instead: [{ pupilIds: [third], collectionKey: 'tables-2-5-10' }] });

    expect((await current())?.tasks[0]).toMatchObject({ collectionKey: 'tables-6-7', until });
    expect(await ownTasks(first), 'follows the group').toBeUndefined();
    expect((await ownTasks(second))?.slice(0, 2)).toEqual(['tables-6-7', 'table-3']);
    expect((await ownTasks(third))?.[0]).toBe('tables-2-5-10');

    await at.server.call('undoSettings', { as: at.teacher, body: { pupils: body.pupils } });
    const { title = '', tasks = [] } = before ?? {};
    if (!before || !body.group) throw new Error('nothing was set ready for the group');
    const {
      settingsId: _s,
      groupId: _g,
      version: _v,
      current: _c,
      createdAt: _a,
      createdBy: _b,
      ...rest
    } = before;
    await at.server.call('saveSettings', {
      params: params(),
      as: at.teacher,
      body: { basedOn: body.group.settingsId, settings: rest },
    });
    expect(await current()).toMatchObject({ title, tasks });
    expect(await ownTasks(third)).toBeUndefined();
    expect((await ownTasks(second))?.[0]).toBe('table-3');
  });

  it('refuses pupils of elsewhere, sums that are not there and a period that ends before it begins', async () => {
    const { pupilId } = await makeSchool(at.database);
    expect((await ready({ pupilIds: [pupilId] })).status).toBe(404);
    expect((await ready({ task: newTask('table-99') })).status).toBe(422);
    expect((await ready({ task: { ...task, until: '2026-11-01' } })).status).toBe(422);
    expect((await current())?.version).toBe(1);
  });
});
