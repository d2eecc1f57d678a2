import { apiClient } from '../../../tools/bench/client';
import { settingsToSave } from './settings-to-save';

/** The minimum number of sums a teacher can choose: enough for everything that happens in a round. */
export const FEWEST_SUMS = 8;

/** Gives every group of the demo school short rounds, since the tests play dozens of them. */
export async function shortRounds(url: string): Promise<void> {
  const client = apiClient(url);
  const { logins } = await client.call('demoLogins', {});
  const admin = logins.find(({ role }) => role === 'schooladmin');
  if (!admin) throw new Error('The demo school has no admin.');
  const cookie = await client.signIn(admin.login, admin.password);
  const { groups } = await client.call('listGroups', {}, { cookie });
  for (const { groupId } of groups) {
    const { versions } = await client.call('listSettings', { params: { groupId } }, { cookie });
    const { basedOn, settings } = settingsToSave(versions);
    const body = { basedOn, settings: { ...settings, sumsPerRound: FEWEST_SUMS } };
    await client.call('saveSettings', { params: { groupId }, body }, { cookie });
  }
}
