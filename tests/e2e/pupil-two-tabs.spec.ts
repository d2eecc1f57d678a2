import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import type { Card } from './journey/teacher';
import { tabAndPress } from './support/by-keyboard';
import { groupCards } from './support/cards';
import { keptRounds } from './support/island-device';
import { profile } from './support/profile';
import { answersOf } from './support/replay';
import { answerSimply, firstTask, keptAnswers, openSimpleRound } from './support/round';
import { savesData } from './support/saves-data';
import { expect, test } from './support/test';
import { watch } from './support/watch';

/*
 * A tablet that is passed from child to child, with open pages of more than one of them: a page of an earlier child
 * says whose turn it is before anything can be done on it, and no work of one child is stored for another.
 */

test.use({ viewport: { width: 640, height: 360 } });

const firstName = ({ name }: Card) => name.split(' ')[0] ?? name;
const hello = (page: Page, card: Card) => page.getByText(`Hoi ${firstName(card)}!`);
const turnOf = (page: Page, card: Card) =>
  page.getByRole('alert').getByRole('heading', { name: `Nu speelt ${firstName(card)}`, exact: true });

/** Opens a child's card in a new tab; confirms when another child is still signed in. */
async function readCard(device: BrowserContext, card: Card, takes = true): Promise<Page> {
  const page = await device.newPage();
  await page.goto(card.url);
  if (takes) await page.getByRole('button', { name: 'Ja, nu ben ik aan de beurt' }).click();
  await expect(hello(page, card)).toBeVisible();
  return page;
}

/** Returns the ids of a pupil's rounds as its teacher sees them. */
const recordOf = async (teacher: Page, { pupilId }: Card) => {
  const where = `/api/pupils/${pupilId}/progress/current/rounds`;
  const { rounds } = (await (await teacher.request.get(where)).json()) as Reply<Api['listRounds']>;
  return rounds.map(({ windowId }) => windowId);
};

/** Gives each test two children of a group of its own, and a device that neither has used. */
const prepared = test.extend<{ children: readonly [Card, Card]; teacher: Page; device: BrowserContext }>({
  teacher: async ({ page }, use) => use(page),
  children: async ({ teacher, server }, use, { title }) => {
    const { cards } = await groupCards(teacher, server.url);
    const place = (2 * titles.indexOf(title)) % (cards.length - 1);
    const [a, b] = cards.slice(place);
    if (a === undefined || b === undefined) throw new Error('The first group has no two children.');
    await use([a, b]);
  },
  device: async ({ browser, server }, use) => {
    const device = await browser.newContext({
      ...profile,
      baseURL: server.url,
      viewport: { width: 640, height: 360 },
    });
    const watched = watch(device, server.url);
    await savesData(device);
    // One test takes the network away.
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ApiError/);
    await use(device);
    await device.close();
    expect(watched.problems, 'what the pages may never do').toEqual([]);
  },
});

/** Prevents tabs from receiving messages of each other, as when the browser freezes them. */
const deafen = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );

const titles: string[] = [];
type Run = Parameters<typeof prepared>[2];
const lesson = (title: string, run: Run) => {
  titles.push(title);
  prepared(title, run);
};

lesson(
  'a map shows by itself whose turn it is, in whatever order children sign in',
  async ({ children, device }) => {
    const [a, b] = children;
    const first = await readCard(device, a, false);
    const second = await readCard(device, b);
    await expect(turnOf(first, b)).toBeFocused();
    await expect(hello(first, a)).toHaveCount(0);

    const third = await readCard(device, a);
    await expect(turnOf(second, a)).toBeVisible();
    // It is the turn of this page's own child again.
    await expect(hello(first, a)).toBeVisible();

    await second.bringToFront();
    await tabAndPress(second, new RegExp(`Naar de kaart van ${firstName(a)}`));
    await expect(second).toHaveURL(new RegExp(`/leerling/${a.pupilId}/landkaart`));
    await expect(hello(third, a)).toBeVisible();
  },
);

lesson(
  'a round stops, and its answers stay those of its own child',
  async ({ children, device, teacher }) => {
    const [a, b] = children;
    const before = await recordOf(teacher, b);
    const first = await readCard(device, a, false);
    const path = await firstTask(first, a.pupilId);
    const windowId = /somvenster\/([^/]+)/.exec(path)?.[1] ?? '';
    await openSimpleRound(first, path);
    await answerSimply(first, 'pointer');
    await readCard(device, b);
    await expect(turnOf(first, b)).toBeVisible();
    await expect(first.locator('fieldset')).toHaveCount(0);
    await expect.poll(async () => (await answersOf(teacher, windowId)).length).toBe(1);
    expect(await recordOf(teacher, b)).toEqual(before);

    await first.getByRole('button', { name: `Ik ben ${firstName(a)}` }).click();
    await expect(first).toHaveURL(/\/auth\/login/);
    await expect(first.getByRole('textbox')).toBeVisible();
  },
);

