import { expect, ids, profileOf, pupilPath, schoolPath, signedIn, test } from './support/product';

test.describe.configure({ mode: 'parallel' });

const wanted = 'wanted-route';
const landings = {
  leerling: pupilPath('landkaart'),
  docent: schoolPath('groepen'),
  schooladmin: schoolPath('groepen'),
  office: '/superadmin/dashboard',
  superadmin: '/superadmin/dashboard',
};

/** Submits the form; the server recognises the user from then on. */
async function logIn(product: import('./support/product').Product, role: string): Promise<void> {
  let known = false;
  product.answers({
    ...signedIn(role),
    'POST /api/auth': () => {
      known = true;
      return { json: { next: 'done' } };
    },
    'GET /api/auth/profile': () => (known ? { json: profileOf(role) } : { status: 401 }),
  });
  await product.page.getByLabel('Gebruikersnaam of e-mailadres').fill('iemand');
  await product.page.getByLabel('Wachtwoord', { exact: true }).fill('geheim-genoeg');
  await product.page.getByRole('button', { name: 'Inloggen' }).click();
}

for (const [role, destination] of Object.entries(landings)) {
  test(`Landing after a successful login: ${role}`, async ({ product }) => {
    await product.open('/auth/login');
    await logIn(product, role);
    await product.expectPath(destination);
  });
}

test('Login: POST {api}/auth is followed by a GET of the profile', async ({ product }) => {
  await product.open('/auth/login');
  await logIn(product, 'office');
  await product.expectPath('/superadmin/dashboard');
  const made = product.calls.filter((call) => call.includes('/api/auth'));
  expect(made).toEqual(['POST /api/auth', 'GET /api/auth/profile']);
});

test('The profile is not loaded by the public site nor by the sign-in pages', async ({ product }) => {
  await product.open('/site/home');
  await product.settled();
  await product.open('/auth/login');
  await product.settled();
  expect(product.calls).not.toContain('GET /api/auth/profile');
});

test('Session expiry (401): the current full path is saved in session storage as the wanted route', async ({
  product,
}) => {
  await product.open('/superadmin/accounts?zoek=de+vlier#lijst');
  await product.expectPath('/auth/login');
  expect(await product.stored('sessionStorage', wanted)).toBe('/superadmin/accounts?zoek=de+vlier#lijst');
});

test('After login the user returns to the wanted route, and it is then cleared', async ({ product }) => {
  await product.open('/superadmin/webinars');
  await product.expectPath('/auth/login');
  await logIn(product, 'office');
  await product.expectPath('/superadmin/webinars');
  expect(await product.stored('sessionStorage', wanted)).toBeNull();
});

test('For every role other than leerling, a stored wanted route is visited first and then cleared: docent', async ({
  product,
}) => {
  await product.open(schoolPath('licentie'));
  await product.expectPath('/auth/login');
  await logIn(product, 'docent');
  await product.expectPath(schoolPath('licentie'));
  expect(await product.stored('sessionStorage', wanted)).toBeNull();
});

test('A leerling goes to l-landkaart with their own id, also with a stored wanted route', async ({
  product,
}) => {
  await product.open('/superadmin/webinars');
  await product.expectPath('/auth/login');
  await logIn(product, 'leerling');
  await product.expectPath(landings.leerling);
  expect(await product.stored('sessionStorage', wanted)).toBeNull();
});

test('Paths under /auth are never stored', async ({ product }) => {
  product.answers({ 'GET /api/demo/logins': { status: 401 } });
  await product.open('/auth/login');
  await product.settled();
  expect(await product.stored('sessionStorage', wanted)).toBeNull();
});

