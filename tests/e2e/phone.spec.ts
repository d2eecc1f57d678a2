import type { Locator } from '@playwright/test';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('What is measured is not in sight.');
  return box;
};

test('the tabs of a group are one row, and the current one is in sight', async ({ page, server }) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/leerlingen/wachtwoorden`);
  const tabs = page.getByRole('navigation', { name: 'Pagina’s van de groep' });
  const current = tabs.locator('[aria-current]');
  await expect(current).toBeInViewport({ ratio: 0.99 });
  const tops = await tabs
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});

test('a link that looks like a button has its label in the middle', async ({ page, server }) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/oefeninstellingen`);
  const link = page.getByRole('link', { name: 'Aanpassen', exact: true });
  const [outer, inner] = [await boxOf(link), await boxOf(link.locator('.mantine-Button-label'))];
  expect(Math.abs(outer.y + outer.height / 2 - inner.y - inner.height / 2)).toBeLessThan(1.5);
});

test('the way back to the page above is named whole', async ({ page, server }) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/oefeninstellingen`);
  const links = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link');
  await expect(links).toHaveCount(1);
  expect(await links.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
  await links.click();
  await expect(page).toHaveURL(/\/leerlingen$/);
});

test('a long name of a group leaves the name of a pupil its words', async ({ page, server }) => {
  const { area } = await teacherAt(page, server.url);
  await page.route(/\/api\/pupils\?/, async (route) => {
    const reply = await route.fetch();
    const text = (await reply.text()).replaceAll(
      /"name":"(Groep|Klas)[^"]*"/g,
      '"name":"De Zeesterren van juf Annemarie en meester Bartholomeus"',
    );
    await route.fulfill({ response: reply, body: text });
  });
  await page.goto(area);
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.getByRole('combobox').fill('m');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Bartholomeus');
  const [row, name] = [await boxOf(option), await boxOf(option.locator(':scope > :nth-child(2)'))];
  expect(name.width).toBeGreaterThan(row.width / 2);
});
