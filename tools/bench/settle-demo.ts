import { apiClient } from './client';

/**
 * Lets a freshly seeded server finish the background work of its first start (generating all collections), so that
 * copies of its data have nothing left to do.
 */
export async function settleDemo(url: string): Promise<void> {
  const client = apiClient(url);
  const { logins } = await client.call('demoLogins', {});
  const teacher = logins.find(({ role }) => role === 'docent');
  if (!teacher) throw new Error('The demo school has no teacher.');
  const cookie = await client.signIn(teacher.login, teacher.password);
  await client.call('listCollections', {}, { cookie });
}
