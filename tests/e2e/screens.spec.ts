import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import { isOfOffice, type Reply } from '@/contract/route';
import type { AdultScreen } from './support/adult-screen';
import { fault503, takeDatabaseAway } from './support/database-away';
import { expectInOrder } from './support/expect-in-order';
import { extraGroupScreens } from './support/extra-group-screens';
import { importScreens } from './support/import-screens';
import { emptyGroup, importedFile } from './support/imported-school';
import { keepPicture } from './support/keep-picture';
import { looksFor, nameOf, type School, schools, schoolsFor, take } from './support/looks';
import { officeScreens } from './support/office-screens';
import { schoolFile, xmlFile } from './support/school-file';
import { signIn } from './support/sign-in';
import { expect } from './support/test';
import { trashScreens } from './support/trash-screens';
import { hasTurn } from './support/turns';
import { visitTest as test } from './support/visit-test';

/*
 * Every screen of an adult in its looks, those of a school both in the demo and in an imported school: no serious axe
 * violation, no horizontal overflow, one main heading. `SHOTS=1` stores a picture of each.
 */

test.describe.configure({ mode: 'parallel' });

const screens: readonly AdultScreen[] = [
  { name: 'home page', path: '/site/home' },
  { name: 'questions', path: '/site/faq' },
  { name: 'prices', path: '/site/prijzen' },
  { name: 'application form', path: '/site/aanvraagformulier' },
  { name: 'album of screens', path: '/site/screenshots' },
  { name: 'sign-in', path: '/auth/login' },
  { name: 'forgotten password', path: '/auth/wachtwoordaanvragen' },
  {
    name: 'a link for a password that is over',
    path: '/auth/wachtwoordherstellen/nobody/nothing',
    reach: async (page) => {
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'post of the demo school', path: '/auth/proefpost' },
  { name: 'an address that leads nowhere', path: '/nergens' },
  { name: 'groups', as: 'docent', path: '' },
  {
    name: 'a pupil that is looked for',
    as: 'docent',
    path: '',
    reach: async (page) => {
      await page.locator('header button[aria-keyshortcuts]').click();
      await page.getByRole('combobox').fill('m');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'today',
    as: 'docent',
    path: '/../vandaag/:group',
    reach: async (page) => {
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  { name: 'today without pupils', as: 'docent', path: '/../vandaag/:empty', only: 'imported' },
  { name: 'pupils', as: 'docent', path: '/:group/leerlingen' },
  {
    name: 'pupils, while the database is away',
    as: 'docent',
    path: '/:group/leerlingen',
    provokes: fault503,
    reach: async (page) => {
      await takeDatabaseAway(page, { calls: '**/api/groups/*/pupils', seconds: 60 });
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a form, while the database is away',
    as: 'docent',
    path: '/:group/leerlingen/kindtoevoegen',
    provokes: fault503,
    reach: async (page) => {
      await takeDatabaseAway(page);
      await page.locator('main input').first().fill('Noor');
      await page.locator('main button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'login cards', as: 'docent', path: '/:group/leerlingen/wachtwoorden' },
  {
    name: 'pupils to add',
    as: 'docent',
    path: '/:group/leerlingen/toevoegen',
    reach: async (page) => {
      await page.locator('main textarea').first().fill('Noor Bakker\nJansen, Piet\nمريم حسن');
      await expect(page.locator('main li input')).toHaveCount(3);
    },
  },
  { name: 'a child to add', as: 'docent', path: '/:group/leerlingen/kindtoevoegen' },
  { name: 'trash', as: 'docent', path: '/../prullenbak' },
  { name: 'list of settings', as: 'docent', path: '/:group/oefeninstellingen' },
  {
    name: 'exercise settings',
    as: 'docent',
    path: '/:group/oefeninstellingen',
    reach: async (page) => {
      await page.locator('main a[href*="/oefeninstellingen/"]').first().click();
      await expect(page.locator('main input[required]')).toBeVisible();
    },
  },
  {
    name: 'progress of a group',
    as: 'docent',
    path: '/:group/voortgang/current/leerlingen',
    reach: async (page) => {
      await expect(page.locator('tbody [data-goal]').first()).toBeVisible();
    },
  },
  {
    name: 'the class in one picture, with who knows a sum',
    as: 'docent',
    path: '/:group/sommen?som=7*1%3D_',
    reach: async (page) => {
      await expect(page.getByRole('region', { name: '7 × 1' })).toBeVisible();
    },
  },
  { name: 'groups compared', as: 'docent', path: '/vergelijken' },
  {
    name: 'a task to set ready',
    as: 'docent',
    path: '/:group/leerlingen',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(?:Klaarzetten|Assign)$/ }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText('7', { exact: true }).click();
      await expect(drawer.getByRole('radiogroup').first()).toBeVisible();
    },
  },
  {
    name: 'settings of one pupil',
    as: 'docent',
    path: '/:group/leerlingen',
    reach: async (page) => {
      await page.locator('main a[href*="/voortgang/"][href*="/leerlingen/"]').first().click();
      await page.locator('main a[href$="/oefeninstellingen/current"]').click();
      await page.getByRole('switch').last().press('Space');
    },
  },
  {
    name: 'progress',
    as: 'docent',
    path: '/:group/leerlingen',
    reach: async (page, school) => {
      await page.locator('main a[href*="/leerlingen/"][href*="/voortgang"]').first().click();
      // The group's own tab of that name stands on the page until the page of the pupil has loaded.
      await page.locator('main nav a[href*="/leerlingen/"][href$="/sommen"]').click();
      const shown = school === 'demo' ? '[role=grid]' : 'main h2';
      await expect(page.locator(shown).first()).toBeVisible();
    },
  },
  {
    name: 'progress of a child with the longest of names',
    as: 'docent',
    path: '/:group/leerlingen',
    only: 'imported',
    reach: async (page) => {
      await page.locator('main input:not([type=checkbox])').first().fill('Maximiliaan');
      await page.locator('main a[href*="/leerlingen/"][href*="/voortgang"]').click();
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  {
    name: 'notes about a pupil',
    as: 'docent',
    path: '/:group/leerlingen',
    reach: async (page) => {
      await page.locator('main a[href*="/leerlingen/"][href*="/voortgang"]').first().click();
      await page.locator('main nav a[href$="/notities"]').click();
      await expect(page.locator('main textarea')).toBeVisible();
    },
  },
  {
    name: 'goals of a group',
    as: 'docent',
    path: '/:group/voortgang/current',
    reach: async (page) => {
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  { name: 'a group without pupils', as: 'docent', path: '/:empty/leerlingen', only: 'imported' },
  { name: 'no login cards', as: 'docent', path: '/:empty/leerlingen/wachtwoorden', only: 'imported' },
  { name: 'no progress of a group', as: 'docent', path: '/:empty/voortgang/current', only: 'imported' },
  { name: 'teachers', as: 'schooladmin', path: '/../docenten' },
  { name: 'the school itself', as: 'schooladmin', path: '/../school' },
  { name: 'licence', as: 'schooladmin', path: '/../licentie' },
  { name: 'messages', as: 'schooladmin', path: '/../berichten' },
  {
    name: 'a message',
    as: 'docent',
    path: '/../berichten',
    reach: async (page) => {
      await page.locator('main a[href*="bericht="]').first().click();
      await expect(page.locator('main a[href*="bericht="]')).toHaveCount(0);
    },
  },
  { name: 'inviting a friend', as: 'docent', path: '/../vriend-uitnodigen' },
  { name: 'own account', as: 'docent', path: '/../mijn-account' },
  { name: 'import', as: 'docent', path: '/edexml' },
  {
    name: 'import, looking at a file',
    as: 'docent',
    path: '/edexml',
    reach: async (page, school) => {
      const file = school === 'demo' ? schoolFile() : xmlFile(importedFile({ later: true }));
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.locator('main table').first()).toBeVisible();
    },
  },
  {
    name: 'import, a file of another school',
    as: 'schooladmin',
    path: '/edexml',
    only: 'imported',
    reach: async (page) => {
      await page.locator('input[type=file]').setInputFiles(xmlFile(importedFile({ number: '54321' })));
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'import, columns of a list',
    as: 'docent',
    path: '/edexml',
    reach: async (page) => {
      const text = 'Voornaam;Achternaam;Groep;BSN\nNoor;Bakker;Groep 5;123456782';
      const file = { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.locator('main table')).toBeVisible();
    },
  },
  ...importScreens,
  ...trashScreens,
  ...extraGroupScreens,
  ...officeScreens,
];

/**
 * Takes the stream of a page away, which would prevent the network from becoming idle; within the page, because the
 * browser uses no cache for pages whose requests are intercepted.
 */
const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname === '/api/live' ? Promise.reject(new TypeError('no stream')) : fetch(input, init);
    };
  });

/** Signs the user in, if the screen has one, and returns its address. */
async function addressOf(
  page: Page,
  url: string,
  { as, path }: AdultScreen,
  school: School,
): Promise<string> {
  if (as === undefined) return path;
  const { id, accountId } = await signIn(page, url, as, school);
  if (isOfOffice(as)) return path;
  const { groups } = (await (await page.request.get(`${url}/api/groups`)).json()) as Reply<Api['listGroups']>;
  const empty = groups.find(({ name }) => name === emptyGroup);
  const inGroup = path.replace(':group', groups[0]?.groupId ?? '').replace(':empty', empty?.groupId ?? '');
  return `/account/${accountId}/user/${id}/groepen${inGroup}`;
}

/** Returns the schools in which a screen is tested: one without a school in the first. */
const schoolsOf = ({ as, only }: AdultScreen, place: number): readonly School[] =>
  only ? [only] : as ? schoolsFor(place) : schools.slice(0, 1);

for (const [place, screen] of screens.entries()) {
  if (!hasTurn(place)) continue;
  for (const school of schoolsOf(screen, place)) {
    for (const look of looksFor(place)) {
      const of = school === 'imported' ? ' of an imported school' : '';
      test(`${screen.name}${of}: ${nameOf(look)}`, async ({ page, server, watched }) => {
        if (screen.provokes) watched.allow(screen.provokes);
        const address = await addressOf(page, server.url, screen, school);
        await take(page, look);
        await withoutStream(page);
        const reply = await page.goto(address);
        expect(reply?.status(), 'of the page itself').toBe(screen.path === '/nergens' ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await screen.reach?.(page, school);
        await page.waitForLoadState('networkidle');
        await keepPicture(page, `${school}/${nameOf(look)}/${screen.name}`);
        await expectInOrder(page);
      });
    }
  }
}
