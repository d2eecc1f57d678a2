import type { Page } from '@playwright/test';
import { fileXml, groupXml, pupilXml } from '../fixtures/edexml/build';
import { rowsXml, workbook } from '../fixtures/workbook';
import { expectAccessible } from './support/accessible';
import { tabAndPress } from './support/by-keyboard';
import { importedFile } from './support/imported-school';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { expect } from './support/test';

test.use({ school: 'class-list' });

const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

/** Opens the groups page as the school's administrator. */
async function adminAt(page: Page, url: string): Promise<string> {
  const { id, accountId } = await signIn(page, url, 'schooladmin');
  const area = `/account/${accountId}/user/${id}`;
  await page.goto(`${area}/groepen`);
  return area;
}

async function addGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Groep toevoegen' }).first().click();
  await page.getByRole('dialog').getByLabel('Naam').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

test('a group is added, filled by pasting, and a mistake in it is undone', async ({ page, server }) => {
  await adminAt(page, server.url);
  await page.getByRole('button', { name: 'Groep toevoegen' }).first().click();
  const form = page.getByRole('dialog', { name: 'Groep toevoegen' });
  // The year follows the name until somebody chooses it.
  await form.getByLabel('Naam').fill('Groep 7');
  await expect(form.getByLabel('Jaar')).toHaveValue('7');
  await form.getByLabel('Naam').fill('De Uilen');
  await expect(form.getByLabel('Jaar')).toHaveValue('');
  await form.getByLabel('Jaar').selectOption('4');
  await form.getByLabel('Naam').press('Enter');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'De Uilen', exact: true }).click();
  await expect(page.getByText('Deze groep heeft nog geen leerlingen')).toBeVisible();
  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).click();
  const names = page.getByLabel('Namen');
  await names.fill(
    "Noor Bakker\nJansen, Piet\nAnne-Fleur van 't Wolkenburg\n<script>alert(1)</script>\nמרים לוי\nNoor Bakker",
  );
  await expect(page.getByText('6 leerlingen', { exact: true })).toBeVisible();
  await expect(page.getByText('Staat twee keer in de lijst.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Noor Bakker toevoegen' }).last().uncheck();
  await expectAccessible(page);
  // A failed request loses nothing that was typed, and the second attempt adds nobody twice.
  await page.route('**/api/groups/*/pupils', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: '5 leerlingen toevoegen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Er is geen verbinding' })).toBeVisible();
  await expect(names).toHaveValue(/Jansen, Piet/);
  await page.unroute('**/api/groups/*/pupils');
  await page.getByRole('button', { name: '5 leerlingen toevoegen' }).click();
  await expect(page.getByText('5 leerlingen zijn toegevoegd aan De Uilen.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar De Uilen' }).click();
  await expect(rows(page, 'Leerlingen')).toHaveCount(5);
  await expect(rows(page, 'Leerlingen').filter({ hasText: "Anne-Fleur van 't Wolkenburg" })).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Piet Jansen kiezen' }).check();
  await page.getByRole('checkbox', { name: 'Noor Bakker kiezen' }).check();
  await expect(page.getByText('2 leerlingen gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'Verplaatsen' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(rows(page, 'Leerlingen')).toHaveCount(3);
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect(rows(page, 'Leerlingen')).toHaveCount(5);
});

test('a form over the page asks before what was filled in goes', async ({ page, server }) => {
  await adminAt(page, server.url);
  // Visits another page of this area first, so that going back does not leave the document. A click while that page
  // still loads would replace the visit, which then has no entry in the history.
  await page.getByRole('link', { name: 'Leerkrachten' }).click();
  await expect(page).toHaveURL(/\/docenten$/);
  await page.getByRole('link', { name: 'Groepen' }).first().click();
  await expect(page).toHaveURL(/\/groepen$/);
  await page.getByRole('button', { name: 'Groep toevoegen' }).first().click();
  const form = page.getByRole('dialog', { name: 'Groep toevoegen' });
  const question = page.getByRole('dialog', { name: 'Wijzigingen niet opgeslagen' });
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Groep toevoegen' }).first().click();
  await form.getByLabel('Naam').fill('De Mezen');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Naam')).toHaveValue('De Mezen');
  await page.goBack();
  await question.getByRole('button', { name: 'Blijven' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue('De Mezen');
  await form.getByRole('button', { name: 'Sluiten' }).click();
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: 'De Mezen' })).toHaveCount(0);
});

