import { pictures } from '@assets/pictures/pictures';
import type { Browser, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { groupCards } from './support/cards';
import { outboxRows } from './support/outbox-rows';
import { answersOf } from './support/replay';
import { answerSimply, expectStamp, firstTask, keptAnswers, length, openSimpleRound } from './support/round';
import { savesData } from './support/saves-data';
import { onServer, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { giveVoices, saidOn } from './support/voices';
import { watch } from './support/watch';

/* Faults at a child's device: each is reported in the child's language, and nothing that was done is lost. */

test.use({ school: 'trouble', viewport: { width: 640, height: 360 } });

const day = 86_400_000;
const nameOf = (id: string) => pictures.find((picture) => picture.id === id)?.name.nl ?? id;

/** Creates a device of its own, prepared by a script that runs before its pages. */
async function deviceWith(browser: Browser, url: string, script: (value: number) => void, value = 0) {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    viewport: { width: 640, height: 360 },
  });
  const watched = watch(context, url);
  await savesData(context);
  await context.addInitScript(script, value);
  return { page: await context.newPage(), watched, close: () => context.close() };
}

/** Plays the first task to its end and returns its window id. */
async function playRound(page: Page, url: string): Promise<string> {
  const { id } = await signIn(page, url, 'leerling');
  await openSimpleRound(page, await firstTask(page, id));
  const sums = await length(page);
  for (let k = 0; k < sums; k++) await answerSimply(page, 'pointer');
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  return /somvenster\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** Returns the answers of a round as its teacher sees them. */
async function foundByTeacher(page: Page, url: string, windowId: string) {
  await signIn(page, url, 'docent');
  return answersOf(page, windowId);
}

test('wrong pictures get a kind message, then the card as an alternative, and the teacher sees it', async ({
  browser,
  page: teacher,
  server,
}) => {
  const { classCode, cards, groupId } = await groupCards(teacher, server.url);
  const card = cards.at(-1);
  if (!card) throw new Error('The class has no cards.');
  const wrong = pictures.filter(({ id }) => !card.pictures?.includes(id)).slice(0, 3);
  const { page, close } = await deviceWith(browser, server.url, () => undefined);
  await page.goto(`/auth/login?klascode=${classCode}`);
  await page.getByRole('button', { name: card.name.split(' ')[0] ?? '', exact: true }).click();
  const again = page.getByRole('alert');
  const tryOnce = async () => {
    for (const { id } of wrong) await page.getByRole('button', { name: nameOf(id), exact: true }).click();
    await expect(page.getByRole('button', { name: nameOf('sun'), exact: true })).toBeEnabled();
  };
  await tryOnce();
  await expect(again).toContainText('plaatjes');
  // An unknown device has eight free attempts.
  for (let k = 0; k < 8; k++) await tryOnce();
  await expect(again).toContainText('Vraag je juf of meester om je kaart');

  const { id, accountId } = await signIn(teacher, server.url, 'docent');
  await teacher.setViewportSize({ width: 1280, height: 720 });
  await teacher.goto(`/account/${accountId}/user/${id}/groepen/${groupId}/leerlingen`);
  await expect(teacher.getByText(/keer verkeerde plaatjes getikt/)).toBeVisible();

  // The child's card still signs it in at once.
  await page.goto(onServer(card.url, server.url));
  await expect(page).toHaveURL(/\/landkaart$/);
  await close();
});

test('a card that was renewed says so, and leads to the other ways in', async ({ browser, page, server }) => {
  const old = (await groupCards(page, server.url)).cards.at(-1);
  const fresh = (await groupCards(page, server.url, old?.pupilId)).cards[0];
  const child = await deviceWith(browser, server.url, () => undefined);
  await child.page.goto(onServer(old?.url ?? '', server.url));
  await expect(child.page.getByRole('alert')).toContainText('Deze kaart werkt niet meer.');
  await expect(child.page.getByRole('button', { name: /Ik ben een kind/ })).toBeVisible();
  await child.page.goto('about:blank');
  await child.page.goto(onServer(fresh?.url ?? '', server.url));
  await expect(child.page).toHaveURL(/\/landkaart$/);
  await child.close();
});

test('a device without storage says so, and every answer still arrives', async ({
  browser,
  page,
  server,
}) => {
  const child = await deviceWith(browser, server.url, () => {
    const forbidden = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbidden });
    Object.defineProperty(IDBFactory.prototype, 'open', { value: forbidden });
  });
  await giveVoices(child.page);
  const windowId = await playRound(child.page, server.url);
  const note = child.page.locator('output', { hasText: 'Dit apparaat kan niets bewaren.' });
  await note.getByRole('button', { name: 'Lees voor' }).click();
  expect((await saidOn(child.page)).at(-1)).toContain('Dit apparaat kan niets bewaren.');
  await expectStamp(child.page);
  expect((await foundByTeacher(page, server.url, windowId)).length).toBeGreaterThan(7);
  expect(child.watched.problems).toEqual([]);
  await child.close();
});