test('Any failed call with status 401 during work: wanted route saved, login', async ({ product, page }) => {
  product.answers(signedIn('docent'));
  await product.open(schoolPath('licentie'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licentie');
  product.answers({ 'GET /api/groups': { status: 401, json: { code: 'signed-out', message: 'Log in.' } } });
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Groepen').click();
  await product.expectPath('/auth/login');
  expect(await product.stored('sessionStorage', wanted)).toBe(schoolPath('groepen'));
});

test('Any failed call with status 403: the browser is sent to /auth/login, no wanted route', async ({
  product,
}) => {
  product.answers({ 'GET /api/auth/profile': { status: 403, json: { code: 'forbidden', message: 'Nee.' } } });
  await product.open('/superadmin/dashboard');
  await product.expectPath('/auth/login');
  expect(await product.stored('sessionStorage', wanted)).toBeNull();
});

test('A role that may not be in an area is sent to the sign-in page', async ({ product }) => {
  product.answers(signedIn('docent'));
  await product.open('/superadmin/dashboard');
  await product.expectPath('/auth/login');
});

for (const role of ['superadmin', 'office', 'schooladmin', 'docent', 'leerling']) {
  test(`The pupil area accepts the role ${role}`, async ({ product, page }) => {
    product.answers(signedIn(role));
    await product.open(pupilPath('landkaart'));
    // A redirect comes before the page has a heading.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Inloggen');
    await product.expectPath(pupilPath('landkaart'));
  });
}

test('A child does not open the area of another child', async ({ product, page }) => {
  product.answers(signedIn('leerling'));
  await product.open(`/leerling/${ids.user}/landkaart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nu speelt Noor');
});

async function signOut({ page }: import('./support/product').Product): Promise<void> {
  await page.getByRole('button', { name: /Mijn account/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
}

test('Logout: the signed-in user is cleared immediately', async ({ product, page }) => {
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((done) => {
    answer = done;
  });
  product.answers({
    ...signedIn('office'),
    'POST /api/auth/logout': async () => {
      await waiting;
      return { json: {} };
    },
  });
  await product.open('/superadmin/dashboard');
  await signOut(product);
  await expect(page.getByRole('button', { name: /Mijn account/ })).toHaveCount(0);
  answer?.();
  await product.expectPath('/auth/login');
});

test('Logout: the browser goes to redirectUrl', async ({ product }) => {
  product.answers({
    ...signedIn('office'),
    'POST /api/auth/logout': { json: { redirectUrl: 'http://sommeneiland.nl/site/prijzen' } },
  });
  await product.open('/superadmin/dashboard');
  await signOut(product);
  await product.expectPath('/site/prijzen');
});

test('Logout: or to /auth/login if none is given', async ({ product }) => {
  product.answers({ ...signedIn('office'), 'POST /api/auth/logout': { json: {} } });
  await product.open('/superadmin/dashboard');
  await signOut(product);
  await product.expectPath('/auth/login');
});

test('Logout: or to /auth/login if the call fails', async ({ product }) => {
  product.answers({
    ...signedIn('office'),
    'POST /api/auth/logout': { status: 422, json: { code: 'x', message: 'x' } },
  });
  await product.open('/superadmin/dashboard');
  await signOut(product);
  await product.expectPath('/auth/login');
});

for (const redirectUrl of ['http://elders.example/', 'javascript:alert(1)', '//elders.example/x']) {
  test(`Logout: redirectUrl only on a configured host: ${redirectUrl}`, async ({ product }) => {
    product.answers({ ...signedIn('office'), 'POST /api/auth/logout': { json: { redirectUrl } } });
    await product.open('/superadmin/dashboard');
    await signOut(product);
    await product.expectPath('/auth/login');
  });
}

test('Offline, a logout pending flag is kept and posted before any profile is loaded', async ({
  product,
}) => {
  product.answers({ ...signedIn('office'), 'POST /api/auth/logout': 'no-network' });
  await product.open('/superadmin/dashboard');
  await signOut(product);
  await product.expectPath('/auth/login');
  expect(await product.stored('localStorage', 'logout-pending')).toBe('true');

  product.calls.length = 0;
  product.answers({
    'POST /api/auth/logout': { json: {} },
    'GET /api/auth/profile': { status: 401 },
  });
  await product.open('/superadmin/dashboard');
  await product.expectPath('/auth/login');
  expect(product.calls.filter((call) => call.includes('/api/auth'))).toEqual([
    'POST /api/auth/logout',
    'GET /api/auth/profile',
  ]);
  expect(await product.stored('localStorage', 'logout-pending')).toBeNull();
});

test('Quick login: a full browser navigation to the API path quicklogin/{code}', async ({
  product,
  page,
}) => {
  product.answers({ 'GET /api/quicklogin/school-ABCDEFGH12345678': { json: {} } });
  const asking = page.waitForRequest('**/api/quicklogin/school-ABCDEFGH12345678');
  // A page that navigates before it has loaded gets no history entry of its own: back leads to the one before it.
  await product.open('/auth/login?first');
  await product.open('/auth/login#k=school-ABCDEFGH12345678');
  expect((await asking).resourceType()).toBe('document');
  await page.waitForURL(/quicklogin/);
  await page.goBack();
  await product.expectPath('/auth/login');
});

test('Quick login: replacing another child’s session asks first', async ({ product, page }) => {
  const code = 'school-ABCDEFGH12345678';
  let search = '';
  product.answers({
    [`GET /api/quicklogin/${code}`]: ({ url }) => {
      search = url.search;
      return { json: {} };
    },
  });
  await product.open(`/auth/login?fout=other-user#k=${code}`);
  await product.expectPath('/auth/login');
  expect(product.calls).not.toContain(`GET /api/quicklogin/${code}`);
  await page.getByRole('button', { name: 'Ja, nu ben ik aan de beurt' }).click();
  await expect.poll(() => search).toBe('?replace=1');
});
