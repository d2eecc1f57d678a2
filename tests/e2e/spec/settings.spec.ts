import { pageSizes, storageKeys } from '@/app/shared/constants';
import { expect, schoolPath, signedIn, test } from './support/product';

test.describe.configure({ mode: 'parallel' });

test('Theme: the choice is kept in local storage under a dark-theme flag where true means dark', async ({
  product,
  page,
}) => {
  expect(storageKeys.darkTheme).toBe('dark-theme');
  await product.open('/site/home');
  await page.getByRole('button', { name: 'Donkere kleuren' }).click();
  expect(await product.stored('localStorage', 'dark-theme')).toBe('true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Lichte kleuren' }).click();
  expect(await product.stored('localStorage', 'dark-theme')).toBe('false');
});

test('Theme: the default is light, whatever the system prefers', async ({ product, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await product.open('/site/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Theme: dark is painted before anything is shown, by an external script', async ({ product, page }) => {
  await page.addInitScript(() => localStorage.setItem('dark-theme', 'true'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body?.childElementCount) seen.push(document.documentElement.dataset.theme ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await product.open('/site/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

test('Theme: the adults’ screens follow the same flag', async ({ product, page }) => {
  await page.addInitScript(() => localStorage.setItem('dark-theme', 'true'));
  product.answers(signedIn('office'));
  await product.open('/superadmin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 24, 47)');
  // Switched in place, a manager that sets the scheme in its own subscription would never come to an end.
  for (const [item, scheme] of [
    ['Lichte kleuren', 'light'],
    ['Donkere kleuren', 'dark'],
  ] as const) {
    await page.getByRole('button', { name: /^Mijn account/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    expect(await product.stored('localStorage', 'dark-theme')).toBe(String(scheme === 'dark'));
  }
});

const hosts = [
  ['sumisland.uk', 'en', 'en', 'Sum Island'],
  ['sommeneiland.nl', 'nl', 'nl', 'Sommeneiland'],
  ['sommeneiland.be', 'be', 'nl', 'Sommeneiland'],
] as const;
for (const [host, locale, documentLanguage, title] of hosts) {
  test(`Language by the host ending: ${host} gives ${locale}`, async ({ product, page }) => {
    await product.on(host).open('/site/home');
    await expect(page.getByRole('combobox')).toHaveValue(locale);
  });

  test(`The page title is the translated product name on ${host}`, async ({ product, page }) => {
    await product.on(host).open('/site/prijzen');
    await expect(page).toHaveTitle(title);
  });

  test(`The document language on ${host} is ${documentLanguage}`, async ({ product, page }) => {
    await product.on(host).open('/site/home');
    await expect(page.locator('html')).toHaveAttribute('lang', documentLanguage);
  });
}

test('The fallback is Dutch', async ({ product, page }) => {
  await product.on('sommeneiland.example').open('/site/home');
  await expect(page.getByRole('combobox')).toHaveValue('nl');
});

test('The supported locales are nl, be and en', async ({ product, page }) => {
  await product.open('/site/home');
  const choices = page.getByRole('combobox').locator('option');
  await expect(choices).toHaveCount(3);
  const values = await choices.evaluateAll((options) =>
    options.map((option) => option.getAttribute('value')),
  );
  expect(values).toEqual(['nl', 'be', 'en']);
});

test('The language can be changed on the page and is remembered', async ({ product, page }) => {
  await product.open('/site/home');
  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths becomes an island to explore');
  await expect(page).toHaveTitle('Sum Island');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe(() => {
  test.use({ ownProfile: true });

  test('A language chosen before the scripts of a public page have loaded is kept', async ({
    product,
    page,
  }) => {
    let release = () => {};
    product.scripts = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(`${product.origin}/site/home`, { waitUntil: 'commit' });
    await page.getByRole('combobox').selectOption('en');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths becomes an island to explore');
    await expect(page.getByRole('combobox')).toHaveValue('en');
  });
});

test('Page-size options: 10, 25, 50, 100', () => {
  expect(pageSizes).toEqual([10, 25, 50, 100]);
});

for (const [width, mobile] of [
  [1279, true],
  [1280, false],
] as const) {
  test(`Mobile means below lg: at ${width} px it is ${mobile ? '' : 'not '}mobile`, async ({
    product,
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    product.answers(signedIn('docent'));
    await product.open(schoolPath('licentie'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licentie');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: mobile });
  });
}

test('The title stays the product’s name; the page’s own name goes to the route announcer', async ({
  product,
  page,
}) => {
  await product.open('/auth/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord aanvragen');
  await expect(page).toHaveTitle('Sommeneiland');
  await expect(page.locator('[data-route-announcer]')).toHaveText('Pagina: Wachtwoord aanvragen');
});
