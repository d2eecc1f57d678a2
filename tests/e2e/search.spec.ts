import { expectAccessible } from './support/accessible';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test('the key / and the first letters of a name lead to a pupil, without the mouse', async ({
  page,
  server,
}) => {
  const { area, pupils } = await teacherAt(page, server.url);
  const [pupil] = (await pupils()).filter(({ parts }) => parts.lastName.length > 3);
  if (!pupil) throw new Error('The demo group has nobody with a surname.');
  await page.goto(area);
  await expect(page.getByRole('button', { name: 'Leerling zoeken' })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Leerling zoeken' });
  const field = dialog.getByRole('combobox', { name: 'Voornaam of achternaam' });
  await expect(field).toBeFocused();
  await field.fill('zzz');
  await expect(dialog.getByRole('status')).toHaveText('Geen leerling gevonden met “zzz”.');
  // The surname before the first name, in capitals.
  await field.fill(`${pupil.parts.lastName} ${pupil.parts.firstName}`.toUpperCase());
  const option = dialog.getByRole('option', { name: pupil.name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pupil.name);
});

test('the arrow keys choose among several, and Escape gives the focus back', async ({ page, server }) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto(area);
  const button = page.getByRole('button', { name: 'Leerling zoeken' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Leerling zoeken' });
  await dialog.getByRole('combobox').fill('n');
  const chosen = dialog.getByRole('option', { selected: true });
  await expect(dialog.getByRole('option').nth(1)).toBeVisible();
  const first = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
