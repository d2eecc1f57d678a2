import { expect, type Page } from '@playwright/test';
import { storageKeys } from '@/app/shared/constants';
import { groupCards } from './cards';
import { type ChildScreen, mapAs, own, type Place, simple, unknown } from './child-places';
import { firstTask } from './round';
import { signIn } from './sign-in';

async function openAsTeacher({ page, url }: Place): Promise<void> {
  const { cards } = await groupCards(page, url);
  await page.goto(`/leerling/${cards[0]?.pupilId}`);
}

/** Returns a function that opens another screen of the child whose page stands. */
const sameChild =
  (path: string) =>
  async ({ page }: Place) => {
    const [, , pupilId] = new URL(page.url()).pathname.split('/');
    await page.goto(`/leerling/${pupilId}/${path}`);
  };

const noNetwork = (page: Page, calls: string) => page.route(calls, (route) => route.abort());

/** Blocks the storage of this page. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

/** Answers wrongly at once until the round slows the child down; the clock is stopped for it. */
async function guess(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = performance.now();
    performance.now = () => still;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    while (find('dialog:not(:has([aria-live]))') === null) {
      const goOn = find('dialog button:has(.tabler-icon-player-play-filled)') ?? find('main h2 ~ button');
      if (goOn !== null) goOn.click();
      else if (find('fieldset[aria-disabled=false]') !== null)
        for (const key of ['9', '9', 'Enter']) {
          press(key);
          await new Promise(requestAnimationFrame);
        }
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Returns a function that simulates a message of another tab. */
const hear =
  (turn: object) =>
  async (place: Place): Promise<void> => {
    await own('landkaart')(place);
    await place.page.locator('nav li a').first().waitFor();
    await place.page.evaluate((said) => {
      localStorage.setItem('turn', said);
      window.dispatchEvent(new StorageEvent('storage', { key: 'turn', newValue: said }));
    }, JSON.stringify(turn));
    await place.page.getByRole('alert').waitFor();
  };

/** Screens of faults, and of an adult who looks at the island. */
export const troubleScreens: readonly ChildScreen[] = [
  {
    name: 'the time of the day is over in a round',
    inSight: 'dialog button',
    open: async (place) => {
      await mapAs(place.page, () => ({ minutesPerDay: 5, practisedMs: 5 * 60_000 - 1 }));
      // A round knows the limit from the map that was read last.
      await own('landkaart')(place);
      await place.page.waitForFunction(
        (key) => localStorage.getItem(key)?.includes('"map":'),
        storageKeys.keptPupil,
      );
      await simple('bellenprikken', async (page) => {
        await unknown(page).click();
        await page.locator('dialog img').waitFor();
      })(place);
    },
  },
  {
    name: 'the turn of another child',
    inSight: 'main button:last-of-type',
    open: hear({ kind: 'pupil', id: 'another', name: 'Jan-Maximiliaan' }),
  },
  {
    name: 'the turn of nobody',
    inSight: 'main button:last-of-type',
    open: hear({ kind: 'nobody' }),
  },
  { name: 'a rest', inSight: 'dialog button:last-of-type', open: simple('dinograven', guess) },
  {
    name: 'a device that keeps nothing',
    open: async (place) => {
      await blockStorage(place.page);
      await simple('bellenprikken', (page) => page.locator('main > output').waitFor())(place);
    },
  },
  {
    name: 'a map that does not come',
    inSight: 'main button',
    open: async (place) => {
      await noNetwork(place.page, '**/api/pupils/*/map');
      await own('landkaart')(place);
      // Offers a retry and a sign-out, since the next child waits.
      await expect(place.page.locator('main button:has(.tabler-icon-reload)')).toBeVisible();
      await expect(place.page.locator('main button:has(.tabler-icon-logout)')).toBeVisible();
    },
  },
  {
    name: 'a map without a network',
    open: async (place) => {
      const { page } = place;
      await noNetwork(page, '**/windows/**');
      await own('landkaart')(place);
      await page.locator('nav li a').first().waitFor();
      await noNetwork(page, '**/api/pupils/*/map');
      await page.reload();
      await page.locator('output .tabler-icon-wifi-off').waitFor();
    },
  },
  {
    name: 'a round that does not come',
    inSight: 'main button',
    open: async ({ page, url }) => {
      const { id } = await signIn(page, url, 'leerling');
      const path = await firstTask(page, id);
      await noNetwork(page, '**/windows/**');
      await page.goto(path);
      await page.locator('main img').waitFor();
    },
  },
  {
    name: 'answers that clash',
    open: async (place) => {
      const { page } = place;
      await page.route('**/api/sum-windows/*/answers', (route) => {
        const { answers } = route.request().postDataJSON() as { answers: { answerId: string }[] };
        const refused = answers.map(({ answerId }) => ({ answerId, code: 'answer-exists' }));
        return route.fulfill({
          status: 409,
          json: { code: 'answers-clash', message: '', data: { answers: { stored: [], refused } } },
        });
      });
      const told = page.waitForResponse('**/api/sum-windows/*/answers');
      await simple('bellenprikken', async () => {
        await unknown(page).click();
        await told;
      })(place);
      await own('landkaart')(place);
      await page.locator('main > div output').waitFor();
    },
  },
  {
    name: 'test game of a teacher',
    reads: true,
    open: openAsTeacher,
    next: [
      { name: 'a map that a teacher looks at', open: sameChild('landkaart') },
      { name: 'a savings card that a teacher looks at', open: sameChild('spaarkaarten') },
      { name: 'a garden that a teacher looks at', open: sameChild('mijn-werk') },
    ],
  },
];