lesson(
  'a page without messages of other tabs opens no round for another child',
  async ({ children, device, teacher }) => {
    const [a, b] = children;
    const before = await recordOf(teacher, b);
    const first = await device.newPage();
    await deafen(first);
    // Even the device's storage does not tell it, so that only the server does.
    await first.addInitScript(() => {
      const get = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return key === 'turn' ? null : get.call(this, key);
      };
    });
    await first.goto(a.url);
    await expect(hello(first, a)).toBeVisible();
    await readCard(device, b);
    await expect(hello(first, a)).toBeVisible();
    const refused = first.waitForResponse(
      (reply) => reply.url().includes('/windows/') && reply.status() === 409,
    );
    await first.locator('nav li a').first().click();
    await refused;
    await expect(turnOf(first, b)).toBeVisible();
    expect(await recordOf(teacher, b)).toEqual(before);
  },
);

lesson('a page that slept says it when it is seen again', async ({ children, device }) => {
  const [a, b] = children;
  const first = await device.newPage();
  await deafen(first);
  await first.goto(a.url);
  await expect(hello(first, a)).toBeVisible();
  const second = await readCard(device, b);
  await expect(hello(first, a)).toBeVisible();
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(turnOf(first, b)).toBeVisible();

  // The same for a page that is restored from the back/forward cache.
  await deafen(second);
  await second.reload();
  await expect(hello(second, b)).toBeVisible();
  await readCard(device, a);
  await second.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(turnOf(second, a)).toBeVisible();
});

lesson('a reloaded page of the previous child shows whose turn it is', async ({ children, device }) => {
  const [a, b] = children;
  const first = await readCard(device, a, false);
  await readCard(device, b);
  await first.reload();
  await expect(turnOf(first, b)).toBeVisible();
  await expect(first.getByText(firstName(a), { exact: false })).toHaveCount(0);
  await first.getByRole('button', { name: `Naar de kaart van ${firstName(b)}` }).click();
  await expect(hello(first, b)).toBeVisible();
});

lesson(
  'a sign-out leaves no round behind, and other tabs show that nobody is signed in',
  async ({ children: [a], device }) => {
    const first = await readCard(device, a, false);
    await expect.poll(() => keptRounds(first), { timeout: 60_000 }).toBeGreaterThan(0);
    const second = await device.newPage();
    await second.goto(`/leerling/${a.pupilId}/landkaart`);
    await expect(hello(second, a)).toBeVisible();
    await first.getByRole('button', { name: 'Stoppen en uitloggen' }).click();
    await expect(first).toHaveURL(/\/auth\/login/);
    await expect.poll(() => keptRounds(first)).toBe(0);
    await expect(second.getByRole('alert').getByText('Er is nu niemand ingelogd')).toBeVisible();
  },
);

lesson(
  'a sign-out without a network keeps the answers for the child who gave them',
  async ({ children: [a, b], device, teacher }) => {
    const first = await readCard(device, a, false);
    await expect.poll(() => keptRounds(first), { timeout: 60_000 }).toBeGreaterThan(0);
    const second = await device.newPage();
    const path = await firstTask(second, a.pupilId);
    const windowId = /somvenster\/([^/]+)/.exec(path)?.[1] ?? '';
    await openSimpleRound(second, path);
    await device.setOffline(true);
    await answerSimply(second, 'pointer');
    await answerSimply(second, 'pointer');
    await first.getByRole('button', { name: 'Stoppen en uitloggen' }).click();
    await expect(second.getByRole('alert').getByText('Er is nu niemand ingelogd')).toBeVisible();
    // The prefetched rounds go. An answer that reached the server before the network was gone is kept there.
    const kept = async () => {
      const { waiting, stored } = await keptAnswers(second);
      const [rounds, atServer] = [await keptRounds(second), (await answersOf(teacher, windowId)).length];
      return {
        spare: rounds - (waiting + stored > 0 ? 1 : 0),
        answers: Math.max(waiting + stored, atServer),
      };
    };
    await expect.poll(kept).toEqual({ spare: 0, answers: 2 });

    await device.setOffline(false);
    // The cookie still holds the previous session, which ends before the next child signs in.
    const third = await readCard(device, b, false);
    await expect.poll(async () => (await answersOf(teacher, windowId)).length).toBe(2);
    expect(await recordOf(teacher, a)).toContain(windowId);
    expect(await recordOf(teacher, b)).not.toContain(windowId);
    await expect(hello(third, b)).toBeVisible();
  },
);
