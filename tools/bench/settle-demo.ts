import { newTask } from '@/contract/new-task';
import { standardCollections } from '@/maths/collections/standard-collections';
import { apiClient } from './client';

/** Tasks that settings may have. */
const mostTasks = 20;

/**
 * Has a freshly seeded server finish the long part of its background work, publishing all collections, so that copies of
 * its data have nothing left to do. Settings publish the collections they name, also when they are then refused because
 * others were saved before, as these are.
 */
export async function settleDemo(url: string): Promise<void> {
  const client = apiClient(url);
  const { logins } = await client.call('demoLogins', {});
  const teacher = logins.find(({ role }) => role === 'docent');
  if (!teacher) throw new Error('The demo school has no teacher.');
  const cookie = await client.signIn(teacher.login, teacher.password);
  const { groupId = '' } = (await client.call('listGroups', {}, { cookie })).groups[0] ?? {};
  const { versions } = await client.call('listSettings', { params: { groupId } }, { cookie });
  const current = versions.find((version) => version.current);
  if (!current) throw new Error('The group of the demo school has no settings.');
  for (let from = 0; from < standardCollections.length; from += mostTasks) {
    const tasks = standardCollections.slice(from, from + mostTasks).map(({ key }) => newTask(key));
    const body = { basedOn: null, settings: { ...current, tasks } };
    const refused = client.call('saveSettings', { params: { groupId }, body }, { cookie });
    await refused.then(
      () => Promise.reject(new Error('Settings of the demo school were replaced.')),
      (error: Error) => {
        if (!error.message.includes('settings-changed')) throw error;
      },
    );
  }
}
