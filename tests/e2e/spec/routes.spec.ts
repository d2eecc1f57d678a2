import { expect, ids, pupilPath, schoolPath, signedIn, test } from './support/product';

test.describe.configure({ mode: 'parallel' });

const home = 'Rekenen wordt een eiland om te ontdekken';
const notFound = 'Deze plek staat niet op de kaart';

test('An empty path redirects to the home page', async ({ product, page }) => {
  await product.open('/');
  await product.expectPath('/site/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
});

test('A path /home redirects to the public home page', async ({ product }) => {
  await product.open('/home');
  await product.expectPath('/site/home');
});

for (const path of ['/nergens', '/site', '/site/nergens', '/superadmin/nergens', schoolPath('nergens')]) {
  test(`Any other unknown path shows a not-found view: ${path}`, async ({ product, page }) => {
    await product.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await product.expectPath(path);
  });
}

test('The path /site/over-{product} shows the same home view', async ({ product, page }) => {
  await product.open('/site/over-sommeneiland');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
  await product.expectPath('/site/over-sommeneiland');
});

const publicPages = {
  '/site/screenshots': 'Kijk rond voor je begint',
  '/site/prijzen': 'Wat het kost, tot op de cent',
  '/site/faq': 'Vragen en antwoorden',
  '/site/contact': 'Contact',
  '/site/aanvraagformulier': 'Aanvragen',
  '/site/oversommeneiland/schoolrtthuis': 'School en thuis',
  '/site/oversommeneiland/adaptief': 'Niet de volgende som. De goede som.',
  '/site/oversommeneiland/maatwerktaken': 'De klas samen, dit kind net even anders',
  '/site/oversommeneiland/voortgang': 'Voortgang die je kunt navertellen',
  '/site/oversommeneiland/training': 'In een half uur op weg',
  '/site/oversommeneiland/beloningssysteem': 'Een stempel voor wie doorzet',
  '/site/oversommeneiland/didactiek': 'Didactiek',
  '/site/oversommeneiland/webbased': 'Openen en beginnen',
  '/auth/login': 'Inloggen',
  '/auth/wachtwoordaanvragen': 'Wachtwoord aanvragen',
  '/auth/wachtwoordherstellen/u1/t1': 'Nieuw wachtwoord kiezen',
  '/auth/wachtwoordinstellen/u1/t1': 'Wachtwoord instellen',
};
test('Screens of the public site and of the sign-in area', async ({ product, page }) => {
  product.answers({ 'POST /api/auth/password-links': { json: { login: 'ans' } } });
  for (const [path, heading] of Object.entries(publicPages))
    await test.step(path, async () => {
      await product.open(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      expect.soft(product.calls, path).not.toContain('GET /api/auth/profile');
    });
});

const group = `groepen/${ids.account}`;
const schoolPages = [
  'groepen',
  'groepen/edexml',
  `${group}/leerlingen`,
  `${group}/leerlingen/wachtwoorden`,
  `${group}/leerlingen/toevoegen`,
  `${group}/leerlingen/kindtoevoegen`,
  `${group}/leerlingen/${ids.pupil}/oefeninstellingen/o1`,
  `${group}/leerlingen/${ids.pupil}/voortgang/current`,
  `${group}/oefeninstellingen`,
  `${group}/oefeninstellingen/o1`,
  'docenten',
  'licentie',
  'berichten',
  'vriend-uitnodigen',
  'prullenbak',
];
test('Screens of the teacher and school admin area', async ({ product, page }) => {
  product.answers(signedIn('docent'));
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await product.visitEach(schoolPages.map(schoolPath), async (path) => {
    await expect.soft(page.getByRole('heading', { level: 1 }), path).not.toHaveText(notFound);
    await expect.soft(crumbs.locator('[aria-current=page]'), path).toHaveCount(1);
    expect.soft(product.path()).toBe(path);
  });
});

test('Breadcrumbs label each route in this area', async ({ product, page }) => {
  product.answers(signedIn('docent'));
  await product.open(schoolPath(`${group}/leerlingen/wachtwoorden`));
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(crumbs).toContainText('Groepen');
  await expect(crumbs.getByRole('link', { name: 'Groepen' })).toHaveAttribute('href', schoolPath('groepen'));
  await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1);
});

test('Group overview: in the Flemish variant groups are called klassen', async ({ product, page }) => {
  product.on('sommeneiland.be').answers(signedIn('docent'));
  await product.open(schoolPath('groepen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klassen');
});

test('Some sections are gated by a feature flag; for example featureGroepen gates groups', async ({
  product,
  page,
}) => {
  const profile = signedIn('docent')['GET /api/auth/profile'];
  product.answers({
    ...signedIn('docent'),
    'GET /api/auth/profile': {
      json: { ...profile.json, flags: { ...profile.json.flags, featureGroepen: false } },
    },
  });
  await product.open(schoolPath('groepen'));
  await expect(page.getByText('Dit onderdeel staat niet aan voor jullie school.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Groepen')).toHaveCount(0);
});

const officePages = [
  'dashboard',
  'accounts',
  'accounts/aanmaken',
  'accounts/a1/bewerken',
  'leerlingen',
  'webinars',
  'berichten',
  'spellen',
  'spellen/bellenprikken',
  'gensettingssommen',
  'gensettingssommen/g1',
  'somverzamelingen',
  'somverzamelingen/s1',
  'spaarkaarten',
];
test('Screens of the office area', async ({ product, page }) => {
  product.answers(signedIn('office'));
  const paths = officePages.map((path) => `/superadmin/${path}`);
  await product.visitEach(paths, async (path) => {
    await expect.soft(page.getByRole('heading', { level: 1 }), path).not.toHaveText(notFound);
    expect.soft(product.path()).toBe(path);
  });
});

test('landkaart: the map, the pupil’s home screen', async ({ product, page }) => {
  product.answers(signedIn('leerling'));
  await product.open(pupilPath('landkaart'));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await product.expectPath(pupilPath('landkaart'));
});

test('A default test-game view', async ({ product }) => {
  product.answers(signedIn('docent'));
  await product.open(`/leerling/${ids.pupil}`);
  await product.expectPath(`/leerling/${ids.pupil}`);
});

const games =
  'automatiseertoets bellenprikken stofzuigen bladblazen bananenboot schatgraven postbezorger treinwagon splitsauto waslijn splitsmachine ballengooien beestjesvangen ruimteschieten vishaak ninja buurtsuper dinograven sneeuwballengevecht autorace blobgezocht botenkoers dienbladbalanceren flipperkast fotosafari glazenwasser pijplijn pizzabakken raketstrijd taxirit treinmachinist tuinsproeien verfgooien wortelboer'.split(
    ' ',
  );
test('Known game values', async ({ product, page }) => {
  const paths = games.map((game) => pupilPath(`takenlijsttaak/t1/oefentaak/o1/somvenster/s1/spel/${game}`));
  product.answers(signedIn('leerling'));
  await product.visitEach(paths, async (path) => {
    // A redirect comes before the page has a heading.
    await expect.soft(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Inloggen');
    expect.soft(product.path()).toBe(path);
  });
});

for (const path of ['nergens', 'landkaart/nergens', 'takenlijsttaak/t1']) {
  test(`Unknown pupil subpaths redirect to login: ${path}`, async ({ product, page }) => {
    product.answers(signedIn('leerling'));
    await product.open(pupilPath(path));
    await product.expectPath('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen');
  });
}
