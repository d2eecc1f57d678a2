import type { AdultScreen } from './adult-screen';
import { expect } from './test';

/** Screens of the office; only the demo has its people. */
export const officeScreens: readonly AdultScreen[] = [
  {
    name: 'the dashboard of the office',
    as: 'office',
    only: 'demo',
    path: '/superadmin/dashboard',
    reach: async (page) => {
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  {
    name: 'errors of the last days',
    as: 'office',
    only: 'demo',
    path: '/superadmin/dashboard/fouten?dagen=7',
    reach: async (page) => {
      await page.route('**/api/office/errors?*', (route) =>
        route.fulfill({
          json: {
            errors: [
              {
                status: 409,
                code: 'settings-changed',
                sentence: 'Een collega heeft deze instellingen intussen gewijzigd. Bekijk de nieuwe versie.',
                count: 1234,
                hours: [{ hour: '2026-11-27T10:00:00Z', count: 1234 }],
              },
              { status: 404, code: 'gone', sentence: null, count: 1, hours: [] },
            ],
          },
        }),
      );
      await page.reload();
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'sections that accounts have open',
    as: 'superadmin',
    only: 'demo',
    path: '/superadmin/onderdelen',
    reach: async (page) => {
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'accounts',
    as: 'office',
    only: 'demo',
    path: '/superadmin/accounts',
    reach: async (page) => {
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'a new account',
    as: 'office',
    only: 'demo',
    path: '/superadmin/accounts/aanmaken',
    reach: async (page) => {
      await expect(page.locator('main form')).toBeVisible();
    },
  },
  {
    name: 'an account',
    as: 'office',
    only: 'demo',
    path: '/superadmin/accounts',
    reach: async (page) => {
      await page.locator('main tbody a').first().click();
      await expect(page.locator('main form').first()).toBeVisible();
    },
  },
  {
    name: 'finding a pupil',
    as: 'office',
    only: 'demo',
    path: '/superadmin/leerlingen',
    reach: async (page) => {
      await page.locator('main input[type=search]').fill('a');
      await expect(page.locator('main li a').first()).toBeVisible();
    },
  },
  { name: 'messages of the office', as: 'office', only: 'demo', path: '/superadmin/berichten' },
  {
    name: 'a message to write',
    as: 'office',
    only: 'demo',
    path: '/superadmin/berichten?bericht=nieuw',
    reach: async (page) => {
      await page.locator('main [contenteditable]').fill('Kom je ook?');
      await page.keyboard.press('Control+Shift+8');
      await expect(page.locator('main li')).toHaveCount(2);
    },
  },
  { name: 'games of the office', as: 'office', only: 'demo', path: '/superadmin/spellen' },
  {
    name: 'a game of the office',
    as: 'office',
    only: 'demo',
    path: '/superadmin/spellen/stofzuigen',
    reach: async (page) => {
      await expect(page.locator('main form')).toBeVisible();
    },
  },
  {
    name: 'savings cards of the office',
    as: 'office',
    only: 'demo',
    path: '/superadmin/spaarkaarten',
    reach: async (page) => {
      await expect(page.locator('main ol li').first()).toBeVisible();
    },
  },
  {
    name: 'a savings card to make',
    as: 'office',
    only: 'demo',
    path: '/superadmin/spaarkaarten?kaart=nieuw',
    reach: async (page) => {
      await page.locator('main form input[maxlength]').fill('Sneeuwvlokkenwinterkaart');
      await page.locator('main form input[type=radio][name=art]').last().check();
      await expect(page.locator('main figcaption')).toHaveText('Sneeuwvlokkenwinterkaart');
    },
  },
  { name: 'webinars', as: 'office', only: 'demo', path: '/superadmin/webinars' },
  {
    name: 'a webinar to plan',
    as: 'office',
    only: 'demo',
    path: '/superadmin/webinars?webinar=nieuw',
    reach: async (page) => {
      await page.locator('main [contenteditable]').fill('Kom je ook?');
    },
  },
  {
    name: 'generators of sums',
    as: 'office',
    only: 'demo',
    path: '/superadmin/gensettingssommen',
    reach: async (page) => {
      await expect(page.locator('main h1')).toBeVisible();
    },
  },
  {
    name: 'a new generator of sums',
    as: 'office',
    only: 'demo',
    path: '/superadmin/gensettingssommen/nieuw',
    reach: async (page) => {
      await page.locator('main [data-different]').waitFor();
      await page.locator('main button[aria-expanded]').first().click();
      await expect(page.locator('main [data-different]')).toBeVisible();
    },
  },
  {
    name: 'collections of sums',
    as: 'office',
    only: 'demo',
    path: '/superadmin/somverzamelingen',
    reach: async (page) => {
      await expect(page.locator('main h1')).toBeVisible();
    },
  },
  {
    name: 'a new collection of sums',
    as: 'office',
    only: 'demo',
    path: '/superadmin/somverzamelingen/nieuw',
    reach: async (page) => {
      await expect(page.locator('main [data-finding]').first()).toBeVisible();
    },
  },
  { name: 'staff', as: 'superadmin', only: 'demo', path: '/superadmin/medewerkers' },
  {
    name: 'a colleague to invite',
    as: 'superadmin',
    only: 'demo',
    path: '/superadmin/medewerkers',
    reach: async (page) => {
      await page.locator('main button').first().click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'the log',
    as: 'superadmin',
    only: 'demo',
    path: '/superadmin/logboek',
    reach: async (page) => {
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'jobs',
    as: 'superadmin',
    only: 'demo',
    path: '/superadmin/taken',
    reach: async (page) => {
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'pupils of a school',
    as: 'office',
    only: 'demo',
    path: '/superadmin/accounts',
    reach: async (page) => {
      await page.locator('main tbody a[href*="leerlingen"]').first().click();
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
];
