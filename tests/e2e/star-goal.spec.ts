import { expectAccessible } from './support/accessible';
import { countClicks } from './support/count-clicks';
import { answerSimply, firstTask, length, openSimpleRound } from './support/round';
import { signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';
import { giveVoices, saidOn } from './support/voices';

/** A school of its own: its group gets a goal. */
test.use({ school: 'star-goal' });

test('a group collects stars: set in three clicks, seen by child and teacher, kept without a network, ended', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const counted = await countClicks(page);
  const { inGroup, group } = await teacherAt(page, server.url);
  const target = Math.max(20, group.pupilCount * 10);
  await page.goto(`${inGroup}/leerlingen`);
  await expect(page.getByRole('table', { name: 'Leerlingen' })).toBeVisible();
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Groepsdoel' }).click();
  const form = page.getByRole('dialog', { name: 'Groepsdoel instellen' });
  await expect(form.getByLabel('Hoeveel sterren samen?')).toHaveValue(`${target}`);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  expect(counted().clicks).toBeLessThanOrEqual(3);
  const stands = page.getByText(/^Groepsdoel: \d+ van \d+ sterren$/);
  await expect(stands).toBeVisible();
  const before = Number(/\d+/.exec((await stands.textContent()) ?? '')?.[0]);
  await expectAccessible(page);

  // A child plays a round, and the group has one star more.
  const { id } = await signIn(page, server.url, 'leerling');
  await openSimpleRound(page, await firstTask(page, id));
  const sums = await length(page);
  for (let k = 0; k < sums; k++) await answerSimply(page, 'pointer');
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  await page.goto(`/leerling/${id}/landkaart`);
  const have = `Jullie hebben samen ${before + 1} van de ${target} sterren.`;
  const plate = page.getByRole('button', { name: `Samen sterren verzamelen. ${have}` });
  await plate.press('Enter');
  const jar = page.getByRole('dialog', { name: 'Samen sterren verzamelen' });
  await jar.getByRole('button', { name: 'Lees voor' }).press('Enter');
  expect((await saidOn(page)).at(-1)).toContain(`${have} Elke ronde die iemand afmaakt, is een ster erbij.`);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(plate).toBeFocused();

  // Without a network it says what the device last knew.
  await page.route('**/api/pupils/*/map', (route) => route.abort());
  await page.reload();
  await plate.press('Enter');
  await expect(jar).toContainText(have);
  await expect(jar).toContainText('Zo was het toen er nog internet was.');
  await page.unroute('**/api/pupils/*/map');

  await signIn(page, server.url, 'docent');
  await page.goto(`${inGroup}/leerlingen`);
  await expect(stands).toHaveText(`Groepsdoel: ${before + 1} van ${target} sterren`);
  await page.getByRole('button', { name: 'Groepsdoel wijzigen' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Hoeveel sterren samen?').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Gehaald!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Nieuw groepsdoel' }).press('Enter');
  await page.getByRole('button', { name: 'Doel stoppen' }).press('Enter');
  await expect(stands).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).last().press('Enter');
  await expect(stands).toHaveText(`Groepsdoel: ${before + 1} van 1 sterren`);
});
