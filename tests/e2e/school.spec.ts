import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { utf8, zip } from '../fixtures/edexml/build';
import { tabAndPress } from './support/by-keyboard';
import { pressOnStage } from './support/round';
import { schoolFile } from './support/school-file';
import { settingsToSave } from './support/settings-to-save';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { stageReady, steppedStage, untilOpen } from './support/stage';
import { teacherAt } from './support/teacher-at';
import { expect } from './support/test';

test.use({ school: 'school' });

const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('three clicks lead to the child that is stuck, and say why', async ({ page, server }) => {
  const { area, group } = await teacherAt(page, server.url);
  await page.goto(area);
  await expect(page.getByText(/leerlingen vragen aandacht/)).toBeVisible();
  await page.getByRole('link', { name: group.name, exact: true }).click();

  const first = rowsOf(page, 'Leerlingen').first();
  await expect(first).toContainText('Loopt vast');
  await first.locator('td:nth-child(3) [tabindex="0"]').hover();
  await expect(page.getByRole('tooltip')).toContainText(/Loopt vast op .+: \d+ van de \d+/);
  await first.getByRole('link').click();

  const attention = page.getByRole('region', { name: 'Aandacht' });
  await expect(attention.getByRole('heading')).toContainText(/^Loopt vast op .+(omdat|geen vast patroon)/);
  await expect(attention).toContainText('Bijvoorbeeld');
  await expect(attention).toContainText('Wat helpt');
});

test('each pupil of the list has the state of its goals, and the boxes are explained', async ({
  page,
  server,
}) => {
  const { inGroup, pupils } = await teacherAt(page, server.url);
  const names = { 'add-subtract': 'Splitsen, plus en min', time: 'Klok en tijd' };
  const states = { reached: 'Behaald', nearly: 'Bijna', 'under-way': 'Mee bezig' };
  await page.goto(`${inGroup}/leerlingen`);
  const [first] = await pupils();
  const row = rowsOf(page, 'Leerlingen').filter({ hasText: first?.name ?? '' });
  const sums = first?.domains.find(({ domain }) => domain === 'add-subtract');
  const said = Object.entries(states).find(([state]) => state === sums?.state)?.[1];
  await expect(row.getByRole('img', { name: `${names['add-subtract']}: ${said}` })).toBeVisible();
  await expect(row.getByRole('img', { name: `${names.time}: Nog niet geoefend` })).toBeVisible();
  const legend = page.getByRole('list', { name: 'Wat de vakjes bij Doelen betekenen' });
  await expect(legend.getByRole('listitem').filter({ hasText: names['add-subtract'] })).toBeVisible();

  // Printed too they are side by side, so that the list of a group does not become a roll of paper.
  await page.emulateMedia({ media: 'print' });
  const tops = await row
    .locator('td > * > [role=img]')
    .evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
  await page.emulateMedia({ media: null });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: /csv|bestand/i }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain(`"${names['add-subtract']}";`);
  expect(file.split('\r\n').find((line) => line.includes(first?.userName ?? '?'))).toContain(said);
});

test('the list of pupils can be searched, sorted and paged', async ({ page, server }) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/leerlingen`);
  const rows = rowsOf(page, 'Leerlingen');
  await expect(rows).toHaveCount(24);
  const surface = page.getByRole('table', { name: 'Leerlingen' }).locator('..');
  expect(await surface.evaluate((box) => box.scrollWidth - box.clientWidth), 'whole rows fit').toBe(0);
  for (const name of await rows.getByRole('link').all()) {
    const lines = await name.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
    expect(lines, 'a name stands on one line').toBe(1);
  }

  // The surname may come first.
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('Berg, zoe');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Zoë van den Berg');
  await rows.getByRole('link', { name: 'Zoë van den Berg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë van den Berg');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue('Berg, zoe');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Zoekveld leegmaken' }).click();

  const byName = page.getByRole('columnheader', { name: 'Naam' });
  await byName.getByRole('button').click();
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText('Aïsha Bouali');

  await page.getByLabel('Regels per pagina').selectOption('10');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Bladzijde 3' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByText('21–24 van 24')).toBeVisible();
  // Printing shows all rows, since paper has no next page.
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(24);
  await page.emulateMedia({ media: null });
  await expect(rows).toHaveCount(4);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows.first()).toBeVisible();
  await expect
    .poll(() => surface.evaluate((box) => box.scrollWidth - box.clientWidth), 'stacked on a phone')
    .toBe(0);
});

test('each child has a card with its code, and the printed page shows only cards', async ({
  page,
  server,
}) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/leerlingen/wachtwoorden`);
  const cards = page.locator('main li:has(button[aria-label^="Kaartje van "])');
  await expect(cards).toHaveCount(24);
  await expect(cards.locator('svg path[d*="h"]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Naar de inhoud')).toBeHidden();
  await expect(page.getByRole('button', { name: /vernieuwen/ }).first()).toBeHidden();
  await expect(cards.first()).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length, 'ten cards or so to a sheet').toBeGreaterThan(1);
  expect(sheets?.length, 'ten cards or so to a sheet').toBeLessThan(5);
});

