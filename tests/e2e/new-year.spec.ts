import { signInByForm } from './journey/teacher';
import { expect, test } from './support/test';

/** A school of its own: its year begins and is taken back. */
test.use({ school: 'new-year' });

test('the form of a new school year shows the groups of now when it is opened right after an undo', async ({
  page,
  server,
}) => {
  await signInByForm(page, server.url, 'schooladmin');
  const openForm = async () => {
    await page.getByRole('button', { name: 'Meer', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Nieuw schooljaar beginnen' }).press('Enter');
    return page.getByRole('dialog', { name: 'Nieuw schooljaar beginnen' });
  };
  const form = await openForm();
  const newName = form.getByRole('textbox').first();
  const offered = await newName.inputValue();
  await form.getByRole('button', { name: /^Schooljaar .+ beginnen$/ }).press('Enter');
  await expect(page.getByText(/^Schooljaar .+ is begonnen\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: offered, exact: true })).toBeVisible();

  // The list of groups comes in after the form was opened.
  let release: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/groups', async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).last().press('Enter');
  await expect(page.getByText('Het is weer zoals het was.').last()).toBeVisible();
  await openForm();
  await expect(newName).not.toHaveValue(offered);
  // What is being typed for a group that is gone goes with it.
  await newName.fill('Wolken');
  release();
  await expect(newName).toHaveValue(offered);
  await expect(form.getByRole('button', { name: 'Schooljaar 2027-2028 beginnen' })).toBeVisible();
});
