import { blockMs } from '@/maths/round/block-time';
import { asTeacher, type ChildScreen, hud, type Place, pause, playOut, unknownAnswer } from './child-places';
import { firstTask } from './round';
import { signIn } from './sign-in';
import { steppedStage, withoutWebgl } from './stage';

/** Opens a fluency test that waits for the child to begin. */
async function openTest({ page, url }: Place): Promise<void> {
  const { id } = await signIn(page, url, 'leerling');
  await page.goto((await firstTask(page, id)).replace(/spel\/[^/]+$/, 'spel/automatiseertoets'));
  await page.locator('dialog').waitFor();
}

const beginButton = 'dialog button:has(.tabler-icon-player-play-filled)';

/** Begins the test game with its default choice. */
async function playTestGame(place: Place): Promise<void> {
  await place.page.locator('form button').click();
  await hud(place.page).first().waitFor();
}

/** Screens of the fluency test, and of the test game. */
export const testScreens: readonly ChildScreen[] = [
  {
    name: 'begin of a fluency test',
    inSight: 'dialog button',
    open: async (place) => {
      await steppedStage(place.page);
      await openTest(place);
    },
    next: [
      {
        name: 'a block that does not count',
        inSight: 'dialog button',
        open: async ({ page }) => {
          await page.locator(beginButton).click();
          await page.locator('dialog').waitFor({ state: 'detached' });
          await pause(page);
        },
      },
    ],
  },
  {
    name: 'a fluency test without a drawing',
    inSight: unknownAnswer,
    open: async (place) => {
      await withoutWebgl(place.page);
      await openTest(place);
      await place.page.locator(beginButton).click();
      await place.page.locator('fieldset').waitFor();
    },
  },
  {
    name: 'end of a fluency test',
    stopsClock: true,
    inSight: 'main button',
    open: async (place) => {
      const { page } = place;
      await withoutWebgl(page);
      await page.clock.install();
      await openTest(place);
      const end = page.locator('main section > h1');
      do {
        await page.locator(beginButton).click();
        await page.locator('fieldset').waitFor();
        await page.clock.fastForward(blockMs);
        await page.locator(beginButton).or(end).first().waitFor();
      } while ((await end.count()) === 0);
    },
  },
  {
    name: 'a test game being played',
    open: async (place) => {
      await steppedStage(place.page);
      await asTeacher('')(place);
      await playTestGame(place);
      await place.page.locator('canvas').waitFor();
    },
  },
  {
    name: 'test game',
    reads: true,
    open: async (place) => {
      await withoutWebgl(place.page);
      await asTeacher('')(place);
    },
    next: [
      {
        name: 'end of a test game',
        reads: true,
        open: async (place) => {
          await playTestGame(place);
          await place.page.locator('fieldset').waitFor();
          await playOut(place.page);
        },
      },
      { name: 'all collections', reads: true, open: asTeacher('?collections') },
    ],
  },
];
