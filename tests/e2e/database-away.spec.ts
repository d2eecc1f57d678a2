import { pictures } from '@assets/pictures/pictures';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { groupCards } from './support/cards';
import { fault503, takeDatabaseAway } from './support/database-away';
import { keptRounds } from './support/island-device';
import { answersOf } from './support/replay';
import { answerSimply, expectStamp, firstTask, keptAnswers, length, openSimpleRound } from './support/round';
import { onServer, signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';
import { giveVoices, saidOn } from './support/voices';

/* The screens of a child and a teacher while the server's database is away: they can continue, and nothing is lost. */

test.use({ school: 'away', serviceWorkers: 'block' });
test.beforeEach(({ watched }) => watched.allow(fault503));

const nameOf = (id: string) => pictures.find((picture) => picture.id === id)?.name.nl ?? id;
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a child continues from the cached map, is not told that it is offline, and gets the map back by itself', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  // Rounds are prefetched after a pause.
  await expect(async () => {
    await page.clock.fastForward(3000);
    expect(await keptRounds(page)).toBeGreaterThan(0);
  }).toPass();

  const comeBack = await takeDatabaseAway(page, { seconds: 600 });
  await page.reload();
  const note = page.locator('output', { hasText: 'Het eiland heeft even pauze. Jij kunt gewoon spelen' });
  await expect(note).toBeVisible();
  await expect(page.getByText('Geen internet')).toHaveCount(0);
  await expect(page.locator('nav li a').first()).toBeVisible();
  await note.getByRole('button', { name: 'Lees voor' }).click();
  expect((await saidOn(page)).at(-1)).toContain('Het eiland heeft even pauze.');
  await expectAccessible(page);

  await comeBack();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The usual pause is twenty seconds; the server asked for ten minutes.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/healthz'));
  expect(asked.filter((url) => url.endsWith('/map'))).toEqual([]);
  await page.clock.fastForward(600_000);
  await expect(note).toHaveCount(0);
});

test('a child without a cached map is told to wait, also aloud, and gets the map as soon as possible', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await page.clock.install();
  const comeBack = await takeDatabaseAway(page, { calls: '**/api/pupils/*/map' });
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.getByRole('heading', { name: 'Het eiland heeft even pauze' })).toBeVisible();
  await expect(page.getByText('Dat ligt niet aan jou.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Lees voor' }).click();
  expect((await saidOn(page)).at(-1)).toContain('Wacht even');
  await comeBack();
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(page.locator('nav li a').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a round continues, also after a reload, and every answer arrives later', async ({
  page,
  browser,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  const path = await firstTask(page, id);
  const windowId = /somvenster\/([^/]+)/.exec(path)?.[1] ?? '';
  await openSimpleRound(page, path);
  const sums = await length(page);
  const comeBack = await takeDatabaseAway(page);
  for (let k = 0; k < 2; k++) await answerSimply(page, 'pointer');
  await expect(page.getByText('2 sommen staan nog op dit apparaat')).toBeVisible();
  await page.reload();
  await page.locator('fieldset').waitFor();
  await expect(page.getByText('2 sommen staan nog op dit apparaat')).toBeVisible();
  for (let k = 2; k < sums; k++) await answerSimply(page, 'pointer');
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  await expect(
    page.getByText('Je sommen zijn bewaard op dit apparaat. Straks worden ze vanzelf verstuurd.'),
  ).toBeVisible();
  expect((await keptAnswers(page)).waiting).toBe(sums);

  await comeBack();
  await online(page);
  await expectStamp(page);
  const teacher = await browser.newPage({ baseURL: server.url });
  await signIn(teacher, server.url, 'docent');
  const answers = await answersOf(teacher, windowId);
  expect(answers.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: sums }, (_, position) => position),
  );
  await teacher.close();
});

test('a new round that cannot be loaded says so, and does not blame the network', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  const path = await firstTask(page, id);
  const comeBack = await takeDatabaseAway(page, { calls: '**/windows/**' });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Het eiland heeft even pauze' })).toBeVisible();
  await comeBack();
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('button', { name: 'Pauze' })).toBeVisible();
});

