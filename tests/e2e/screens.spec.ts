import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply, Role } from '@/contract/route';
import { expectInOrder } from './support/expect-in-order';
import { looksFor, nameOf, take } from './support/looks';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/*
 * Every screen of an adult, in its looks: nothing serious for axe, nothing over the side, one heading of the first rank.
 */

test.describe.configure({ mode: 'parallel' });

interface Screen {
  readonly name: string;
  readonly as?: Role;
  /** Address below the person's own groups (`:group` is the first). */
  readonly path: string;
  /** What has to be done before it is there. */
  readonly reach?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: 'home page', path: '/site/home' },
  { name: 'questions', path: '/site/faq' },
  { name: 'a page of text', path: '/site/prijzen' },
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
  { name: 'pupils', as: 'docent', path: '/:group/leerlingen' },
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
    path: '/:group/voortgang/current',
    reach: async (page) => {
      await expect(page.locator('tbody [data-goal]').first()).toBeVisible();
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
    reach: async (page) => {
      await page.locator('main a[href*="/leerlingen/"][href*="/voortgang"]').first().click();
      await expect(page.locator('[role=grid]').first()).toBeVisible();
    },
  },
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
      await expect(page.locator('main ol')).toBeVisible();
    },
  },
  { name: 'inviting a friend', as: 'docent', path: '/../vriend-uitnodigen' },
  { name: 'own account', as: 'docent', path: '/../mijn-account' },
  { name: 'import', as: 'docent', path: '/edexml' },
  {
    name: 'import, looking at a file',
    as: 'docent',
    path: '/edexml',
    reach: async (page) => {
      await page.locator('input[type=file]').setInputFiles('tests/fixtures/edexml/school.xml');
      await expect(page.locator('main table').first()).toBeVisible();
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
];

/** Signs the person in, if there is one, and says where the screen is. */
async function addressOf(page: Page, url: string, { as, path }: Screen): Promise<string> {
  if (as === undefined) return path;
  const { id, accountId } = await signIn(page, url, as);
  const { groups } = (await (await page.request.get(`${url}/api/groups`)).json()) as Reply<Api['listGroups']>;
  return `/account/${accountId}/user/${id}/groepen${path.replace(':group', groups[0]?.groupId ?? '')}`;
}

for (const [place, screen] of screens.entries()) {
  for (const look of looksFor(place)) {
    test(`${screen.name}: ${nameOf(look)}`, async ({ page, server }) => {
      const address = await addressOf(page, server.url, screen);
      await take(page, look);
      // A stream that stays open would keep the network from ever being idle.
      await page.route('**/api/live', (route) => route.abort());
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await screen.reach?.(page);
      await page.waitForLoadState('networkidle');
      await expectInOrder(page);
    });
  }
}
