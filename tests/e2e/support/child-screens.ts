import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { classCards } from './cards';
import { firstTask } from './round';
import { signIn } from './sign-in';

/** Where a screen is reached: the server, and the child whose island it is. */
interface Place {
  readonly page: Page;
  readonly url: string;
}

export interface ChildScreen {
  readonly name: string;
  /** What has to be in sight on a whole screen, with nothing to scroll for. */
  readonly inSight?: string;
  /** For who can read: there is something to type, or an adult beside the child. */
  readonly reads?: true;
  /** Goes there; in every language, so by no words. */
  readonly open: (place: Place) => Promise<void>;
}

type PupilMap = Reply<Api['readMap']>;

/** Changes what the server says of the map before the page hears it. */
export const mapAs = (page: Page, change: (map: PupilMap) => Partial<PupilMap>) =>
  page.route('**/api/pupils/*/map', async (route) => {
    const reply = await route.fetch();
    const map = (await reply.json()) as PupilMap;
    await route.fulfill({ response: reply, json: { ...map, ...change(map) } });
  });

/** A screen of the signed-in child, by its address on its island. */
const own =
  (path: string) =>
  async ({ page, url }: Place) => {
    const { id } = await signIn(page, url, 'leerling');
    await page.goto(`/leerling/${id}/${path}`);
  };

async function openClass({ page, url }: Place): Promise<void> {
  const { classCode } = await classCards(page, url);
  await page.context().clearCookies();
  await page.goto(`/auth/login?klascode=${classCode}`);
  await page.locator('main ul button').first().waitFor();
}

async function chooseChild(place: Place, child = 2): Promise<void> {
  await openClass(place);
  await place.page.locator('main ul button').nth(child).click();
  await place.page.locator('main ol').waitFor();
}

/** Taps three pictures that are no child's own: nobody has the same one thrice. */
async function tapWrongly(page: Page): Promise<void> {
  const sun = page.locator('main ul button').first();
  for (let k = 0; k < 3; k++) await sun.click();
  await page.getByRole('alert').waitFor();
}

/** A round of a game without its drawing. */
const simple =
  (game: string, then?: (page: Page) => Promise<void>) =>
  async ({ page, url }: Place) => {
    const { id } = await signIn(page, url, 'leerling');
    await page.goto((await firstTask(page, id)).replace(/spel\/[^/]+$/, `spel/${game}`));
    await pause(page);
    await page.locator('dialog button:has(.tabler-icon-photo-off)').click();
    await page.locator('fieldset').waitFor();
    await then?.(page);
  };

const hud = (page: Page) => page.locator('[data-scan-row=hud] button');

async function pause(page: Page): Promise<void> {
  await hud(page).first().click();
  await page.locator('dialog').waitFor();
}

async function openHelp(page: Page): Promise<void> {
  await hud(page).last().click();
  await page.locator('dialog h2').waitFor();
}

/** "I do not know", below every way of answering. */
const unknownAnswer = 'fieldset > div:last-child > button';
const unknown = (page: Page) => page.locator(unknownAnswer);

/** A child of which nothing is known yet. */
async function newChild(place: Place): Promise<void> {
  await mapAs(place.page, ({ tasks: [first] }) =>
    first === undefined
      ? {}
      : {
          startTest: {
            practiceTaskId: first.practiceTaskId,
            taskListItemId: first.taskListItemId,
            openWindowId: null,
          },
        },
  );
  await own('landkaart')(place);
  await place.page.locator('nav li a').first().waitFor();
}

async function startTest(place: Place): Promise<void> {
  await newChild(place);
  await place.page.locator('nav li a').first().click();
  await place.page.locator('legend').waitFor();
}

