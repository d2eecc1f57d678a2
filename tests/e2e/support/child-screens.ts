import type { Page } from '@playwright/test';
import { awayScreens } from './away-screens';
import { groupCards } from './cards';
import {
  type ChildScreen,
  closeDialog,
  hud,
  mapAs,
  own,
  type Place,
  pause,
  playOut,
  simple,
  simpleTest,
  unknown,
  unknownAnswer,
} from './child-places';
import { giveSteps, openBed } from './own-steps';
import { daysOfScenes } from './scene-day';
import { signIn } from './sign-in';
import { testScreens } from './test-screens';
import { troubleScreens } from './trouble-screens';

async function openGroup({ page, url }: Place): Promise<void> {
  const { classCode } = await groupCards(page, url);
  await page.context().clearCookies();
  await page.goto(`/auth/login?klascode=${classCode}`);
  await page.locator('main ul button').first().waitFor();
}

async function chooseChild({ page }: Place): Promise<void> {
  await page.locator('main ul button').nth(2).click();
  await page.locator('main ol').waitFor();
}

/** Taps the same picture three times, which is no child's secret. */
async function tapWrongly({ page }: Place): Promise<void> {
  const sun = page.locator('main ul button').first();
  for (let k = 0; k < 3; k++) await sun.click();
  await page.getByRole('alert').waitFor();
}

async function openHelp({ page }: Place): Promise<void> {
  await closeDialog(page);
  await hud(page).last().click();
  await page.locator('dialog h2').waitFor();
}

/** Opens the map of a child without answers. */
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

async function startTest({ page }: Place): Promise<void> {
  await page.locator('nav li a').first().click();
  await page.locator('legend').waitFor();
}

async function leaveTest({ page }: Place): Promise<void> {
  for (let left = 40; left > 0 && (await page.locator('progress').count()) > 0; left--) {
    const done = await page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value);
    await unknown(page).click();
    await page.waitForFunction((before) => {
      const bar = document.querySelector('progress');
      return bar === null || bar.value > before;
    }, done);
  }
}

/** Opens a part of the page that stands, by its button in the head. */
const openFromHead = (button: number) => async (place: Place) => {
  await place.page.locator('header button').nth(button).click();
  await place.page.locator('dialog fieldset').first().waitFor();
};

const openBedOf =
  (domain: Parameters<typeof openBed>[1]) =>
  async ({ page }: Place) => {
    await openBed(page, domain);
    await page.locator('main ul li button').first().click();
  };

/** The longest name that a card can have. */
const cardName = {
  nl: 'Sneeuwvlokkenwinterkaart',
  be: 'Sneeuwvlokkenwinterkaart',
  en: 'Snowflakes winter card',
};

/** Gives the child two full cards and four stamps, each for another reason. */
async function giveStamps(page: Page): Promise<void> {
  await mapAs(page, () => ({
    savingsCard: {
      cardId: 'card-3',
      stamps: 4,
      size: 15,
      full: 2,
      total: 24,
      art: 'winter',
      title: cardName,
    },
  }));
  const title = {
    nl: 'Plus en min tot 100, over tien',
    be: 'Optellen en aftrekken tot 100, met brug',
    en: 'Add and subtract to 100, past ten',
  };
  const round = { kind: 'round', purpose: 'practice', title, game: 'bellenprikken', day: '2026-11-18' };
  const stamps = [
    round,
    { ...round, purpose: 'fluency-test', game: 'automatiseertoets' },
    { ...round, purpose: 'start-test', game: 'automatiseertoets' },
    { kind: 'sum', day: '2026-11-19', sumId: '7*8=_' },
  ];
  await page.route('**/api/pupils/*/stamps?*', (route) => route.fulfill({ json: { card: 3, stamps } }));
}

/** Waits for the end of a round, when the server has confirmed it. */
const endOf = (page: Page) => page.locator('main section > h1 ~ div:has(img)').first().waitFor();

/** Presses a stamp of the savings card, and waits until it says what it was for. */
const pressStamp = (which: 'first' | 'last') => async (place: Place) => {
  const stamp = place.page.locator('button[aria-pressed]')[which]();
  await stamp.click();
  await place.page.locator('button[aria-pressed=true]').and(stamp).waitFor();
};

const rounds: readonly ChildScreen[] = [
  {
    name: 'a pause',
    inSight: 'dialog button:last-of-type',
    open: simple('bellenprikken', pause),
    next: [
      { name: 'help with a sum', open: openHelp },
      {
        name: 'a sum like it to try',
        open: async ({ page }) => {
          await page.locator('dialog button:has(.tabler-icon-pencil)').click();
          await page.locator('dialog .tabler-icon-reload').waitFor();
        },
      },
      {
        name: 'a missed sum',
        inSight: 'main h2 ~ button',
        open: async ({ page }) => {
          await closeDialog(page);
          await unknown(page).click();
          await page.locator('figure').first().waitFor();
        },
      },
      {
        name: 'end of a round',
        inSight: 'main button',
        open: async ({ page }) => {
          await playOut(page);
          await endOf(page);
        },
      },
    ],
  },
  {
    name: 'end of a round that fills a card',
    inSight: 'main button',
    open: async (place) => {
      await place.page.route('**/api/sum-windows/*/finished', async (route) => {
        const reply = await route.fetch();
        // The largest card that there is.
        const filled = { art: 'summer', title: cardName, size: 15 };
        const savingsCard = { cardId: 'card-2', stamps: 0, size: 10, full: 1, filled };
        await route.fulfill({ response: reply, json: { savingsCard, stampAdded: true } });
      });
      await simple('bellenprikken', async (page) => {
        await playOut(page);
        await page.locator('main a[href$="/spaarkaarten"]').waitFor();
      })(place);
    },
  },
  {
    name: 'end of a round without a network',
    inSight: 'main button',
    open: simple('bellenprikken', async (page) => {
      await page.route('**/api/sum-windows/**', (route) => route.abort());
      await playOut(page);
      await page.locator('main h1 ~ output').waitFor();
    }),
  },
];

