import { expect, profileOf, schoolPath, signedIn, test } from './support/product';

test.describe.configure({ mode: 'parallel' });

test('All calls send credentials (cookies)', async ({ product, page }) => {
  const api = 'http://api.sommeneiland.nl';
  product.head = `<meta name="api-hosts" content="${api} http://api.sommeneiland.be" />`;
  product.watched.own(api);
  await page.context().addCookies([{ name: 'sid', value: 'koek', url: api }]);
  let cookie: string | null = null;
  product.answers({
    'GET /api/auth/profile': ({ headers }) => {
      cookie = headers.cookie ?? null;
      return { json: profileOf('office') };
    },
  });
  await product.open('/superadmin/dashboard');
  await expect.poll(() => cookie).toBe('sid=koek');
});

test('The locale goes along with every call', async ({ product }) => {
  let sent: string | null = null;
  product.on('sommeneiland.be').answers({
    'GET /api/demo/logins': ({ headers }) => {
      sent = String(headers['x-locale']);
      return { status: 404 };
    },
  });
  await product.open('/auth/login');
  await expect.poll(() => sent).toBe('be');
});

for (const [host, api] of [
  ['sommeneiland.nl', 'http://api.sommeneiland.nl'],
  ['sommeneiland.be', 'http://api.sommeneiland.be'],
  ['sumisland.uk', 'http://api.sommeneiland.nl'],
] as const) {
  test(`The API host on ${host} is ${api}`, async ({ product }) => {
    product.head =
      '<meta name="api-hosts" content="http://api.sommeneiland.nl http://api.sommeneiland.be" />';
    product.watched.own(api);
    let asked = '';
    product.on(host).answers({
      'GET /api/demo/logins': ({ url }) => {
        asked = url.origin;
        return { status: 404 };
      },
    });
    await product.open('/auth/login');
    await expect.poll(() => asked).toBe(api);
  });
}

test('The API is on the page’s own origin where none is configured', async ({ product }) => {
  await product.on('sommeneiland.be').open('/auth/login');
  await expect.poll(() => product.calls).toContain('GET /api/demo/logins');
});

test.describe('with a clock of its own', () => {
  test.use({ ownProfile: true });

  test('The HTTP client has no timeout: an answer after a minute still counts', async ({ product, page }) => {
    await page.clock.install();
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((done) => {
      answer = done;
    });
    product.answers({
      ...signedIn('office'),
      'GET /api/auth/profile': async () => {
        await waiting;
        return { json: profileOf('office') };
      },
    });
    await product.open('/superadmin/dashboard');
    await page.clock.fastForward('10:00');
    answer?.();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });
});

for (const [name, body, shown] of [
  [
    'a data message replaces the error’s message text',
    { code: 'x', message: 'kort', data: { message: 'Zo zit het.' } },
    'Zo zit het.',
  ],
  [
    'without a data message the error’s own message is shown',
    { code: 'x', message: 'Het eigen bericht.' },
    'Het eigen bericht.',
  ],
] as const) {
  test(`Error answer: ${name}`, async ({ product, page }) => {
    product.answers({ 'POST /api/auth': { status: 422, json: body } });
    await product.open('/auth/login');
    await page.getByLabel('Gebruikersnaam of e-mailadres').fill('iemand');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('fout');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('alert')).toContainText(shown);
    await expect(page.getByLabel('Gebruikersnaam of e-mailadres')).toHaveValue('iemand');
  });
}

test('No connection: a sentence says what to do, and what was typed stays', async ({ product, page }) => {
  product.answers({ 'POST /api/auth': 'no-network' });
  await product.open('/auth/login');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill('iemand');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alert')).toContainText('Er is geen verbinding.');
});

test('Login form: required', async ({ product, page }) => {
  await product.open('/auth/login');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Vul dit in.');
  expect(product.calls).not.toContain('POST /api/auth');
});

test('Other statuses are passed on unchanged: the person stays on the page', async ({ product, page }) => {
  product.watched.allow(/answer 500/);
  product.answers({
    ...signedIn('docent'),
    'GET /api/groups': { status: 500, json: { code: 'broken', message: '' } },
  });
  await product.open(schoolPath('licentie'));
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Groepen').click();
  await product.settled();
  await product.expectPath(schoolPath('groepen'));
});