test('cards stay five rows of two, whatever a child is called', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'docent', 'imported');
  const { groups } = (await (await page.request.get(`${server.url}/api/groups`)).json()) as Reply<
    Api['listGroups']
  >;
  await page.goto(`/account/${accountId}/user/${id}/groepen/${groups[0]?.groupId}/leerlingen/wachtwoorden`);
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('main li:has(button[aria-label^="Kaartje van "])');
  await expect(cards).toHaveCount(60);
  const over = await cards.evaluateAll((all) =>
    all.filter((card) => card.scrollHeight > card.clientHeight).map((card) => card.textContent),
  );
  expect(over, 'cards that hold more than they are high').toEqual([]);
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(6);
});

test('settings are saved as a new version, and someone else’s version is not overwritten unasked', async ({
  page,
  server,
}) => {
  const { inGroup, group, read } = await teacherAt(page, server.url);
  const versions = async () =>
    (await read<Reply<Api['listSettings']>>(`/groups/${group.groupId}/exercise-settings`)).versions;
  const before = await versions();
  await page.goto(`${inGroup}/oefeninstellingen`);
  await page.getByRole('link', { name: 'Aanpassen' }).click();
  const title = page.getByLabel('Titel');
  await title.fill('Najaar');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Opgeslagen als versie ${before.length + 1}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Najaar' })).toBeVisible();

  const { basedOn, settings } = settingsToSave(await versions());
  const other = await page.request.put(`${server.url}/api/groups/${group.groupId}/exercise-settings`, {
    data: { basedOn, settings: { ...settings, title: 'Van een collega' } },
    headers: { origin: server.url },
  });
  expect(other.ok()).toBe(true);
  await title.fill('Toch de mijne');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Iemand anders heeft intussen opgeslagen' });
  await expect(conflict).toBeVisible();
  expect((await versions()).find((version) => version.current)?.title).toBe('Van een collega');
  await conflict.getByRole('button', { name: 'De mijne opslaan' }).click();
  await expect(page.getByText(`Opgeslagen als versie ${before.length + 3}.`)).toBeVisible();
});

