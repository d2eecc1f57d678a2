import { expectAccessible } from './support/accessible';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { expect } from './support/test';

test('every collection can be looked through, with samples, steps and distractors', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'office');
  await page.goto(`/leerling/${id}`);
  await page.getByRole('link', { name: 'Alle somverzamelingen bekijken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle somverzamelingen bekijken');

  await page.getByLabel('Leerjaar').selectOption('8');
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('breuk keer');
  await expect(page.locator('main details')).toHaveCount(1);
  await page.getByText('Breuk keer breuk').click();
  await expect(page.getByText('fraction/multiply').first()).toBeVisible();
  await expect(page.locator('article')).toHaveCount(3);
  await page.locator('article').first().getByText('Stappen').click();
  await expect(page.locator('article').first().locator('svg').first()).toBeVisible();
  await expectAccessible(page);
});

for (const theme of ['light', 'dark'] as const) {
  test(`clocks, lines and fractions can be read, ${theme}`, async ({ page, server }) => {
    await page.addInitScript((dark) => localStorage.setItem('dark-theme', dark), String(theme === 'dark'));
    const { id } = await signIn(page, server.url, 'office');
    await page.goto(`/leerling/${id}?collections`);
    for (const name of ['Klok: kwartieren', 'Breuken op de lijn', 'Gelijke breuken']) {
      await page.getByRole('searchbox', { name: 'Zoeken' }).fill(name);
      await page.getByText(name, { exact: true }).click();
      await expect(page.locator('article')).toHaveCount(3);
      await expectAccessible(page);
      if (process.env.LOOK)
        await page.screenshot({
          path: `${process.env.LOOK}/${theme}-${name.slice(0, 8)}.png`,
          fullPage: true,
        });
      await page.getByText(name, { exact: true }).click();
    }
  });
}