test('a map opened without a network offers only rounds that can be played', async ({ browser, server }) => {
  const { page, close } = await deviceWith(browser, server.url, () => undefined);
  const { id } = await signIn(page, server.url, 'leerling');
  // Prevents rounds from being prefetched.
  await page.route('**/windows/**', (route) => route.abort());
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.locator('nav li a').first()).toBeVisible();
  await page.route('**/api/pupils/*/map', (route) => route.abort());
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.getByText('Geen internet. Straks kun je weer spelen.')).toBeVisible();
  await expect(page.locator('nav li a')).toHaveCount(0);
  await close();
});

for (const isKept of [true, false]) {
  test(`the end of a round without a network ${isKept ? 'offers another that is' : 'offers no other that is not'} on the device`, async ({
    browser,
    server,
  }) => {
    const { page, close } = await deviceWith(browser, server.url, () => undefined);
    const { id } = await signIn(page, server.url, 'leerling');
    const path = await firstTask(page, id);
    if (isKept) {
      // The only card is the one of this path and is never done, so that its round is prefetched whatever was played.
      await page.route('**/api/pupils/*/map', async (route) => {
        const response = await route.fetch();
        const map = (await response.json()) as Reply<Api['readMap']>;
        const tasks = map.tasks.filter(({ practiceTaskId }) => path.includes(practiceTaskId));
        const free = tasks.map((task) => ({ ...task, required: false }));
        await route.fulfill({ response, json: { ...map, tasks: free } });
      });
      await page.goto(`/leerling/${id}/landkaart`);
      const spare = async () => (await outboxRows(page, 'windows')).length;
      await expect.poll(spare).toBeGreaterThan(0);
    }
    await openSimpleRound(page, path);
    const sums = await length(page);
    await answerSimply(page, 'pointer');
    await page.context().setOffline(true);
    for (let k = 1; k < sums; k++) await answerSimply(page, 'pointer');
    await expect(page.getByText('Je sommen zijn bewaard op dit apparaat.')).toBeVisible();
    const another = page.getByRole('button', { name: 'Nog een ronde' });
    await expect(another).toHaveCount(isKept ? 1 : 0);
    // The keyboard is at what is left.
    if (!isKept) await expect(page.getByRole('button', { name: 'Naar de kaart' })).toBeFocused();
    if (isKept) {
      await another.click();
      await expect(page.locator('fieldset')).toBeVisible();
    }
    await close();
  });
}