/** Every screen a child can come to. */
export const childScreens: readonly ChildScreen[] = [
  {
    name: 'code of the class',
    reads: true,
    open: async ({ page }) => {
      await page.goto('/auth/login');
      await page.locator('main section button:has(img)').click();
      await page.locator('main form input').waitFor();
    },
  },
  { name: 'names of the class', open: openClass },
  { name: 'pictures of a child', inSight: 'main ul li:last-child button', open: chooseChild },
  {
    name: 'wrong pictures',
    open: async (place) => {
      await chooseChild(place, 4);
      await tapWrongly(place.page);
    },
  },
  {
    name: 'word of a child',
    reads: true,
    open: async (place) => {
      await chooseChild(place);
      await place.page.locator('main section > button').last().click();
      await place.page.locator('main form input').waitFor();
    },
  },
  {
    name: 'a card that ended',
    reads: true,
    open: async ({ page }) => {
      await page.goto('/auth/login?fout=card');
    },
  },
  {
    name: 'a card while another child is there',
    open: async ({ page }) => {
      await page.goto('/auth/login?fout=other-user#k=not-read-yet');
    },
  },
  { name: 'map', open: own('landkaart') },
  { name: 'map of a new child', open: newChild },
  {
    name: 'map of a day that is over',
    open: async (place) => {
      await mapAs(place.page, () => ({ minutesPerDay: 5, practisedMs: 300_000 }));
      await own('landkaart')(place);
      await place.page.locator('[data-sam-says]').waitFor();
    },
  },
  {
    name: 'map when the licence is over',
    open: async (place) => {
      await mapAs(place.page, () => ({ licenceOver: true }));
      await own('landkaart')(place);
      await place.page.locator('[data-sam-says]').waitFor();
    },
  },
  {
    name: 'who a child is',
    open: async (place) => {
      await own('landkaart')(place);
      await place.page.locator('header button').first().click();
      await place.page.locator('dialog fieldset').first().waitFor();
    },
  },
  {
    name: 'settings',
    reads: true,
    open: async (place) => {
      await own('landkaart')(place);
      await place.page.locator('header button').nth(1).click();
      await place.page.locator('dialog fieldset').waitFor();
    },
  },
  {
    name: 'savings card, with stickers',
    inSight: 'section li button',
    open: async (place) => {
      await mapAs(place.page, () => ({ savingsCard: { cardId: 'card-3', stamps: 4, size: 10, full: 2 } }));
      await own('spaarkaarten')(place);
    },
  },
  { name: 'garden', inSight: '[role=grid] tr:last-child button', open: own('mijn-werk') },
  { name: 'strategy', reads: true, open: own('strategie?som=7x8') },
  { name: 'a sum that is none', reads: true, open: own('strategie?som=kat') },
  { name: 'fractions', reads: true, open: own('breuken?getal=1%203/4') },
  { name: 'fractions that are equal', reads: true, open: own('breuken?getal=6/8&doe=gelijk') },
  { name: 'fractions beside each other', reads: true, open: own('breuken?doe=vergelijken&met=5/6') },
  { name: 'a fraction to fill up', reads: true, open: own('breuken?getal=5/8&doe=aanvullen') },
  { name: 'a game that is none', open: own('takenlijsttaak/x/oefentaak/y/somvenster/z/spel/nergens') },
  { name: 'test game', reads: true, open: own('') },
  { name: 'choosing without a drawing', inSight: unknownAnswer, open: simple('bellenprikken') },
  { name: 'typing without a drawing', inSight: unknownAnswer, open: simple('dinograven') },
  { name: 'collecting without a drawing', inSight: unknownAnswer, open: simple('stofzuigen') },
  { name: 'ordering without a drawing', inSight: unknownAnswer, open: simple('botenkoers') },
  { name: 'placing without a drawing', inSight: unknownAnswer, open: simple('waslijn') },
  { name: 'composing without a drawing', inSight: unknownAnswer, open: simple('treinwagon') },
  { name: 'a pause', inSight: 'dialog button:last-of-type', open: simple('bellenprikken', pause) },
  { name: 'help with a sum', open: simple('bellenprikken', openHelp) },
  {
    name: 'a missed sum',
    inSight: 'main h2 ~ button',
    open: simple('bellenprikken', async (page) => {
      await unknown(page).click();
      await page.locator('figure').first().waitFor();
    }),
  },
  { name: 'begin of the start test', open: startTest },
  {
    name: 'end of the start test',
    inSight: 'main button',
    open: async (place) => {
      const { page } = place;
      await startTest(place);
      for (let left = 40; left > 0 && (await page.locator('progress').count()) > 0; left--) {
        const done = await page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value);
        await unknown(page).click();
        await page.waitForFunction((before) => {
          const bar = document.querySelector('progress');
          return bar === null || bar.value > before;
        }, done);
      }
    },
  },
];
