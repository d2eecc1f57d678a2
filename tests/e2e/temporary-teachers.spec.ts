import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'temporary-teachers' });

test('an admin gives a colleague a group until a day, which the page of the group shows', async ({
  page,
  server,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  await page.goto(`/account/${accountId}/user/${id}/groepen`);
  const group = page.getByRole('link', { name: 'Groep 4 Zeesterren', exact: true });
  await expect(group).toBeVisible();
  await page.getByRole('button', { name: 'Acties voor Groep 4 Zeesterren' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Leerkrachten kiezen' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Leerkrachten van Groep 4 Zeesterren' });
  await form.getByRole('checkbox', { name: 'Henk Postma', exact: true }).press('Space');
  await form.getByRole('switch', { name: 'Henk Postma: tijdelijk, met datums' }).press('Space');
  await form.getByLabel('Vanaf', { exact: true }).fill('1-9-2098');
  await form.getByLabel('Tot en met', { exact: true }).fill('1-8-2098');
  await form.getByLabel('Vanaf', { exact: true }).focus();
  await expect(form.getByText('De einddatum ligt vóór de begindatum.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await expectAccessible(page);
  await form.getByLabel('Tot en met', { exact: true }).fill('30-6-2099');
  await form.getByLabel('Tot en met', { exact: true }).press('Tab');
  await form.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(form).toBeHidden();
  await group.press('Enter');
  await expect(page.getByText('Tijdelijk: Henk Postma (1-9-2098 t/m 30-6-2099)')).toBeVisible();
  // The page of the group has the form too; what is taken away there is gone at once.
  await page.getByRole('button', { name: 'Meer', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Leerkrachten kiezen' }).press('Enter');
  await form.getByRole('checkbox', { name: 'Henk Postma', exact: true }).press('Space');
  await form.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText(/^Tijdelijk:/)).toBeHidden();
});
