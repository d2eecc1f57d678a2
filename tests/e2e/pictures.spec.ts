import type { Locator, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { childAtWork } from './support/child-at-work';
import { openTargets } from './support/round';
import { savePicture } from './support/save-picture';
import { schoolFile } from './support/school-file';
import { demoLogins, onServer, signIn } from './support/sign-in';
import { stageReady, stepPainted, steppedStage, untilOpen } from './support/stage';
import { teacherAt } from './support/teacher-at';
import { test } from './support/test';

/* Pictures for the README: `npm run pictures`. */

/** Width of a picture in the README, px. */
const WIDTH = 960;

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  await savePicture(png, name, { width: WIDTH, quality: 80 });
}

/** Scrolls so that this element is directly below the page header. */
const toTop = (part: Locator) =>
  part.evaluate((element) => {
    const head = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollBy(0, element.getBoundingClientRect().top - head - 12);
  });

test('map and game', async ({ page, server }) => {
  const { quickLogin } = await demoLogins(page, server.url);
  if (!quickLogin) throw new Error('The demo school has no login card.');
  await steppedStage(page);
  await page.goto(onServer(quickLogin.url, server.url));
  await page.getByRole('navigation', { name: 'Vandaag' }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'map');
  await page.getByRole('navigation', { name: 'Vandaag' }).getByRole('link').first().click();
  await page.waitForURL(/\/spel\//);
  // Which game a task begins with changes by the day.
  await page.goto(page.url().replace(/[^/]+$/, 'bellenprikken'));
  await stageReady(page);
  await untilOpen(page);
  await openTargets(page).first().waitFor();
  await stepPainted(page, 1500);
  await picture(page, 'bellenprikken');
});

test('groups, cards, settings and progress', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'docent');
  // An open stream would prevent the network from becoming idle.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(`/account/${accountId}/user/${id}/groepen`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('a[href$="/leerlingen"]').first().click();
  await page.locator('a[href*="/leerlingen/"][href*="/voortgang"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'pupils');
  const group = page.url();
  await page.goto(`${group}/wachtwoorden`);
  await page.locator('main li svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'cards');
  await page.goto(group.replace(/leerlingen$/, 'oefeninstellingen'));
  await page
    .getByRole('link', { name: /Aanpassen|Bekijken/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Taken' }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'settings');
  await page.goto(group);
  await page.locator('a[href*="/leerlingen/"][href*="/voortgang"]').first().click();
  await page.getByRole('heading', { name: /^Voortgang van/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'progress');
  // A child that has automated some facts.
  await page.goto(group);
  await page.getByRole('row').filter({ hasText: 'Toe aan meer' }).first().getByRole('link').click();
  await page.getByRole('heading', { name: /^Voortgang van/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Sommen', exact: true }).click();
  await page.getByRole('grid').first().waitFor();
  await toTop(page.locator('section', { has: page.getByRole('grid') }));
  await picture(page, 'facts');
  await page.goto(group.replace(/leerlingen$/, 'voortgang/current/leerlingen'));
  await page.locator('tbody [data-goal]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The largest table, since a group may have pupils of several years.
  await toTop(page.locator('section').filter({ has: page.locator('tbody tr:nth-child(8)') }));
  await picture(page, 'group-progress');
  await page.goto(`/account/${accountId}/user/${id}/groepen/edexml`);
  await page.locator('input[type=file]').setInputFiles(schoolFile());
  await page.getByRole('heading', { name: 'Dit staat erin' }).waitFor();
  await page.waitForLoadState('networkidle');
  await toTop(page.getByRole('radiogroup', { name: 'Laat zien' }));
  await picture(page, 'import');
});

test('who practises now', async ({ page, server, browser }) => {
  const { id, accountId } = await signIn(page, server.url, 'docent');
  const { groups } = (await (await page.request.get(`${server.url}/api/groups`)).json()) as Reply<
    Api['listGroups']
  >;
  const groupId = groups[0]?.groupId ?? '';
  const made = await page.request.post(`${server.url}/api/groups/${groupId}/login-cards`, {
    data: { renew: false },
    headers: { origin: server.url },
  });
  const { cards } = (await made.json()) as Reply<Api['makeLoginCards']>;
  for (const [place, card] of cards.slice(0, 5).entries()) {
    const island = await browser.newContext();
    const child = await island.newPage();
    await child.goto(onServer(card.url, server.url));
    await child.waitForURL(/\/leerling\//);
    const { answer } = await childAtWork(island.request, server.url, card.pupilId);
    for (let position = 0; position <= 2 * place; position++) await answer(position);
    await island.close();
  }
  await page.goto(`/account/${accountId}/user/${id}/groepen/${groupId}/leerlingen`);
  await page.getByRole('region', { name: 'Nu aan het oefenen' }).getByRole('listitem').nth(4).waitFor();
  await picture(page, 'live');
});

test('a round, and then the groups of a whole school', async ({ page, server }) => {
  const { inGroup, area, pupils } = await teacherAt(page, server.url);
  await page.route('**/api/live', (route) => route.abort());
  const stuck = (await pupils()).find(({ flags }) => flags.includes('stuck'));
  await page.goto(`${inGroup}/leerlingen/${stuck?.pupilId}/voortgang/current/rondes`);
  // The last round may be the one of the live picture, whose answers are arbitrary.
  await page.getByRole('button', { name: 'Antwoorden bekijken' }).nth(1).click();
  await page.getByRole('dialog').locator('tbody tr').first().waitFor();
  await picture(page, 'replay');
  await page.goto(`${area}/edexml`);
  await page.locator('input[type=file]').setInputFiles(schoolFile());
  await page.getByRole('button', { name: /leerlingen verwerken$/ }).click();
  await page
    .getByText(/leerlingen toegevoegd/)
    .first()
    .waitFor();
  await page.goto(area);
  await page.getByRole('table', { name: 'Groepen' }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'groups');
});
