import { expectAccessible } from './support/accessible';
import { daysOfScenes } from './support/scene-day';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { giveVoices, saidOn } from './support/voices';

test('on some days Sam has something to show at a place of the map, whatever the child did, and says it', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  const { shows, quiet } = daysOfScenes(id, new Date().toISOString().slice(0, 10));
  const openOn = async (day = '') => {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00+01:00`));
    await page.goto(`/leerling/${id}/landkaart`);
    await expect(page.locator('nav li a').first()).toBeVisible();
  };
  const open = page.getByRole('button', { name: 'Sam laat iets zien' });
  await openOn(quiet[0]);
  await expect(open).toHaveCount(0);
  const told = new Set<string>();
  for (const day of shows.slice(0, 3)) {
    await openOn(day);
    await open.last().press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Kijk eens!' });
    await sheet.getByRole('button', { name: 'Lees voor' }).press('Enter');
    const said = (await saidOn(page)).at(-1) ?? '';
    const words = await sheet.getByRole('paragraph').textContent();
    expect(said).toBe(`near: ${words?.trim()}`);
    told.add(said);
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(open.last()).toBeFocused();
  }
  // Another day is another day.
  expect(told.size).toBeGreaterThan(1);
});