test('a pupil in the trash is restored, or erased by typing its name', async ({ page, server }) => {
  const area = await adminAt(page, server.url);
  await addGroup(page, 'Weg');
  await page.getByRole('link', { name: 'Weg', exact: true }).click();
  // The previous page has a button with the same name.
  await expect(page).toHaveURL(/\/leerlingen$/);
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Eén leerling toevoegen' }).click();
  await page.getByLabel('Voornaam').fill('Fien');
  await page.getByLabel('Achternaam').fill('Smit');
  await page.getByLabel('Begint op het niveau van').selectOption({ label: 'Groep 3' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leerling toevoegen' }).click();
  await expect(page.getByText(/^Fien Smit is toegevoegd\. De gebruikersnaam is fien\d{4}/)).toBeVisible();
  await page.getByRole('link', { name: 'Inlogkaartje' }).click();
  const cards = page.locator('main li:has(button[aria-label^="Kaartje van "])');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Hoe Fien Smit inlogt' }).click();
  await page.getByRole('dialog').getByLabel('Een woord').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Wijzigen' }).click();
  await expect(cards.locator('b').first()).toHaveText(/^[a-z]{6}$/);

  await page.getByRole('link', { name: 'Weg', exact: true }).click();
  await page.getByRole('button', { name: 'Acties voor Fien Smit' }).click();
  await page.getByRole('menuitem', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText(/ ligt in de prullenbak\.$/)).toBeVisible();
  await page.goto(`${area}/prullenbak`);
  const row = rows(page, 'Prullenbak').filter({ hasText: 'Fien Smit' });
  await expect(row).toContainText('60 dagen');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Terugzetten: Fien Smit' }).click();
  await page.getByRole('menuitem', { name: 'Nu wissen' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask.getByRole('button', { name: 'Nu wissen' })).toBeDisabled();
  await ask.getByLabel('Typ: Fien Smit').fill('Fien Smit');
  await ask.getByRole('button', { name: 'Nu wissen' }).click();
  await expect(page.getByText('De leerling is voorgoed gewist.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a school year is started for all groups, and undone as a whole', async ({ page, server }) => {
  const area = await adminAt(page, server.url);
  const names = async () =>
    (await (await page.request.get(`${server.url}/api/groups`)).json()).groups.map(
      ({ name, schoolYear, pupilCount }: Record<string, unknown>) => [name, schoolYear, pupilCount].join(' '),
    ) as string[];
  await addGroup(page, 'Groep 4');
  const before = await names();
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Nieuw schooljaar beginnen' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Nieuwe naam van Groep 4', { exact: true })).toHaveValue('Groep 5');
  await expectAccessible(page);
  await form.getByRole('button', { name: /^Schooljaar .* beginnen$/ }).click();
  await expect(form).toHaveCount(0);
  const after = await names();
  expect(after.filter((name) => before.includes(name))).toEqual([]);
  expect(after).toHaveLength(before.length);
  await page.goto(`${area}/groepen`);
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(names).toEqual(before);
});

test('a list from a spreadsheet is imported by naming its columns, and undone as a whole', async ({
  page,
  server,
}) => {
  const area = await adminAt(page, server.url);
  await page.goto(`${area}/groepen/edexml`);
  const rows = [
    ['Naam', 'Voornaam', 'Klas', 'Rijksregisternummer'],
    ['Peeters', 'Lotte', 'Excel 5', '15.03.04-123.45'],
    ['Maes', 'Wout', 'Excel 5', '15.03.05-123.46'],
  ];
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.locator('input[type=file]').setInputFiles({
    name: 'lijst.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbook(rowsXml(rows))),
  });
  await expect(page.getByRole('heading', { name: 'Wat staat waar?' })).toBeVisible();
  await expect(page.getByLabel('Kolom 1 Naam')).toHaveValue('lastName');
  await expect(page.getByLabel('Kolom 4 Rijksregisternummer')).toBeDisabled();
  await expect(page.getByText('123.45')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: '2 leerlingen verwerken' }).click();
  await expect(page.getByText('2 leerlingen toegevoegd, 1 groep gemaakt.')).toBeVisible();
  expect(sent.join()).not.toContain('123.45');
  await page.getByRole('button', { name: 'Hele import ongedaan maken' }).click();
  await expect(page.getByText('Het is weer zoals het was.')).toBeVisible();
  await page.goto(`${area}/prullenbak`);
  await expect(page.getByText('Lotte Peeters')).toBeVisible();
});

/** Chooses a list with numbers, and continues to the preview. */
async function compareList(page: Page, lines: readonly string[]): Promise<void> {
  const text = ['Voornaam;Achternaam;Groep;Leerlingnummer', ...lines].join('\n');
  const file = { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
}

test('a number with another name asks who it is, is not selected with the others, and shows a teacher nothing', async ({
  page,
  server,
}) => {
  const area = await adminAt(page, server.url);
  await page.goto(`${area}/groepen/edexml`);
  await compareList(page, ['Zusje;Vraagman;Vragen;V1']);
  await page.getByRole('button', { name: '1 leerling verwerken' }).click();
  await expect(page.getByText('1 leerling toegevoegd, 1 groep gemaakt.')).toBeVisible();

  await page.goto(`${area}/groepen/edexml`);
  await compareList(page, ['Broertje;Vraagman;Vragen;V1', 'Nieuweling;Ander;Vragen;V2']);
  const who = page.getByLabel('Wie is Broertje Vraagman?');
  await expect(who).toHaveValue('');
  await expect(who.locator('option')).toHaveText([
    'Nog niets doen',
    'Zusje Vraagman, nummer V1, nu in Vragen',
    'Een andere leerling: toevoegen',
  ]);
  const all = page.getByRole('checkbox', { name: 'Alles wat je ziet' });
  await all.uncheck();
  await all.check();
  await expect(page.getByText('Niet: leerlingen die naar de prullenbak gaan')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 leerling verwerken' })).toBeVisible();
  await expectAccessible(page);
  await who.selectOption({ label: 'Zusje Vraagman, nummer V1, nu in Vragen' });
  await expect(page.getByRole('button', { name: '2 leerlingen verwerken' })).toBeVisible();
  await who.selectOption({ label: 'Nog niets doen' });
  await expect(page.getByRole('button', { name: '1 leerling verwerken' })).toBeVisible();
  await who.selectOption({ label: 'Een andere leerling: toevoegen' });
  await page.getByRole('button', { name: '2 leerlingen verwerken' }).click();
  await expect(page.getByText('2 leerlingen toegevoegd, geen groep gemaakt.')).toBeVisible();

  const { id, accountId } = await signIn(page, server.url, 'docent');
  await page.goto(`/account/${accountId}/user/${id}/groepen/edexml`);
  await compareList(page, ['Gok;Gokker;Eigen nieuwe groep;V1']);
  await expect(page.getByText('Staat al op school. Vraag de schoolbeheerder.')).toBeVisible();
  await expect(page.getByText('Je verwerkt leerlingen van je eigen groepen')).toBeVisible();
  await expect(page.getByText('Vraagman')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Gok Gokker verwerken' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Niemand gekozen' })).toBeDisabled();
  await expectAccessible(page);
});

test('a teacher puts a pupil in the trash and back, and only an administrator can erase it at once', async ({
  page,
  server,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'docent');
  const area = `/account/${accountId}/user/${id}`;
  await page.goto(`${area}/groepen`);
  await addGroup(page, 'Prullen');
  const { groups } = await (await page.request.get(`${server.url}/api/groups`)).json();
  const { groupId } = groups.find(({ name }: { name: string }) => name === 'Prullen');
  await page.goto(`${area}/groepen/${groupId}/leerlingen`);
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Eén leerling toevoegen' }).click();
  await page.getByLabel('Voornaam').fill('Weggooi');
  await page.getByRole('button', { name: 'Leerling toevoegen' }).click();
  await expect(page.getByText(/^Weggooi is toegevoegd\./)).toBeVisible();
  await page.goto(`${area}/groepen/${groupId}/leerlingen`);
  await page.getByRole('button', { name: 'Acties voor Weggooi' }).click();
  await page.getByRole('menuitem', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText(/ ligt in de prullenbak\.$/)).toBeVisible();
  await page.goto(`${area}/prullenbak`);
  await expect(page.getByText('Dat kan alleen de schoolbeheerder.')).toBeVisible();
  await expectAccessible(page);
  await rows(page, 'Prullenbak').filter({ hasText: 'Weggooi' }).getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: 'In de eigen groep' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Nu wissen' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'In de eigen groep' }).click();
  await expect(page.getByText('1 leerling is terug.')).toBeVisible();
});

/** Two letters for a number: a number in a name would make the reader unsure of it. */
const letters = (place: number) => String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26));

test('an import shows its progress, and one whose reply was lost is completed by continuing', async ({
  page,
  server,
}) => {
  const area = await adminAt(page, server.url);
  await page.goto(`${area}/groepen/edexml`);
  const names = Array.from({ length: 60 }, (_, place) => `Kind${letters(place)} Bergsma;Lange lijst`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'lijst.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Naam;Groep', ...names].join('\n')),
  });
  await page.getByRole('button', { name: 'Verder' }).click();
  // The server does its work, but its reply is lost.
  await page.route('**/api/imports/*/apply', async (route) => {
    await route.fetch();
    await expect(page.getByText('60 van 60 klaar')).toBeVisible();
    await route.abort();
  });
  await page.getByRole('button', { name: '60 leerlingen verwerken' }).click();
  await expect(page.getByRole('alert')).toContainText('Het verwerken is onderbroken');
  await expectAccessible(page);
  await page.unroute('**/api/imports/*/apply');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('60 leerlingen toegevoegd, 1 groep gemaakt.')).toBeVisible();
  await page.getByRole('button', { name: 'Hele import ongedaan maken' }).click();
  await expect(page.getByText('Het is weer zoals het was.')).toBeVisible();
});

