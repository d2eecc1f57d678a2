import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** A school of its own: it changes what its cards bear. */
test.use({ school: 'first-names' });

test('a school has first names only on its cards, and whole names on the sheet of the teacher', async ({
  page,
  server,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  const area = `/account/${accountId}/user/${id}`;
  const { groups } = (await (await page.request.get(`${server.url}/api/groups`)).json()) as Reply<
    Api['listGroups']
  >;
  const groupId = groups[0]?.groupId ?? '';
  const { pupils } = (await (
    await page.request.get(`${server.url}/api/groups/${groupId}/pupils`)
  ).json()) as Reply<Api['listPupils']>;
  const child = pupils.find(({ name, parts }) => name !== parts.firstName);
  if (!child) throw new Error('No pupil of the demo school has a surname.');
  const { name, parts } = child;
  const cards = page.getByRole('main');

  await page.goto(`${area}/groepen/${groupId}/leerlingen/wachtwoorden`);
  await expect(cards.getByText(name, { exact: true })).toBeVisible();

  await page.goto(`${area}/school`);
  await page.getByRole('switch', { name: 'Alleen voornamen op inlogkaartjes' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Opgeslagen.')).toBeVisible();

  await page.goto(`${area}/groepen/${groupId}/leerlingen/wachtwoorden`);
  await expect(cards.getByText(parts.firstName, { exact: true })).toBeVisible();
  await expect(cards.getByText(name, { exact: true })).toHaveCount(0);
  await page.getByText('Lijst voor de leerkracht', { exact: true }).click();
  await expect(cards.getByText(name, { exact: true })).toBeVisible();
});
