import type { BrowserContext, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import type { SumWindow } from '@/maths/window/sum-window';
import { expectStamp, pressOnStage, progress } from '../support/round';
import { schoolFile } from '../support/school-file';
import { settingsToSave } from '../support/settings-to-save';
import { FEWEST_SUMS } from '../support/short-rounds';
import { stageReady, steppedStage, untilOpen } from '../support/stage';
import { expect, test } from '../support/test';
import { watch } from '../support/watch';
import { childAt, type Done, type Hand, lookAtHelp, pause, THINKING } from './child';
import { type Card, cardsOf, importFile, signInByForm } from './teacher';

// As on most devices: the lessons are played with everything that moves.
test.use({ school: 'journey', reducedMotion: 'no-preference' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Delay until the test notices that a task is open, at most, ms. */
const SEEN_LATE = 3000;

/** Login cards that the teacher made; a child opens one in the browser. */
let cards: readonly Card[] = [];
const played = new Map<Hand, { card: Card; done: readonly Done[]; windowId: string }>();

test('a teacher signs in, imports a class from an EdeXML file and makes login cards', async ({
  page,
  server,
}) => {
  await signInByForm(page, server.url, 'docent');
  await importFile(page, schoolFile());
  await page.getByRole('button', { name: /leerlingen verwerken$/ }).click();
  await expect(page.getByRole('heading', { name: 'Klaar', exact: true })).toBeVisible();
  await expect(page.getByText('96 leerlingen toegevoegd')).toBeVisible();

  cards = await cardsOf(page, () => page.getByRole('link', { name: 'Kaartjes van Groep 4A' }).click());
  await expect(page.getByRole('heading', { name: 'Wachtwoorden en inlogkaartjes' })).toBeVisible();
  expect(cards.length).toBeGreaterThan(1);
  for (const { name } of cards) await expect(page.getByText(name).first()).toBeVisible();
  expect(new Set(cards.map(({ url }) => url)).size, 'every card has a code of its own').toBe(cards.length);
  await allowOnly('bellenprikken', page, server.url);
});

/** Allows one game in all tasks of the shown group, with short rounds and without the start test, as the teacher. */
async function allowOnly(game: 'bellenprikken', page: Page, url: string): Promise<void> {
  const groupId = /groepen\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const address = `${url}/api/groups/${groupId}/exercise-settings`;
  const { versions } = (await (await page.request.get(address)).json()) as Reply<Api['listSettings']>;
  const { basedOn, settings } = settingsToSave(versions);
  const tasks = settings.tasks.map((task) => ({ ...task, games: [game] }));
  const saved = await page.request.put(address, {
    data: {
      basedOn,
      settings: { ...settings, startTest: false, sumsPerRound: FEWEST_SUMS, tasks },
    },
    headers: { origin: url },
  });
  expect(saved.ok()).toBe(true);
}

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`a child opens its card and plays a whole round by ${hand}`, async ({ browser, server }) => {
    const card = cards[hand === 'pointer' ? 0 : 1];
    if (!card) throw new Error('There is no card for this child.');
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 640, height: 360 } });
    const watched = watch(context, server.url);
    const { done, windowId } = await playRound(context, card, hand);
    played.set(hand, { card, done, windowId });
    expect(watched.problems).toEqual([]);
    await context.close();
  });
}

/** Opens the link of the card, the map, and a round with right and wrong answers, help and a pause, up to the stamp. */
async function playRound(context: BrowserContext, card: Card, hand: Hand) {
  const page = await context.newPage();
  const windows = windowsOf(page);
  await steppedStage(page);
  await page.goto(card.url);
  await expect(page).toHaveURL(/\/leerling\/[^/]+\/landkaart$/);
  expect(page.url(), 'the code of the card is not left in the address').not.toContain('k=');
  await expect(page.getByText(`Hoi ${card.name.split(' ')[0]}`)).toBeVisible();

  const task = page.getByRole('navigation', { name: 'Vandaag' }).getByRole('link').first();
  if (hand === 'keyboard') {
    await task.focus();
    await page.keyboard.press('Enter');
  } else await task.click();
  await expect(page).toHaveURL(/\/somvenster\/[^/]+\/spel\/bellenprikken$/);
  const windowId = /somvenster\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await expect.poll(() => windows.has(windowId)).toBe(true);
  const sums = (await windows.get(windowId)) as SumWindow;

  const child = childAt(
    page,
    sums.pool.map(({ sumId }) => sumId),
  );
  const done: Done[] = [];
  for (let turn = 0; turn < 80; turn++) {
    const state = await child.settle();
    if (state === 'over') break;
    if (state === 'continue') {
      await child.goOn(hand);
      continue;
    }
    if (done.length === 2) await lookAtHelp(page, hand);
    if (done.length === 4) await pause(page, hand);
    const wrong = done.length === 1 || done.length === 6;
    done.push(await child.answer(hand, wrong ? 'wrong' : 'right', done.length === 2));
  }
  expect(done.length).toBeGreaterThanOrEqual(sums.settings.sumsPerRound);
  const right = done.filter((each) => each.right).length;
  await expect(page.getByText(`${right} van de ${done.length} goed`)).toBeVisible();
  await expectStamp(page);
  return { done, windowId };
}

