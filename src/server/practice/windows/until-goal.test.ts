import { expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { emptyMemory } from '@/maths/learn/empty-learner';
import { json } from '../../platform/db/columns';
import { defaultSettingsFor } from '../../school/settings/default-settings';
import { describeOnDatabase } from '../../testing/database';
import { answerAt, openRound, practiceServer, send } from '../testing';

describeOnDatabase('a task that goes until the pupil has all of it', (open) => {
  it('is asked no more when every fact is known by heart, and only where the teacher wants that', async () => {
    const database = await open();
    const { server, school, pupil, task } = await practiceServer(database);
    const teacher = await server.signedIn(school.person('docent'));
    const collectionKey = 'table-7';
    const plain = { ...defaultSettingsFor(5, 'nl').tasks[0]!, collectionKey, required: true };
    const params = { groupId: school.groupId };
    const save = async (untilGoal: boolean) => {
      const { versions } = (await server.call('listSettings', { params, as: teacher })).body;
      const settings = { ...defaultSettingsFor(5, 'nl'), tasks: [{ ...plain, untilGoal }] };
      const basedOn = versions.find(({ current }) => current)?.settingsId ?? null;
      expect(
        (await server.call('saveSettings', { params, body: { basedOn, settings }, as: teacher })).status,
      ).toBe(200);
    };
    const reached = async () => {
      const map = await server.call('readMap', { params: { pupilId: school.pupilId }, as: pupil });
      return map.body.tasks[0]?.goalReached;
    };
    const round = await openRound(server, pupil, task.practiceTaskId);
    await send(server, round, [answerAt(round, 0)]);
    await save(true);
    expect(await reached()).toBe(false);

    const table = standardCollections.find(({ key }) => key === collectionKey)!;
    const memory = { ...emptyMemory, introduced: 1, phase: 'automated' } as const;
    for (const sum_id of sumsOf(table))
      await database.db
        .insertInto('pupil_sum')
        .values({
          account_id: school.accountId,
          pupil_id: school.pupilId,
          sum_id,
          phase: 'automated',
          due: null,
          memory: json(memory),
        })
        .onConflict((there) =>
          there.columns(['account_id', 'pupil_id', 'sum_id']).doUpdateSet({ memory: json(memory) }),
        )
        .execute();
    expect(await reached()).toBe(true);
    await save(false);
    expect(await reached()).toBe(false);
  });
});
