import { expectAccessible } from './support/accessible';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test('a note is written, changed, deleted and put back, by keyboard', async ({ page, server }) => {
  const { inGroup, pupils } = await teacherAt(page, server.url);
  const [, pupil] = await pupils();
  await page.goto(`${inGroup}/leerlingen/${pupil?.pupilId}/voortgang/current`);
  await page.getByRole('link', { name: 'Notities' }).press('Enter');
  await expect(page).toHaveURL(/voortgang\/[\d-]+|current\/notities$/);
  const notes = page.getByRole('region', { name: 'Notities' });
  await expect(notes.getByText('Nog geen notities.')).toBeVisible();
  await notes.getByLabel('Nieuwe notitie').fill('Telt nog op de vingers bij sommen over het tiental.');
  await notes.getByLabel('Datum', { exact: true }).fill('20-11-2026');
  await notes.getByLabel('Datum', { exact: true }).press('Tab');
  await notes.getByRole('button', { name: 'Opslaan' }).press('Enter');
  const note = notes.getByRole('listitem');
  await expect(note).toContainText('20 november 2026');
  await expect(note).toContainText('Sanne Kuipers');
  await expect(notes.getByLabel('Nieuwe notitie')).toHaveValue('');
  await expectAccessible(page);

  await note.getByRole('button', { name: /^Acties voor de notitie/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wijzigen' }).press('Enter');
  await note.getByLabel('Notitie', { exact: true }).fill('Telt niet meer op de vingers.');
  await note.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(note).toContainText('Telt niet meer op de vingers.');
  await expect(note).toContainText('later gewijzigd');

  await note.getByRole('button', { name: /^Acties voor de notitie/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Verwijderen' }).press('Enter');
  await expect(notes.getByText('Nog geen notities.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
  await expect(note).toContainText('Telt niet meer op de vingers.');
});