test('a child that signs in is not told that it made a mistake, keeps its class, and is signed in afterwards', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { classCode, cards } = await groupCards(page, server.url);
  const card = cards.find((each) => each.pictures);
  if (!card?.pictures) throw new Error('No child of the class has pictures.');
  const { pictures: own } = card;
  await page.context().clearCookies();
  let comeBack = await takeDatabaseAway(page);
  await page.goto(`/auth/login?klascode=${classCode}`);
  const told = page.getByRole('alert');
  await expect(told).toContainText('Het eiland heeft even pauze. Dat ligt niet aan jou.');
  await expect(page.getByLabel('De code van je groep')).toHaveValue(classCode);
  await page.getByRole('button', { name: 'Lees voor' }).click();
  expect((await saidOn(page)).at(-1)).toContain('Het eiland heeft even pauze.');
  await expectAccessible(page);
  await comeBack();
  await page.getByRole('button', { name: 'Verder' }).click();

  await page.getByRole('button', { name: card.name.split(' ')[0] ?? '', exact: true }).click();
  comeBack = await takeDatabaseAway(page);
  const tapPictures = async () => {
    for (const id of own) await page.getByRole('button', { name: nameOf(id), exact: true }).click();
  };
  await tapPictures();
  await expect(told).toContainText('Dat ligt niet aan jou.');
  await expect(told.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Lees voor' }).click();
  expect((await saidOn(page)).at(-1)).toContain('Het eiland heeft even pauze.');
  await comeBack();
  await expect(page.getByRole('button', { name: nameOf('sun'), exact: true })).toBeEnabled();
  await tapPictures();
  await expect(page).toHaveURL(/\/landkaart$/);
});

test('the link of a card waits, can be read aloud, and continues by itself once the server is back', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const card = (await groupCards(page, server.url)).cards.at(-1);
  await page.context().clearCookies();
  const comeBack = await takeDatabaseAway(page);
  await page.clock.install();
  await page.goto(onServer(card?.url ?? '', server.url));
  await expect(page.getByRole('heading', { name: 'Even geduld' })).toBeVisible();
  await page.getByRole('button', { name: 'Lees voor' }).click();
  expect((await saidOn(page)).at(-1)).toContain('Laat deze pagina open');
  await expectAccessible(page);
  // The page asks again, and stays while the server refuses.
  const no = page.waitForResponse('**/readyz');
  await page.clock.fastForward(5000);
  expect((await no).status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Nu proberen' })).toBeVisible();
  await comeBack();
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/\/landkaart$/, { timeout: 500 });
  }).toPass();
});

test('the link of a card waits in the language that was chosen on the device, also aloud', async ({
  page,
  server,
}) => {
  await giveVoices(page, 'en-GB');
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  const card = (await groupCards(page, server.url)).cards.at(-1);
  await page.context().clearCookies();
  await takeDatabaseAway(page);
  await page.goto(onServer(card?.url ?? '', server.url));
  await expect(page.getByRole('heading', { name: 'Just a moment' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Het eiland')).toHaveCount(0);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  expect((await saidOn(page)).at(-1)).toContain('near: Just a moment');
});

test('a list is retried when the server said, then shows the error, and loads at a press', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const { inGroup } = await teacherAt(page, server.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/groups\/[^/]+\/pupils$/.test(request.url())) asked.push(request.url());
  });
  const comeBack = await takeDatabaseAway(page, { calls: '**/api/groups/*/pupils' });
  const told = page.getByRole('alert');
  await page.goto(`${inGroup}/leerlingen`);
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(asked).toHaveLength(3);
  await expect(told).toContainText('Lezen of opslaan lukt nu even niet.');
  await expectAccessible(page);
  await comeBack();
  await told.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('table', { name: 'Leerlingen' }).locator('tbody tr').first()).toBeVisible();
});

test('a form that cannot be saved keeps its input, says so, and is saved afterwards', async ({
  page,
  server,
}) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/leerlingen`);
  const row = page.getByRole('table', { name: 'Leerlingen' }).locator('tbody tr').first();
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Gegevens wijzigen' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Voornaam').fill('Anne-Fleur');
  const comeBack = await takeDatabaseAway(page);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const told = form.getByRole('alert');
  await expect(told).toContainText('Lezen of opslaan lukt nu even niet.');
  await expect(told).toContainText('Wat je invulde, staat er nog.');
  await expect(form.getByLabel('Voornaam')).toHaveValue('Anne-Fleur');
  await expectAccessible(page, '[role=dialog]');
  await comeBack();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Anne-Fleur is gewijzigd.')).toBeVisible();
});
