import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { giveVoices, saidOn } from './support/voices';

const written: readonly (readonly [typed: string, lastStep: string])[] = [
  ['schaal 1 : 50 000, 4 cm = ? km', 'schaal 1 : 50 000, 4 cm = 2 km'],
  ['gemiddelde van 4, 6 en 8', 'gemiddelde van 4, 6, 8 = 6'],
  ['37 = ? (0 – 100)', '40 − 3 = 37'],
  ['24 ? 30', '24 < 30'],
];

test('the strategy page works out a scale, a mean, a place on a line and a comparison that a child writes', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/strategie`);
  const field = page.getByLabel('Welke som?');
  const next = page.getByRole('button', { name: 'Volgende stap' });
  for (const [typed, last] of written) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(next).toBeVisible();
    while (await next.isVisible()) await next.press('Enter');
    await expect(page.getByRole('listitem').last()).toHaveText(last.replace(/ (?=000)/, '\u00a0'));
  }
});

test('the strategy page offers sums of every kind, keeps the focus and says the steps in words', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/strategie`);
  const list = page.getByText('Of kies een som');
  await list.press('Enter');
  await expectAccessible(page);
  await expect(page.getByRole('term')).toHaveCount(10);
  await page.getByRole('link', { name: /^schaal 1 op 50/ }).press('Enter');
  await expect(list).toBeFocused();
  await expect(page.getByRole('link', { name: /^schaal 1 op 50/ })).toBeHidden();
  await expect(page.getByLabel('Welke som?')).toHaveValue(/^schaal 1 : 50.000, 4 cm = \? km$/);
  await page.getByRole('button', { name: 'Volgende stap' }).press('Enter');
  await page.getByRole('button', { name: 'Lees voor' }).last().click();
  await expect
    .poll(async () => (await saidOn(page)).join(' '))
    .toMatch(/Dat is 0,5 km\. 50.000 centimeter is 0,5 kilometer\./);
});

test('the next step is in sight on a Chromebook, at twice its size, and on a phone held sideways', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  for (const sum of ['7*8=_', '37=_(0~100)', 'mean(4,6,8)=_', 'scale(50000,4cm)=_km', '24?30']) {
    await page.goto(`/leerling/${id}/strategie?som=${encodeURIComponent(sum)}`);
    for (const [width, height] of [
      [844, 390],
      [683, 384],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeInViewport({ ratio: 1 });
    }
  }
});

/** Sums whose steps build up a picture: dots, beads, rows, a written sum, a table, a line and pieces. */
const builtUp = [
  '8+5=_',
  '62-58=_',
  '7*8=_',
  '346+278=_',
  '75%of_=15',
  '15dm3=_cm3',
  '5.61+23=_',
  '1/2+1/3=_',
  '50%of20=_',
  '0.4-0.2=_',
  '11=_',
];

/** What the picture of a step draws, and how many of its marks the browser moves. */
const pictureOf = (page: Page) =>
  page.locator('svg[data-animated=true]').evaluate((svg) => {
    const marks = [...svg.querySelectorAll(':scope > :not(defs), :scope > g > *')];
    const moving = marks.filter((mark) => getComputedStyle(mark).animationName !== 'none');
    const drawn = marks.map(({ outerHTML }) =>
      outerHTML.replace(/ (class|style|fill|data-drawn)="[^"]*"/g, ''),
    );
    return { drawn: drawn.join(), marks: marks.length, moving: moving.length };
  });

test('each step moves what is new in its picture, and nothing where less motion is wanted', async ({
  page,
  server,
}) => {
  const { id } = await signIn(page, server.url, 'leerling');
  const next = page.getByRole('button', { name: 'Volgende stap' });
  /** Goes through the steps of a sum, and returns the picture of each. */
  const steps = async (sum: string) => {
    await page.goto(`/leerling/${id}/strategie?som=${encodeURIComponent(sum)}`);
    const seen = [await pictureOf(page)];
    while (await next.isVisible()) {
      await next.press('Enter');
      seen.push(await pictureOf(page));
    }
    return seen;
  };
  let standing = 0;
  for (const sum of builtUp) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moved = await steps(sum);
    expect(new Set(moved.map(({ drawn }) => drawn)).size, `pictures of ${sum}`).toBeGreaterThan(1);
    expect(
      moved.filter(({ moving }) => moving === 0),
      `steps of ${sum} that stand still`,
    ).toEqual([]);
    for (const [place, { drawn, marks, moving }] of moved.entries())
      if (drawn !== moved[place - 1]?.drawn && place > 0 && moving < marks / 2) standing += 1;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await steps(sum);
    expect(still.map(({ drawn }) => drawn)).toEqual(moved.map(({ drawn }) => drawn));
    expect(
      still.map(({ moving }) => moving),
      `what moves of ${sum}`,
    ).toEqual(still.map(() => 0));
  }
  // What a step takes over from the one before it stands still.
  expect(standing, 'steps of which most stays').toBeGreaterThan(2);
});
