import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { groupCards } from './support/cards';
import { changeData } from './support/change-data';
import { mapAs } from './support/child-places';
import { domains, giveSteps, openBed } from './support/own-steps';
import { answerSimply, firstTask, keptAnswers, length, openSimpleRound } from './support/round';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { onServer, signIn } from './support/sign-in';
import { expect } from './support/test';
import { giveVoices, saidOn } from './support/voices';

/** A school of its own: its licence ends in the last of these tests, and a child goes to the trash. */
test.use({ school: 'island' });

/** The picture of the worn hat, wherever this page shows the child. */
const worn = (page: Page) => page.locator('img[src*="hat-crown"]').first();

test('a child chooses its avatar by keyboard and by pictures, and has it wherever its name is shown', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await page.getByRole('button', { name: 'Ik kies wie ik ben' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Wie ben jij?' });
  await expectAccessible(page, 'dialog');
  await sheet.getByRole('radio', { name: 'geen hoed' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'kroon' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'vos' }).check({ force: true });

  // The choice stays on the screen when it cannot be stored, and is stored when the network is back.
  await page.route('**/avatar', (route) => route.abort());
  await sheet.getByRole('button', { name: 'Dit ben ik' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Het bewaren lukt nu niet.');
  await expect(sheet.getByRole('radio', { name: 'vos' })).toBeChecked();
  await page.unroute('**/avatar');
  await sheet.getByRole('button', { name: 'Dit ben ik' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ik kies wie ik ben/ })).toBeFocused();
  await expect(worn(page)).toBeVisible();
  await page.reload();
  await expect(worn(page)).toBeVisible();

  const { classCode, groupId } = await groupCards(page, server.url);
  const { accountId, id: teacher } = await signIn(page, server.url, 'docent');
  await page.goto(`/account/${accountId}/user/${teacher}/groepen/${groupId}/leerlingen`);
  await expect(worn(page)).toBeVisible();
  await page.goto(`/auth/login?klascode=${classCode}`);
  await expect(worn(page)).toBeVisible();
});

/** Sizes in which cards and map share the least room. */
const tightSizes = [
  [1024, 768],
  [1366, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [683, 384],
] as const;

test('cards and header cover neither Sam nor the flag of the first task, in any region and size', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  let game = '';
  await mapAs(page, ({ tasks }) => ({
    tasks: tasks.map((task, place) => (place === 0 ? { ...task, games: [game] } : task)),
  }));
  for (game of ['bellenprikken', 'dinograven', 'autorace', 'stofzuigen']) {
    await page.goto(`/leerling/${id}/landkaart`);
    const flag = page.locator(`a[data-flag][data-first][href$="/spel/${game}"]`);
    await expect(flag).toBeVisible();
    for (const [width, height] of tightSizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const boxes = (selector: string) =>
                [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
              const first = boxes('[data-first]');
              const over = boxes('nav li, header > *:not(div), header > div > *');
              return first.flatMap((box) =>
                [
                  ...over.filter(
                    (each) =>
                      Math.min(box.right, each.right) - Math.max(box.left, each.left) > 4 &&
                      Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top) > 4,
                  ),
                  ...(box.top < 0 || box.left < 0 || box.right > innerWidth ? [box] : []),
                ].map(
                  (each) => `${Math.round(box.top)}–${Math.round(box.bottom)} under ${Math.round(each.top)}`,
                ),
              );
            }),
          `${game}, ${width} × ${height}`,
        )
        .toEqual([]);
    }
  }
});

