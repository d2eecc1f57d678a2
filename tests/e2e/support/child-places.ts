import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { chooseTestGame, firstTask, type Offer } from './round';
import { type SignedIn, signIn } from './sign-in';
import { steppedStage, withoutWebgl } from './stage';

/** Page, server and child with which a screen is opened. */
export interface Place {
  readonly page: Page;
  readonly url: string;
}

/** A screen that a child meets. */
export interface Sight {
  readonly name: string;
  /** Element that must be visible without scrolling. */
  readonly inSight?: string;
  /** For screens of readers: the child types something, or has an adult beside it. */
  readonly reads?: true;
  /** Errors that the browser reports on the way because the server is away on purpose. */
  readonly provokes?: RegExp;
  /** Opens the screen; without texts, since it runs in every language. */
  readonly open: (place: Place) => Promise<void>;
}

/** A screen with which a visit begins. */
export interface ChildScreen extends Sight {
  /** The clock of its browser is stopped on the way, which no later screen could undo. */
  readonly stopsClock?: true;
  /** Screens of the same visit, each opened from the one before: signing in and loading cost more than looking. */
  readonly next?: readonly Sight[];
}

type PupilMap = Reply<Api['readMap']>;

/** Changes the server's reply with the map before the page receives it. */
export const mapAs = (page: Page, change: (map: PupilMap) => Partial<PupilMap>) =>
  page.route('**/api/pupils/*/map', async (route) => {
    const reply = await route.fetch();
    const map = (await reply.json()) as PupilMap;
    await route.fulfill({ response: reply, json: { ...map, ...change(map) } });
  });

/** Returns the child that is signed in; signs it in at the first screen of a visit. */
async function childAt({ page, url }: Place): Promise<SignedIn> {
  const reply = await page.request.get(`${url}/api/auth/profile`);
  const known = reply.ok() ? ((await reply.json()) as SignedIn) : undefined;
  return known?.role === 'leerling' ? known : signIn(page, url, 'leerling');
}

/** Returns a function that opens a screen of the signed-in child by its path on the island. */
export const own = (path: string) => async (place: Place) => {
  const { id } = await childAt(place);
  await place.page.goto(`/leerling/${id}/${path}`);
};

/** Returns a function that opens a page of the child's area as its teacher does. */
export const asTeacher = (path: string) => async (place: Place) => {
  const { id } = await childAt(place);
  await signIn(place.page, place.url, 'docent');
  await place.page.goto(`/leerling/${id}/${path}`);
};

/** Returns a function that opens a round of a game in the simple view, and does what leads to the screen. */
export const simple = (game: string, then?: (page: Page) => Promise<void>) => async (place: Place) => {
  const { page } = place;
  // Either way no frame is drawn by itself, since the drawing is left at once.
  await (then ? withoutWebgl(page) : steppedStage(page));
  const { id } = await childAt(place);
  await page.goto((await firstTask(page, id)).replace(/spel\/[^/]+$/, `spel/${game}`));
  if (!then) await leaveDrawing(page);
  await page.locator('fieldset').waitFor();
  await then?.(page);
};

/** Returns a function that opens a round of the test game in the simple view. */
export const simpleTest = (offer: Offer) => async (place: Place) => {
  const { page } = place;
  await steppedStage(page);
  await asTeacher('')(place);
  await chooseTestGame(page, offer);
  await leaveDrawing(page);
  await page.locator('fieldset').waitFor();
};

async function leaveDrawing(page: Page): Promise<void> {
  await pause(page);
  await page.locator('dialog button:has(.tabler-icon-photo-off)').click();
}

export const hud = (page: Page) => page.locator('[data-scan-row=hud] button');

/** Closes the dialog in front. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

export async function pause(page: Page): Promise<void> {
  await hud(page).first().click();
  await page.locator('dialog').waitFor();
}

/** Selector of "I do not know", below every way of answering. */
export const unknownAnswer = 'fieldset > div:last-child > button';
export const unknown = (page: Page) => page.locator(unknownAnswer);

/** Plays a round in the simple view to its end, always with the first answer. */
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
