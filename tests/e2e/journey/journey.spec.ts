import type { BrowserContext } from '@playwright/test';
import type { SumWindow } from '@/maths/window/sum-window';
import { steppedStage } from '../support/stage';
import { expect, test } from '../support/test';
import { watch } from '../support/watch';
import { childAt, type Done, type Hand, lookAtHelp, pause } from './child';
import { type Card, cardsOf, importFile, signInByForm } from './teacher';

const FILE = 'tests/fixtures/edexml/school.xml';

test.use({ school: 'journey' });
test.describe.configure({ mode: 'serial' });

/** The cards the teacher made: what a child brings to the browser. */
let cards: readonly Card[] = [];
const played = new Map<Hand, { card: Card; done: readonly Done[]; windowId: string }>();

test('a teacher signs in, imports a class from an EdeXML file and makes login cards', async ({
  page,
  server,
}) => {
  await signInByForm(page, server.url, 'docent');
  await importFile(page, FILE);
  await page.getByRole('button', { name: /leerlingen toevoegen$/ }).click();
  await expect(page.getByRole('heading', { name: 'Klaar', exact: true })).toBeVisible();
  await expect(page.getByText('96 leerlingen toegevoegd')).toBeVisible();

  cards = await cardsOf(page, () => page.getByRole('link', { name: 'Kaartjes van Groep 4A' }).click());
  await expect(page.getByRole('heading', { name: 'Wachtwoorden en inlogkaartjes' })).toBeVisible();
  expect(cards.length).toBeGreaterThan(1);
  for (const { name } of cards) await expect(page.getByText(name).first()).toBeVisible();
  expect(new Set(cards.map(({ url }) => url)).size, 'every card has a code of its own').toBe(cards.length);
});

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

/** The link of the card, the map, the round with right and wrong, help and pause, and the stamp. */
async function playRound(context: BrowserContext, card: Card, hand: Hand) {
  const page = await context.newPage();
  await steppedStage(page);
  await page.goto(card.url);
  await expect(page).toHaveURL(/\/leerling\/[^/]+\/landkaart$/);
  expect(page.url(), 'the code of the card is not left in the address').not.toContain('k=');
  await expect(page.getByText(`Hoi ${card.name.split(' ')[0]}`)).toBeVisible();

  const window = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && /\/windows\//.test(reply.url()),
  );
  const task = page.getByRole('navigation', { name: 'Vandaag' }).getByRole('link').first();
  if (hand === 'keyboard') {
    await task.focus();
    await page.keyboard.press('Enter');
  } else await task.click();
  await expect(page).toHaveURL(/\/somvenster\/[^/]+\/spel\/bellenprikken$/);
  const { window: sums } = (await (await window).json()) as { window: SumWindow };

  const child = childAt(
    page,
    sums.pool.map(({ sumId }) => sumId),
  );
  const done: Done[] = [];
  for (;;) {
    const state = await child.settle();
    if (state === 'over') break;
    if (state === 'go-on') {
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
  await expect(page.getByText('Een stempel erbij')).toBeVisible();
  return { done, windowId: sums.id };
}
