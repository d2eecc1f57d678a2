import { pictures } from '@assets/pictures/pictures';
import type { Page } from '@playwright/test';
import { groupCards } from './support/cards';
import { mapAs } from './support/child-places';
import { firstTask, openSimpleRound } from './support/round';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { expect } from './support/test';

/* A keyboard and a screen reader stay where they were: after every sheet, and on every new page. */

/** Opens a sheet by its button with the keyboard, leaves it by Escape, and expects the focus where it was. */
async function expectReturn(page: Page, opener: string | RegExp, sheet: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name: opener });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: sheet });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

test('the focus returns after each sheet of the map', async ({ page, server }) => {
  await mapAs(page, ({ tasks }) => ({
    tasks: tasks.map((task) => ({ ...task, roundsDone: task.required ? task.roundsAsked : 0 })),
  }));
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  // The end of the day opens by itself: then the focus goes to the first that can be pressed.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expectReturn(page, /Klaar voor vandaag/, /./);
  await expectReturn(page, /Ik kies wie ik ben/, 'Wie ben jij?');
  await expectReturn(page, 'Instellingen', 'Instellingen');
});

test('the focus returns after help and pause in a round', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await openSimpleRound(page, await firstTask(page, id));
  await expectReturn(page, 'Hulp bij deze som', 'Zo kan het');
  await expectReturn(page, 'Pauze', 'Pauze');
});

test('after wrong pictures the focus stays at the pictures', async ({ page, server }) => {
  const { classCode, cards } = await groupCards(page, server.url);
  const card = cards.find((each) => each.pictures);
  if (!card?.pictures) throw new Error('No child of the group has pictures.');
  const [first = '', second = '', third = ''] = card.pictures;
  const nameOf = (wanted: string) => pictures.find(({ id }) => id === wanted)?.name.nl ?? wanted;
  await page.context().clearCookies();
  await page.goto(`/auth/login?klascode=${classCode}`);
  await page.getByRole('button', { name: card.name.split(' ')[0] ?? '', exact: true }).press('Enter');
  for (const picture of [third, second, first])
    await page.getByRole('button', { name: nameOf(picture), exact: true }).press('Space');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: nameOf(first), exact: true })).toBeFocused();
});

test('a new page is announced by its name, also when it loads what it shows', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/own-work', async (route) => {
    await asked;
    await route.continue();
  });
  const announced = page.locator('[data-route-announcer]');
  await page.getByRole('link', { name: 'Mijn tuin bekijken' }).press('Enter');
  await expect(page).toHaveURL(/mijn-werk$/);
  await expect(announced).toBeEmpty();
  answer();
  await expect(announced).toHaveText('Pagina: Mijn tuin');
  await page.getByRole('link', { name: 'Naar de kaart' }).first().press('Enter');
  await expect(announced).toHaveText('Pagina: Landkaart');
});

test('the first Tab on the map lands on something that can be pressed, has a name and is in sight', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.locator('nav li a').first()).toBeVisible();
  await page.locator('[data-painted=true]').waitFor();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/\p{L}{3}/u);
  await expect(focused).toBeInViewport({ ratio: 1 });
  expect(await focused.evaluate((element) => element.matches('a[href], button'))).toBe(true);
});