/** Collects the windows that the server creates for this page, by id: of the opened round and of prefetched ones. */
function windowsOf(page: Page): ReadonlyMap<string, Promise<SumWindow>> {
  const windows = new Map<string, Promise<SumWindow>>();
  page.on('response', (reply) => {
    const id = /\/windows\/([^/?]+)$/.exec(new URL(reply.url()).pathname)?.[1];
    if (!id || reply.request().method() !== 'PUT' || !reply.ok()) return;
    windows.set(
      id,
      reply.json().then(({ window }: { window: SumWindow }) => window),
    );
  });
  return windows;
}

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`the teacher finds exactly the answers that were given by ${hand}`, async ({ page, server }) => {
    const round = played.get(hand);
    if (!round) throw new Error('This round was not played.');
    const { card, done, windowId } = round;
    await signInByForm(page, server.url, 'docent');
    await page.getByRole('link', { name: 'Groep 4A', exact: true }).click();
    // By key: who practises now comes in above the table, and would move it from under a pointer.
    await page.locator(`a[href*="${card.pupilId}/voortgang"]`).first().press('Enter');
    await expect(page.getByRole('heading', { name: `Voortgang van ${card.name}` })).toBeVisible();

    const replay = page.waitForResponse((reply) => reply.url().includes(`/sum-windows/${windowId}/replay`));
    await page.getByRole('link', { name: 'Rondes', exact: true }).click();
    await page.getByRole('button', { name: 'Antwoorden bekijken' }).first().click();
    const { answers } = (await (await replay).json()) as Reply<Api['readRound']>;
    expect(
      answers.map(({ sumId, given, correct, right, helped }) => ({ sumId, given, correct, right, helped })),
    ).toEqual(
      done.map(({ sumId, given, correct, right, helped }) => ({ sumId, given, correct, right, helped })),
    );
    for (const [place, { responseMs, errors, right }] of answers.entries()) {
      expect(responseMs, 'a child thinks before it answers').toBeGreaterThan(THINKING * 0.9);
      expect(responseMs, 'not longer than the task was open').toBeLessThan(
        (done[place]?.withinMs ?? 0) + SEEN_LATE,
      );
      expect(errors.length > 0, 'a wrong answer has a kind of error, a right one has none').toBe(!right);
    }
    expect(
      answers.some(({ phaseBefore, phaseAfter }) => phaseBefore !== phaseAfter),
      'what the child knows has changed',
    ).toBe(true);

    const rows = page.getByRole('dialog').getByRole('row');
    await expect(rows).toHaveCount(done.length + 1);
    for (const [place, { given, correct, right, helped }] of done.entries()) {
      const row = rows.nth(place + 1);
      await expect(row.getByLabel(right ? 'Goed' : 'Fout')).toBeVisible();
      await expect(row.getByRole('cell').nth(1)).toContainText(given);
      if (!right) await expect(row).toContainText(`goed was ${correct}`);
      if (helped) await expect(row).toContainText('met uitleg');
    }
  });
}

test('the teacher previews the game from the exercise settings, and nothing of it is kept', async ({
  page,
  server,
}) => {
  await steppedStage(page);
  await signInByForm(page, server.url, 'docent');
  const writes: string[] = [];
  await page.getByRole('link', { name: 'Groep 4A', exact: true }).click();
  await page.getByRole('link', { name: 'Oefeninstellingen' }).first().click();
  await page
    .getByRole('link', { name: /Aanpassen|Bekijken/ })
    .first()
    .click();
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Bekijk een spel' }).click();
  await stageReady(page);
  await untilOpen(page);
  await pressOnStage(page, 'pointer', true);
  await expect.poll(() => progress(page)).toBe(1);
  expect(writes, 'a preview records nothing').toEqual([]);
});