/** Every screen a child can reach. */
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
  {
    name: 'names of the class',
    open: openGroup,
    next: [
      { name: 'pictures of a child', inSight: 'main ul li:last-child button', open: chooseChild },
      { name: 'wrong pictures', open: tapWrongly },
      {
        name: 'word of a child',
        reads: true,
        open: async ({ page }) => {
          await page.locator('main section > button').last().click();
          await page.locator('main form input').waitFor();
        },
      },
    ],
  },
  {
    name: 'end of the day',
    inSight: 'dialog button',
    open: async (place) => {
      const { page } = place;
      await mapAs(page, ({ tasks }) => ({
        tasks: tasks.map((task) => ({ ...task, roundsDone: task.required ? task.roundsAsked : 0 })),
      }));
      const learned = { sum: { sumId: '7*8=_', known: true }, flowers: 5, blooms: 3, trees: 1, right: 31 };
      await page.route('**/api/pupils/*/learned-today', (route) => route.fulfill({ json: learned }));
      await own('landkaart')(place);
      await page.locator('dialog output').waitFor();
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
  {
    name: 'map',
    open: own('landkaart'),
    next: [
      { name: 'who a child is', open: openFromHead(0) },
      {
        name: 'settings',
        reads: true,
        open: async (place) => {
          await closeDialog(place.page);
          await openFromHead(1)(place);
        },
      },
    ],
  },
  {
    name: 'what Sam shows',
    stopsClock: true,
    inSight: 'dialog button:last-of-type',
    open: async (place) => {
      const { page, url } = place;
      const { id } = await signIn(page, url, 'leerling');
      const { shows } = daysOfScenes(id, new Date().toISOString().slice(0, 10));
      await page.clock.setFixedTime(new Date(`${shows[0]}T10:00:00+01:00`));
      await own('landkaart')(place);
      await page.locator('header button:has(.tabler-icon-binoculars)').click();
      await page.locator('dialog p').waitFor();
    },
  },
  {
    name: 'map of a new child',
    open: newChild,
    next: [
      { name: 'begin of the start test', open: startTest },
      { name: 'end of the start test', inSight: 'main button', open: leaveTest },
    ],
  },
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
    name: 'savings card, with stickers',
    inSight: 'section li button',
    open: async (place) => {
      await giveStamps(place.page);
      await own('spaarkaarten')(place);
      await place.page.locator('button[aria-pressed]').first().waitFor();
    },
    next: [
      { name: 'what a stamp was for', inSight: 'section li button', open: pressStamp('first') },
      { name: 'a sum that a stamp was for', inSight: 'section li button', open: pressStamp('last') },
    ],
  },
  { name: 'garden', inSight: '[role=grid] tr:last-child button', open: own('mijn-werk') },
  {
    name: 'garden of fractions',
    open: async (place) => {
      await giveSteps(place.page);
      await own('mijn-werk')(place);
      await openBedOf('fractions')(place);
    },
    next: [
      { name: 'garden of clock', open: openBedOf('clock') },
      { name: 'garden of line', open: openBedOf('line') },
    ],
  },
  {
    name: 'strategy',
    reads: true,
    open: own('strategie?som=7x8'),
    next: [
      { name: 'strategy on a line', reads: true, open: own('strategie?som=37%3D_(0~100)') },
      { name: 'strategy of a scale', reads: true, open: own('strategie?som=scale(50000,4cm)%3D_km') },
      {
        name: 'sums to choose a strategy of',
        reads: true,
        open: async (place) => {
          await own('strategie?som=24%3F30')(place);
          await place.page.locator('summary').click();
        },
      },
      { name: 'a sum that is none', reads: true, open: own('strategie?som=kat') },
    ],
  },
  {
    name: 'fractions',
    reads: true,
    open: own('breuken?getal=1%203/4'),
    next: [
      { name: 'fractions that are equal', reads: true, open: own('breuken?getal=6/8&doe=gelijk') },
      { name: 'fractions beside each other', reads: true, open: own('breuken?doe=vergelijken&met=5/6') },
      { name: 'a fraction to fill up', reads: true, open: own('breuken?getal=5/8&doe=aanvullen') },
      { name: 'a game that is none', open: own('takenlijsttaak/x/oefentaak/y/somvenster/z/spel/nergens') },
    ],
  },
  {
    name: 'choosing without a drawing',
    inSight: unknownAnswer,
    open: simple('bellenprikken'),
    next: [
      { name: 'typing without a drawing', inSight: unknownAnswer, open: simple('dinograven') },
      { name: 'collecting without a drawing', inSight: unknownAnswer, open: simple('stofzuigen') },
      { name: 'composing without a drawing', inSight: unknownAnswer, open: simple('treinwagon') },
    ],
  },
  {
    name: 'ordering without a drawing',
    inSight: unknownAnswer,
    open: simpleTest({ game: 'botenkoers', collection: 'order-to-100' }),
    next: [
      {
        name: 'placing without a drawing',
        inSight: unknownAnswer,
        open: simpleTest({ game: 'waslijn', collection: 'line-to-100' }),
      },
    ],
  },
  ...rounds,
  ...testScreens,
  ...troubleScreens,
  ...awayScreens,
];