test('two locations are imported together by keyboard alone, with only the selected teachers', async ({
  page,
  server,
}) => {
  const area = await adminAt(page, server.url);
  await page.goto(`${area}/groepen/edexml`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const location = (code: string, name: string, teachers = '') => ({
    name: `locatie ${code}.xml`,
    mimeType: 'text/xml',
    buffer: Buffer.from(
      fileXml({
        school: `<schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode><dependancecode>${code}</dependancecode>`,
        groups: groupXml('G1', 'De Vossen', '4'),
        pupils: pupilXml({
          key: code,
          inside: `<roepnaam>${name}</roepnaam><jaargroep>4</jaargroep><groep key="G1"/>`,
        }),
        teachers: `<leerkrachten>${teachers}</leerkrachten>`,
      }),
    ),
  });
  const teacher = (name: string, email: string) =>
    `<leerkracht key="${name}"><roepnaam>${name}</roepnaam>${email}<groepen><groep key="G1"/></groepen></leerkracht>`;
  const staff =
    teacher('Zonneke', '<emailadres>zonneke@school.example</emailadres>') +
    teacher('Maanke', '') +
    teacher('Sterre', '<emailadres>sterre@school.example</emailadres>');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      location('00', 'Ook', staff),
      location('01', '&lt;b onclick=alert(2)&gt;Piet&lt;/b&gt;'),
    ]);
  await expect(page.getByText('School 99ZZ + 99ZZ01, schooljaar 2026-2027')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'De Vossen (99ZZ01)', exact: true })).toBeVisible();
  await expect(page.getByText('<b onclick=alert(2)>Piet</b>').first()).toBeVisible();
  await expect(page.getByText('Daar kies je na het verwerken uit')).toBeVisible();
  await expectAccessible(page);

  await tabAndPress(page, /^2 leerlingen verwerken$/);
  await expect(page.getByText('2 leerlingen toegevoegd, 2 groepen gemaakt.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Collega’s in dit bestand' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Niemand aangevinkt' })).toBeDisabled();
  await expectAccessible(page);
  await tabAndPress(page, /^Zonneke$/, 'Space');
  await tabAndPress(page, /^Maanke$/, 'Space');
  await tabAndPress(page, /collega’s uitnodigen of koppelen$/);
  await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
  await page.getByLabel('E-mailadres van Maanke').fill('maanke@school.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 collega’s uitgenodigd, niemand gekoppeld.')).toBeVisible();
  await expectAccessible(page);
  expect(sent.join()).not.toContain('sterre@');
  await page.goto(`${area}/docenten`);
  for (const name of ['Zonneke', 'Maanke'])
    await expect(rows(page, 'Leerkrachten').filter({ hasText: name })).toContainText('De Vossen');
  await expect(page.getByText('sterre@school.example')).toHaveCount(0);
});