test('a child plays the sums of a task in another game when it would rather', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  const task = page.getByRole('listitem').filter({ hasText: 'Plus en min tot 20' });
  const gameOf = async (name: RegExp) =>
    (await task.getByRole('link', { name }).getAttribute('href'))?.match(/spel\/(.+)$/)?.[1];
  const [first, other] = [await gameOf(/^Speel/), await gameOf(/^Liever in/)];
  expect(other).not.toBe(first);
  await task.getByRole('link', { name: /^Liever in/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/spel/${other}$`));
  await expect(page.getByRole('group').first()).toBeAttached();
});

test('the fraction screen shows equal parts, comparisons and complements, also by tapping', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/breuken?getal=6/8&doe=gelijk`);
  await expect(page.getByText('6/8 = 3/4')).toBeVisible();
  await page.getByRole('button', { name: '12/16', exact: true }).click();
  await expect(page.getByText('Elk stuk is in 2 gesneden.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Vergelijken' }).click();
  await page.getByLabel('Vergelijk met').fill('5/6');
  await expect(page.getByText('6/8 is minder dan 5/6')).toBeVisible();
  await expect(page.getByText('In even grote stukken: 18/24 en 20/24')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Aanvullen' }).click();
  await expect(page.getByLabel('Vergelijk met')).toHaveCount(0);
  await page.getByRole('button', { name: 'Een stuk erbij' }).click();
  await expect(page.getByText('Nog 1/8 tot 1')).toBeVisible();
  await page.getByRole('button', { name: '1/8 erbij' }).click();
  await expect(page.getByText('7/8 + 1/8 = 1')).toBeVisible();
  await expect(page.getByText('Eén hele!')).toBeVisible();
  await expectAccessible(page);
});

test('own work shows a bed for every domain, and each leads to a strategy and, where it helps, to the fractions', async ({
  page,
  server,
}) => {
  await giveSteps(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/mijn-werk`);
  const strategies = new Set<string>();
  for (const domain of domains) {
    await openBed(page, domain);
    await page.locator('main ul li button').first().press('Enter');
    const link = page.getByRole('link', { name: /^Zo kan/ });
    await expect(link).toBeVisible();
    const fractions = page.getByRole('link', { name: 'Spelen met breuken' });
    await expect(fractions).toHaveCount(['fractions', 'decimals', 'percent-ratio'].includes(domain) ? 1 : 0);
    await link.press('Enter');
    await expect(page.getByRole('region', { name: 'Zo kan het' }).locator('[aria-live]')).not.toBeEmpty();
    strategies.add(page.url());
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn tuin');
  }
  expect(strategies.size).toBe(domains.length);
});

test('every screen of a child can be read to it, by a voice of the device alone', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  const read = async (path: string, words: RegExp) => {
    await page.goto(`/leerling/${id}/${path}`);
    const aloud = page.getByRole('button', { name: 'Lees voor' });
    let said: readonly string[] = [];
    // Not every part of a screen is there at once.
    await expect(async () => {
      await expect(aloud.first()).toBeVisible();
      for (const button of await aloud.all()) await button.click();
      said = await saidOn(page);
      expect(said.join(' ')).toMatch(words);
    }).toPass();
    expect(said.filter((each) => !each.startsWith('near: '))).toEqual([]);
  };
  await read('landkaart', /tot 20/);
  await read('spaarkaarten', /Elke ronde die je afmaakt/);
  await read('mijn-werk', /Elke som is een plantje.*Zoveel sommen had je goed/);
  await read('strategie?som=7x8', /7 keer 8.*5 keer 8/);
  await read('strategie?som=kat', /Dit is geen som die ik ken/);
  await read('breuken?getal=3/4', /Zo ziet je getal eruit.*3 vierde/);
  await read('breuken?getal=3/0', /Onder de streep staat 0/);
  await read('takenlijsttaak/x/oefentaak/y/somvenster/z/spel/nergens', /Dit spel is er niet/);
});

test("a round stops kindly between two sums when the day's time is used up, and can be played tomorrow", async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  let practisedMs = 5 * 60_000 - 1;
  await mapAs(page, () => ({ minutesPerDay: 5, practisedMs, starGoal: { stars: 12, target: 100 } }));
  // A round learns the day's time from the map.
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.locator('nav li a').first()).toBeVisible();
  await openSimpleRound(page, await firstTask(page, id));
  await answerSimply(page, 'pointer');
  const sheet = page.getByRole('dialog', { name: 'Klaar voor vandaag!' });
  await expect(sheet).toContainText('Je sommen zijn bewaard.');
  await expectAccessible(page);
  practisedMs = 5 * 60_000;
  await sheet.getByRole('button', { name: 'Naar de kaart' }).click();

  // The day ends with a sum the child can do now and the stars of the group, is said, and opens by itself once.
  const end = page.getByRole('dialog', { name: 'Vandaag geleerd' });
  await expect(end.locator('output')).toContainText(/= \d+.*Dat kun jij nu|= \d+.*uit je hoofd/s);
  await expect(end).toContainText('Jullie hebben samen 12 van de 100 sterren.');
  await expect(end).toContainText('Morgen groeit je eiland verder.');
  await expect
    .poll(async () => (await saidOn(page)).at(-1))
    .toMatch(
      /Vandaag geleerd\. .* \d+\. D(at kun jij nu|ie ken je uit je hoofd)\..*Jullie hebben samen 12 van de 100 sterren\. .*Morgen groeit/,
    );
  await expectAccessible(page, 'dialog');
  await end.getByRole('button', { name: 'Naar de kaart' }).click();
  await page.reload();
  const again = page.getByRole('button', { name: /^Klaar voor vandaag!/ });
  await again.press('Enter');
  await expect(end).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await expect(page.getByText('Morgen weer').first()).toBeVisible();
  await expect(page.locator('nav li a')).toHaveCount(0);
});

test('the last stamp of a card shows the full card and its sticker', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.route('**/api/sum-windows/*/finished', async (route) => {
    const reply = await route.fetch();
    const savingsCard = { cardId: 'card-2', stamps: 0, size: 10, full: 1 };
    await route.fulfill({ response: reply, json: { savingsCard, stampAdded: true } });
  });
  await openSimpleRound(page, await firstTask(page, id));
  const sums = await length(page);
  for (let k = 0; k < sums; k++) await answerSimply(page, 'pointer');
  await expect(page.getByText('10 van 10 stempels')).toBeAttached();
  await expect(page.getByText('Je kaart is vol: een sticker erbij!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mijn stickereiland' }).click();
  await expect(page.getByRole('heading', { name: 'Spaarkaart' })).toBeVisible();
});

test("a sticker of a full card is placed on the child's island, moved, and stays there", async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await mapAs(page, () => ({ savingsCard: { cardId: 'card-3', stamps: 4, size: 10, full: 2 } }));
  await page.goto(`/leerling/${id}/spaarkaarten`);
  const island = page.getByRole('region', { name: 'Mijn stickereiland' });
  const tray = island.getByRole('list').getByRole('button');
  // The child chooses each sticker itself.
  await expect(island).toContainText('Je mag 2 stickers kiezen.');
  const saved = () =>
    page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().includes('/keepsakes/') && reply.ok(),
    );
  const placed = saved();
  await tray
    .filter({ has: page.locator('svg') })
    .first()
    .click();
  await expect(island).toContainText('Kies een sticker.');
  await placed;
  const sticker = island.getByRole('button', { name: 'tent' }).first();
  const left = () => sticker.evaluate((element) => Number.parseFloat((element as HTMLElement).style.left));
  const before = await left();
  const kept = saved();
  await sticker.press('ArrowRight');
  await kept;
  await expect.poll(left).toBeGreaterThan(before);
  const where = await left();
  await page.reload();
  await expect(island).toContainText('Kies een sticker.');
  await expect.poll(left).toBe(where);
  // It lies in the child's own corner of the map too.
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.locator('a[href$="/spaarkaarten"] g[data-sticker]')).toHaveCount(1);
});

test('a stamp shows what it was earned for, by finger and by keyboard, also on earlier cards', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await changeData(
    server,
    `insert into stamp select account_id, pupil_id, 'automated', (1 + k % 10) || '*' || (7 + k / 10) || '=_',
       timestamptz '2026-01-05 09:00+00' + k * interval '1 minute'
     from pupil, generate_series(0, 11) k where pupil_id = '${id}'`,
  );
  await page.goto(`/leerling/${id}/spaarkaarten`);
  const stamp = (place: number) => page.getByRole('button', { name: new RegExp(`^Stempel ${place}:`) });
  const before = page.getByRole('button', { name: 'Vorige kaart' });
  // The newest card is empty when the earlier ones are just full.
  await expect(before).toBeEnabled();
  await expect(async () => {
    if (await before.isEnabled()) await before.click({ timeout: 1000 });
    await expect(before).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('10 van 10 stempels').last()).toBeVisible();
  await stamp(3).click();
  await expect(page.getByText('3 × 7 = 21')).toBeVisible();
  await expect(page.getByText('maandag 5 januari')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stamp(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('4 × 7 = 28')).toBeVisible();
  await page.getByRole('button', { name: 'Volgende kaart' }).click();
  await stamp(2).click();
  await expect(page.getByText('2 × 8 = 16')).toBeVisible();

  // Without a reply the card is still shown, with nothing to press on it.
  await page.route('**/api/pupils/*/stamps?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/van 10 stempels/).last()).toBeVisible();
  await expect(stamp(1)).toHaveCount(0);
});

test('the card of a child in the trash says that it does not work, and signs nobody in', async ({
  page,
  server,
}) => {
  const { cards } = await groupCards(page, server.url);
  const card = cards.at(-1);
  const trashed = await page.request.post(`${server.url}/api/pupils/trashed`, {
    data: { pupilIds: [card?.pupilId] },
    headers: { origin: server.url },
  });
  expect(trashed.ok()).toBe(true);
  await page.context().clearCookies();
  await page.goto(onServer(card?.url ?? '', server.url));
  await expect(page.getByRole('alert')).toContainText('Deze kaart werkt niet meer.');
  await expect(page.getByRole('button', { name: /Ik ben een kind/ })).toBeVisible();
  await expectAccessible(page);
});

// The last one: the licence of the school stays over.
test('the island closes kindly when the licence has ended, and still sends answers from the device', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  const another = await firstTask(page, id);
  await openSimpleRound(page, await firstTask(page, id));
  await page.route('**/api/sum-windows/*/answers', (route) => route.abort());
  for (let k = 0; k < 3; k++) await answerSimply(page, 'pointer');
  expect((await keptAnswers(page)).waiting).toBe(3);
  await changeData(server, `update licence set starts_on = '2020-01-01', ends_on = current_date - 31`);

  await page.unroute('**/api/sum-windows/*/answers');
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.getByText('Het eiland is even dicht')).toBeVisible();
  await expect(page.getByText('Alles wat je hebt gedaan, is bewaard.', { exact: false })).toBeVisible();
  await expect(page.locator('nav li')).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(async () => (await keptAnswers(page)).waiting).toBe(0);

  await page.goto(another);
  await expect(page.getByRole('heading', { name: 'Het eiland is even dicht' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar de kaart' }).click();
  await page.getByRole('link', { name: 'Mijn tuin bekijken' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
