import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { firstTask } from './round';
import { signIn } from './sign-in';

/** Where a screen is reached: the server, and the child whose island it is. */
export interface Place {
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
export const own =
  (path: string) =>
  async ({ page, url }: Place) => {
    const { id } = await signIn(page, url, 'leerling');
    await page.goto(`/leerling/${id}/${path}`);
  };

/** A round of a game without its drawing. */
export const simple =
  (game: string, then?: (page: Page) => Promise<void>) =>
  async ({ page, url }: Place) => {
    const { id } = await signIn(page, url, 'leerling');
    await page.goto((await firstTask(page, id)).replace(/spel\/[^/]+$/, `spel/${game}`));
    await pause(page);
    await page.locator('dialog button:has(.tabler-icon-photo-off)').click();
    await page.locator('fieldset').waitFor();
    await then?.(page);
  };

export const hud = (page: Page) => page.locator('[data-scan-row=hud] button');

export async function pause(page: Page): Promise<void> {
  await hud(page).first().click();
  await page.locator('dialog').waitFor();
}

/** "I do not know", below every way of answering. */
export const unknownAnswer = 'fieldset > div:last-child > button';
export const unknown = (page: Page) => page.locator(unknownAnswer);

/** Plays a round without its drawing to its end: the first answer there is, until there is none. */
export async function playOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    while (find('progress') !== null) {
      const goOn = find('dialog button:has(.tabler-icon-player-play-filled)') ?? find('main h2 ~ button');
      (goOn ?? find('fieldset[aria-disabled=false] [data-value]'))?.click();
      await new Promise(requestAnimationFrame);
    }
  });
}
