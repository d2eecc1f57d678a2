import { expectAccessible } from '../support/accessible';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

for (const locale of ['be', 'en'] as const) {
  test(`the school’s screens can be read in the dark, in ${locale}`, async ({ page, server }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('dark-theme', 'true');
      localStorage.setItem('locale', chosen);
    }, locale);
    const { id, accountId } = await signIn(page, server.url, 'docent');
    await page.goto(`/account/${accountId}/user/${id}/groepen`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const group = page.locator('main a[href*="/leerlingen"]').first();
    await expect(group).toBeVisible();
    // Its filled button has another colour under the mouse.
    await page.locator('main a[href$="/groepen/edexml"]').first().hover();
    await expectAccessible(page);
    const pupils = await group.getAttribute('href');
    for (const path of [
      `${pupils}`,
      `${pupils}/wachtwoorden`,
      `${pupils}`.replace(/leerlingen$/, 'oefeninstellingen'),
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
  });
}
