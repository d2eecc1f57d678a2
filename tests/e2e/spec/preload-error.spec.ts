import { expect, test } from './support/product';

test.use({ ownProfile: true });

/** The page is of build `old`; the server no longer has the chunk of the forgotten-password view. */
test.beforeEach(async ({ product, page }) => {
  product.head = '<meta name="build" content="old" />';
  product.watched.allow(/request-password|dynamically imported|preload CSS/);
  await product.open('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  product.missing = /request-password/;
});

const goOn = async (page: import('@playwright/test').Page) =>
  page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();

test('Preload error: reloads when online and the version differs, once per build', async ({
  product,
  page,
}) => {
  product.answers({ 'GET /version': { json: { build: 'new' } } });
  await goOn(page);
  await expect.poll(() => product.shown, 'opened, and reloaded once').toBe(2);
  await expect(page.getByText('Er is een nieuwe versie.')).toBeVisible();
  await expect.poll(() => product.calls.filter((call) => call === 'GET /version').length).toBe(2);
  expect(product.shown, 'not reloaded a second time').toBe(2);
  expect(await product.stored('sessionStorage', 'reloaded-for')).toBe('new');
});

test('Preload error: the same version says what to do instead of reloading', async ({ product, page }) => {
  product.answers({ 'GET /version': { json: { build: 'old' } } });
  await goOn(page);
  await expect(page.getByText('Een deel van deze pagina kon niet worden geladen.')).toBeVisible();
  await expect(page.getByText('Er is een nieuwe versie.')).toHaveCount(0);
  expect(await product.stored('sessionStorage', 'reloaded-for')).toBeNull();
});