test('a child that comes to the address of the test game gets its map', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/`);
  await expect(page).toHaveURL(/\/landkaart$/);
  await expect(page.locator('nav li a').first()).toBeVisible();
});

/** Matches scripts that a game's page loads separately. */
const parts = (...names: readonly string[]) => new RegExp(`/assets/(${names.join('|')})-[^/]*\\.js$`);

test('a round whose dialogs cannot be loaded still pauses, resumes and ends, and shows them once loaded', async ({
  browser,
  server,
}) => {
  const { page, watched, close } = await deviceWith(browser, server.url, () => undefined);
  const gone = parts('pause-dialog', 'help-sheet', 'end-screen');
  await page.route(gone, (route) => route.abort());
  const { id } = await signIn(page, server.url, 'leerling');
  await openSimpleRound(page, await firstTask(page, id));
  await page.getByRole('button', { name: 'Pauze' }).click();
  const pause = page.getByRole('dialog', { name: 'Pauze' });
  await expect(pause).toContainText('Je sommen zijn bewaard.');
  await expectAccessible(page, 'dialog');
  await pause.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Hulp bij deze som' }).press('Enter');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pause).toHaveCount(0);

  const sums = await length(page);
  for (let k = 0; k < sums; k++) await answerSimply(page, 'pointer');
  const end = page.getByRole('dialog', { name: 'Ronde klaar!' });
  await expect(end.getByRole('button', { name: 'Naar de kaart' })).toBeFocused();
  await expectAccessible(page);
  await page.unroute(gone);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectStamp(page);
  await page.getByRole('button', { name: 'Naar de kaart' }).click();
  await expect(page).toHaveURL(/\/landkaart$/);
  expect(watched.problems).toEqual([]);
  await close();
});

test('a round that cannot load its simple view returns to its drawing', async ({ browser, server }) => {
  const { page, close } = await deviceWith(browser, server.url, () => undefined);
  await page.route(parts('simple-view'), (route) => route.abort());
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(await firstTask(page, id));
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('button', { name: 'Zonder plaatje', exact: true }).click();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await close();
});

test('a screen of the island that cannot be loaded says so kindly, with a link to the map', async ({
  browser,
  server,
}) => {
  const { page, watched, close } = await deviceWith(browser, server.url, () => undefined);
  watched.allow(/dynamically imported module/);
  await page.route(parts('garden-page', 'avatar-sheet'), (route) => route.abort());
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await page.getByRole('button', { name: 'Ik kies wie ik ben' }).click();
  const sheet = page.getByRole('dialog', { name: 'Wie ben jij?' });
  await sheet.getByRole('button', { name: 'Klaar' }).click();
  await page.getByRole('link', { name: 'Mijn tuin bekijken' }).click();
  await expect(page.getByRole('heading', { name: 'Dit lukt nu even niet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar de kaart' }).click();
  await expect(page.locator('nav li a').first()).toBeVisible();
  expect(watched.problems).toEqual([]);
  await close();
});

test('a round continues when the device becomes full, and every answer still arrives', async ({
  browser,
  page,
  server,
}) => {
  const child = await deviceWith(browser, server.url, () => {
    const add = IDBObjectStore.prototype.add;
    let kept = 0;
    IDBObjectStore.prototype.add = function (...entry) {
      kept += 1;
      if (kept > 3) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, entry);
    };
  });
  const windowId = await playRound(child.page, server.url);
  await expectStamp(child.page);
  expect((await foundByTeacher(page, server.url, windowId)).length).toBeGreaterThan(7);
  await child.close();
});

for (const [which, off] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  test(`a clock that is a day ${which} changes nothing: the answers are of today`, async ({
    browser,
    page,
    server,
  }) => {
    const child = await deviceWith(
      browser,
      server.url,
      (by) => {
        const now = Date.now;
        Date.now = () => now() + by;
      },
      off,
    );
    const windowId = await playRound(child.page, server.url);
    await expect.poll(async () => (await keptAnswers(child.page)).waiting).toBe(0);
    const answers = await foundByTeacher(page, server.url, windowId);
    expect(answers.length).toBeGreaterThan(7);
    for (const { answeredAt } of answers)
      expect(Math.abs(Date.parse(answeredAt) - Date.now())).toBeLessThan(day / 24);
    await child.close();
  });
}

test('an adult who looks at a child’s island is told so, and plays without anything being kept', async ({
  page,
  server,
}) => {
  const { cards } = await groupCards(page, server.url);
  const pupilId = cards[0]?.pupilId ?? '';
  const rounds = async () => {
    const reply = await page.request.get(`/api/pupils/${pupilId}/progress/current/rounds`);
    return ((await reply.json()) as Reply<Api['listRounds']>).total;
  };
  const before = await rounds();
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(`/leerling/${pupilId}/landkaart`);
  await expect(page.getByText(/Je kijkt mee met/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stoppen en uitloggen' })).toHaveCount(0);
  for (const screen of ['spaarkaarten', 'mijn-werk', 'strategie?som=7x8', 'breuken?getal=3/4']) {
    await page.goto(`/leerling/${pupilId}/${screen}`);
    await expect(page.getByText('Je kijkt mee: er wordt niets bewaard.')).toBeVisible();
  }
  await openSimpleRound(page, await firstTask(page, pupilId));
  const sums = await length(page);
  for (let k = 0; k < sums; k++) await answerSimply(page, 'pointer');
  await expect(page.getByText('Er is niets opgeslagen.', { exact: false })).toBeVisible();
  expect(written).toEqual([]);
  expect(await rounds()).toBe(before);
});

test('somebody of the office without leave of the school sees nothing of a child, and no error', async ({
  page,
  server,
}) => {
  const { cards } = await groupCards(page, server.url);
  await signIn(page, server.url, 'office');
  await page.goto(`/leerling/${cards[0]?.pupilId ?? ''}/spaarkaarten`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Elke ronde die je afmaakt')).toHaveCount(0);
});

test("an answer that conflicts with another device's is reported once, and blocks nothing", async ({
  browser,
  server,
}) => {
  const { page, close } = await deviceWith(browser, server.url, () => undefined);
  const { id } = await signIn(page, server.url, 'leerling');
  const path = await firstTask(page, id);
  let isFirst = true;
  // Another device answers the same position of the same round a moment earlier.
  await page.route('**/api/sum-windows/*/answers', async (route) => {
    const { answers, ...rest } = route.request().postDataJSON() as {
      answers: { answerId: string; position: number }[];
    };
    const first = answers.filter(({ position }) => position === 0);
    if (isFirst && first.length > 0) {
      isFirst = false;
      const others = first.map((answer) => ({ ...answer, answerId: crypto.randomUUID() }));
      const headers = { origin: server.url };
      await page.request.put(route.request().url(), { data: { ...rest, answers: others }, headers });
    }
    await route.continue();
  });
  await openSimpleRound(page, path);
  for (let turn = 0; turn < 2; turn++) await answerSimply(page, 'pointer');
  await expect.poll(() => keptAnswers(page)).toEqual({ waiting: 0, stored: 1 });

  await page.goto(`/leerling/${id}/landkaart`);
  const note = page.getByText('Eén antwoord telt niet mee');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Goed', exact: true }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(note).toBeHidden();
  await close();
});