test('a file with another school code asks for confirmation, which only an administrator can give', async ({
  page,
  server,
}) => {
  const foreign = {
    name: 'nieuw.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(importedFile({ number: '54321' })),
  };
  const refused = page.getByRole('alert').filter({ hasText: 'Er is niets gewijzigd.' });
  const choose = async (role: 'docent' | 'schooladmin') => {
    const { id, accountId } = await signIn(page, server.url, role, 'imported');
    await page.goto(`/account/${accountId}/user/${id}/groepen/edexml`);
    await page.locator('input[type=file]').setInputFiles(foreign);
    await expect(refused).toContainText('54321');
  };
  await choose('docent');
  await expect(refused.getByRole('button')).toHaveCount(0);
  await choose('schooladmin');
  await expect(refused).toContainText('Heeft je school een nieuwe code');
  await expectAccessible(page);
  await tabAndPress(page, /^Dit is toch onze school$/);
  await expect(page.getByText('School 54321, schooljaar')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'andere code' })).toBeVisible();
  // Both files are of the same school: no pupil is someone else, or elsewhere.
  await expect(page.getByRole('radio', { name: /^Bekend \(/ })).toBeAttached();
  await expect(page.getByRole('radio', { name: /^Andere groep \(/ })).toHaveCount(0);
  await expectAccessible(page);
});
