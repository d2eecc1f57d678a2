import { expect, it } from 'vitest';
import { programmeOfYear } from '@/maths/collections/year-programme';
import { placeOfWeek } from '@/maths/programme/course-today';
import { defaultSettingsFor } from '../../school/settings/default-settings';
import { describeOnDatabase } from '../../testing/database';
import { openRound, practiceServer } from '../testing';

describeOnDatabase('the course of the year', (open) => {
  const { course } = programmeOfYear(5, 'nl');

  const schoolOn = async (day: string) => {
    const at = await practiceServer(await open(), new Date(`${day}T10:00:00Z`));
    const { server, school, pupil } = at;
    const teacher = await server.signedIn(school.person('docent'));
    const params = { groupId: school.groupId };
    const newest = async () => {
      const { versions } = (await server.call('listSettings', { params, as: teacher })).body;
      return versions.find(({ current }) => current)!;
    };
    return {
      ...at,
      tasks: async () =>
        (await server.call('readMap', { params: { pupilId: school.pupilId }, as: pupil })).body.tasks,
      save: async (changes: Partial<ReturnType<typeof defaultSettingsFor>>) => {
        const { settingsId } = await newest();
        const settings = { ...defaultSettingsFor(5, 'nl'), ...changes };
        const saved = await server.call('saveSettings', {
          params,
          body: { basedOn: settingsId, settings },
          as: teacher,
        });
        expect(saved.status).toBe(200);
      },
      saveOwn: async (tasks: ReturnType<typeof defaultSettingsFor>['tasks']) => {
        const saved = await server.call('savePupilSettings', {
          params: { pupilId: school.pupilId },
          body: { basedOn: null, differs: { tasks } },
          as: teacher,
        });
        expect(saved.status).toBe(200);
      },
    };
  };
  const inCourse = (tasks: readonly { readonly collectionKey: string; readonly required: boolean }[]) =>
    tasks.filter(({ collectionKey }) => course.includes(collectionKey));

  it('asks one step a day beside the tasks, another one later in the year, and its rounds can be played', async () => {
    const asked: string[] = [];
    for (const [day, week] of [
      ['2026-09-02', 1],
      ['2027-03-10', 25],
    ] as const) {
      const { server, pupil, tasks } = await schoolOn(day);
      const all = await tasks();
      const [first, ...others] = inCourse(all).filter(({ required }) => required);
      expect(others).toEqual([]);
      const place = course.indexOf(first!.collectionKey);
      // Every third day something that was passed over comes first.
      expect(place).toBeLessThanOrEqual(placeOfWeek(week, course.length) + 3);
      asked.push(...inCourse(all).map(({ collectionKey }) => collectionKey));
      const task = all.find(({ collectionKey }) => collectionKey === first!.collectionKey)!;
      const { window } = await openRound(server, pupil, task.practiceTaskId);
      expect(window.collection.key).toBe(first!.collectionKey);
    }
    expect(asked.some((key) => course.indexOf(key) > 15)).toBe(true);
  });

  it('is gone when the teacher switches it off, and back when it is switched on', async () => {
    const { tasks, save } = await schoolOn('2026-11-24');
    expect(inCourse(await tasks()).length).toBeGreaterThan(0);
    await save({ yearCourse: false });
    expect(inCourse(await tasks())).toEqual([]);
    await save({ yearCourse: true });
    expect(inCourse(await tasks()).length).toBeGreaterThan(0);
  });

  it('leaves alone what a teacher has set, also for later, and only offers beside tasks of the pupil alone', async () => {
    const { tasks, save, saveOwn } = await schoolOn('2026-11-24');
    const asked = inCourse(await tasks()).find(({ required }) => required)!.collectionKey;
    const [plain] = defaultSettingsFor(5, 'nl').tasks;
    await save({ tasks: [plain!, { ...plain!, collectionKey: asked, from: '2027-01-11' }] });
    expect((await tasks()).map(({ collectionKey }) => collectionKey)).not.toContain(asked);
    await saveOwn([{ ...plain!, collectionKey: 'table-7' }]);
    const own = await tasks();
    expect(own.filter(({ required }) => required).map(({ collectionKey }) => collectionKey)).toEqual([
      'table-7',
    ]);
    expect(inCourse(own).length).toBeGreaterThan(0);
  });
});

describeOnDatabase('steps beside a collection', (open) => {
  it('come only as far as the teacher allows', async () => {
    const { server, school, pupil } = await practiceServer(await open());
    const teacher = await server.signedIn(school.person('docent'));
    const params = { groupId: school.groupId };
    const [plain] = defaultSettingsFor(5, 'nl').tasks;
    // Far too hard for who answered nothing yet.
    const collectionKey = 'divide-by-fraction';
    const reaches: (string | undefined)[] = [];
    for (const stepBelow of [true, false]) {
      const { versions } = (await server.call('listSettings', { params, as: teacher })).body;
      const basedOn = versions.find(({ current }) => current)?.settingsId ?? null;
      const settings = {
        ...defaultSettingsFor(5, 'nl'),
        yearCourse: false,
        stepBelow,
        tasks: [{ ...plain!, collectionKey }],
      };
      await server.call('saveSettings', { params, body: { basedOn, settings }, as: teacher });
      const map = await server.call('readMap', { params: { pupilId: school.pupilId }, as: pupil });
      const { window } = await openRound(server, pupil, map.body.tasks[0]!.practiceTaskId);
      reaches.push(window.beyond);
    }
    expect(reaches).toEqual(['below', undefined]);
  });
});
