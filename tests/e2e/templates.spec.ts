import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { addParallelGroup } from './support/add-group';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'templates' });

test('settings are kept as a template, used for another group, copied to a third, and taken back', async ({
  page,
  server,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  const read = async <Body>(path: string) =>
    (await (await page.request.get(`${server.url}/api${path}`)).json()) as Body;
  const second = { groupId: await addParallelGroup(page, server.url, 'Groep 4B'), name: 'Groep 4B' };
  const { groups } = await read<Reply<Api['listGroups']>>('/groups');
  const first = groups.find(({ groupId }) => groupId !== second.groupId);
  if (!first) throw new Error('The demo school has no group.');
  const titleOf = async (groupId: string) =>
    (await read<Reply<Api['listSettings']>>(`/groups/${groupId}/exercise-settings`)).versions.find(
      ({ current }) => current,
    )?.title;
  const before = await titleOf(second.groupId);
  const pageOf = (groupId: string) =>
    page.goto(`/account/${accountId}/user/${id}/groepen/${groupId}/oefeninstellingen`);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Meer' }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    return page.getByRole('dialog');
  };
  const undo = () => page.getByRole('button', { name: 'Ongedaan maken', exact: true }).last().press('Enter');

  await pageOf(first.groupId);
  const keep = await menu('Opslaan als sjabloon');
  await keep.getByLabel('Naam van het sjabloon').fill('Herfst voor iedereen');
  await expectAccessible(page);
  await keep.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Sjabloon “Herfst voor iedereen” is opgeslagen.')).toBeVisible();

  await pageOf(second.groupId);
  const use = await menu('Sjabloon gebruiken');
  await use.getByRole('radio', { name: /^Herfst voor iedereen/ }).press('Space');
  await expectAccessible(page);
  await use.getByRole('button', { name: 'Gebruiken', exact: true }).press('Enter');
  await expect(page.getByText(`“Herfst voor iedereen” geldt nu voor ${second.name}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Herfst voor iedereen' })).toBeVisible();
  expect(await titleOf(second.groupId)).toBe('Herfst voor iedereen');
  await undo();
  await expect(page.getByText('Het is weer zoals het was.')).toBeVisible();
  expect(await titleOf(second.groupId)).toBe(before);

  await pageOf(first.groupId);
  const copy = await menu('Kopiëren naar een andere groep');
  await expect(copy.getByRole('checkbox', { name: second.name, exact: true })).toBeChecked();
  await expectAccessible(page);
  await copy.getByRole('button', { name: 'Kopiëren', exact: true }).press('Enter');
  await expect(page.getByText(/geldt nu voor /)).toBeVisible();
  expect(await titleOf(second.groupId)).toBe(await titleOf(first.groupId));
  await undo();
  await expect(page.getByText('Het is weer zoals het was.')).toBeVisible();
  expect(await titleOf(second.groupId)).toBe(before);
});
