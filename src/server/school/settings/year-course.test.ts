import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addYearCourse } from './write-settings';

describeOnBoth('settings from before the year course', (open) => {
  const at = madeAnew(open, schoolServer);

  const list = async () =>
    at.server.call('listSettings', { params: { groupId: at.school.groupId }, as: at.teacher });

  /** Makes the current settings those of a time without a year course. */
  const forgetCourse = async () => {
    const { db } = at.database;
    const { groupId, accountId } = at.school;
    await db
      .deleteFrom('practice_task as t')
      .where('t.account_id', '=', accountId)
      .where(({ selectFrom }) =>
        selectFrom('task_list_item as i')
          .whereRef('i.item_id', '=', 't.item_id')
          .where('i.account_id', '=', accountId)
          .select(sql<boolean>`i.place >= 100`.as('of_course')),
      )
      .execute();
    await db
      .deleteFrom('task_list_item')
      .where('account_id', '=', accountId)
      .where('place', '>=', 100)
      .execute();
    await sql`update exercise_settings set body = body - 'yearCourse'
      where account_id = ${accountId} and group_id = ${groupId}`.execute(db);
  };
  const courseSteps = async () => {
    const { rows } = await sql<{ steps: number }>`select count(*)::int as steps from task_list_item i
      join exercise_settings s on s.account_id = i.account_id and s.settings_id = i.settings_id and s.is_current
      where i.account_id = ${at.school.accountId} and i.place >= 100`.execute(at.database.db);
    return rows[0]?.steps ?? 0;
  };

  /** Saves the current settings under another name, as a teacher. */
  const renamed = async (title: string) => {
    const [version] = (await list()).body.versions;
    if (!version) throw new Error('No settings.');
    const {
      settingsId,
      groupId,
      version: _,
      current: __,
      createdAt,
      createdBy,
      courseUndecided,
      ...settings
    } = version;
    expect([typeof createdAt, createdBy, courseUndecided]).toEqual(['string', null, false]);
    await at.server.call('saveSettings', {
      params: { groupId },
      body: { basedOn: settingsId, settings: { ...settings, title } },
      as: at.teacher,
    });
  };

  it('get it by a job when nobody changed them', async () => {
    await forgetCourse();
    const [before] = (await list()).body.versions;
    expect([before?.yearCourse, before?.courseUndecided]).toEqual([false, true]);
    await addYearCourse(at.database.db, at.server.now());
    const [after, ...others] = (await list()).body.versions;
    expect(others).toHaveLength(1);
    expect([after?.version, after?.yearCourse, after?.courseUndecided]).toEqual([2, true, false]);
    expect(after?.tasks).toEqual(before?.tasks);
    expect(await courseSteps()).toBeGreaterThan(10);
    await addYearCourse(at.database.db, at.server.now());
    expect((await list()).body.versions).toHaveLength(2);
  });

  it('stay as a teacher saved them, and follow it once a teacher says so', async () => {
    await renamed('Van mij');
    await forgetCourse();
    await addYearCourse(at.database.db, at.server.now());
    const [kept] = (await list()).body.versions;
    expect([kept?.title, kept?.yearCourse, kept?.courseUndecided]).toEqual(['Van mij', false, true]);
    expect(await courseSteps()).toBe(0);
    if (!kept) throw new Error('No settings.');
    const {
      settingsId,
      groupId,
      version: _,
      current,
      createdAt,
      createdBy,
      courseUndecided,
      ...settings
    } = kept;
    expect([current, courseUndecided, typeof createdAt, typeof createdBy]).toEqual([
      true,
      true,
      'string',
      'string',
    ]);
    await at.server.call('saveSettings', {
      params: { groupId },
      body: { basedOn: settingsId, settings: { ...settings, yearCourse: true } },
      as: at.teacher,
    });
    expect((await list()).body.versions[0]).toMatchObject({ yearCourse: true, courseUndecided: false });
    expect(await courseSteps()).toBeGreaterThan(10);
  });
});