test('a whole round is played from the preview, and nothing of it is stored', async ({ page, server }) => {
  await steppedStage(page);
  const { inGroup, group, read } = await teacherAt(page, server.url);
  const kept = async () => {
    const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${group.groupId}/pupils`);
    const totals = [];
    for (const { pupilId } of pupils.slice(0, 3)) {
      totals.push((await read<Reply<Api['readProgress']>>(`/pupils/${pupilId}/progress/current`)).totals);
    }
    return { pupils, totals };
  };
  const before = await kept();
  await page.goto(`${inGroup}/oefeninstellingen`);
  await page.getByRole('link', { name: 'Aanpassen' }).click();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Bekijk een spel' }).click();
  const preview = page.getByRole('dialog', { name: 'Zo speelt een leerling' });
  await stageReady(page);
  const going = preview.locator('progress');
  await going.waitFor();
  for (let turn = 0; turn < 80 && (await going.count()) > 0; turn++) {
    if ((await untilOpen(page)) !== 'over') await pressOnStage(page, 'pointer', turn !== 2);
  }
  await expect(preview.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  await expect(preview).toContainText('Er is niets opgeslagen.');
  expect(writes).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('totals equal the sum of the rounds, a round shows its answers, and errors have an example', async ({
  page,
  server,
}) => {
  const { inGroup, group, read } = await teacherAt(page, server.url);
  const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${group.groupId}/pupils`);
  const stuck = pupils.find(({ flags }) => flags.includes('stuck'));
  if (!stuck) throw new Error('Nobody in the demo class is stuck.');
  const { rounds } = await read<Reply<Api['listRounds']>>(
    `/pupils/${stuck.pupilId}/progress/current/rounds?page=1&size=100`,
  );
  const sum = (key: 'answers' | 'right') => rounds.reduce((total, round) => total + round[key], 0);
  const answers = sum('answers');
  const right = sum('right');

  await page.goto(`${inGroup}/leerlingen/${stuck.pupilId}/voortgang/current`);
  const total = (name: string) =>
    page.locator('dl div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) }).locator('dd');
  await expect(total('Rondes')).toHaveText(String(rounds.filter(({ finished }) => finished).length));
  await expect(total('Sommen')).toHaveText(String(answers));
  await expect(total('Goed')).toHaveText(`${Math.round((100 * right) / answers)}%`);

  const openTab = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await openTab('Sommen');
  const errors = page.getByRole('region', { name: 'Soorten fouten' });
  await expect(errors.getByRole('listitem').first()).toContainText(
    /\d+ keer.*Bijvoorbeeld .+: gaf\s\d+; goed\sis\s\d+/s,
  );

  await openTab('Rondes');
  await page.getByRole('button', { name: 'Antwoorden bekijken' }).first().click();
  const replay = page.getByRole('dialog').locator('tbody tr');
  await expect(replay).toHaveCount(rounds[0]?.answers ?? 0);
  await expect(page.getByRole('dialog').getByLabel('Goed')).toHaveCount(rounds[0]?.right ?? 0);
});

test('an answer of a round can be reached from the groups by keyboard alone', async ({ page, server }) => {
  const { area, group } = await teacherAt(page, server.url);
  await page.goto(area);
  await expect(page.getByRole('link', { name: group.name, exact: true })).toBeVisible();
  await tabAndPress(page, new RegExp(`^${group.name}$`));
  await expect(rowsOf(page, 'Leerlingen').first()).toBeVisible();
  await tabAndPress(page, /^Thijs ter Braak$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Voortgang van Thijs/ })).toBeVisible();
  await tabAndPress(page, /^Rondes$/);
  await expect(page.getByRole('button', { name: 'Antwoorden bekijken' }).first()).toBeVisible();
  await tabAndPress(page, /^Antwoorden bekijken$/);
  await expect(page.getByRole('dialog').locator('tbody tr').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const xml = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });

test('a good file is previewed before anything changes, and a bad one gets a message and changes nothing', async ({
  page,
  server,
}) => {
  const { area, read } = await teacherAt(page, server.url);
  const before = await read('/groups');
  await page.goto(`${area}/edexml`);
  const file = page.locator('input[type=file]');
  await file.setInputFiles(schoolFile());
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
  await expect(page.getByRole('button', { name: /leerlingen verwerken$/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Ander bestand kiezen' }).click();

  const sheet = { name: 'xl/workbook.xml', bytes: utf8('<workbook/>') };
  const spreadsheet = Buffer.from(await zip([{ ...sheet, name: '[Content_Types].xml' }, sheet]));
  const bad = [
    [
      xml('half.xml', '<?xml version="1.0"?>\n<EDEX>\n<leerlingen>\n<leerling key="1">'),
      /afgekapt bij regel 4/,
    ],
    [xml('doctype.xml', '<?xml version="1.0"?><!DOCTYPE EDEX []><EDEX></EDEX>'), /heeft een DOCTYPE/],
    [
      { name: 'lijst.xlsx', mimeType: 'application/zip', buffer: spreadsheet },
      /Dit Excel-bestand kunnen we niet lezen/,
    ],
  ] as const;
  for (const [wrong, sentence] of bad) {
    await file.setInputFiles(wrong);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert')).toContainText('Er is niets gewijzigd.');
  }
  expect(await read('/groups')).toEqual(before);
});
