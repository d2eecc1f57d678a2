import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { boxOf } from './support/box-of';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { teacherAt } from './support/teacher-at';
import { expect } from './support/test';

test.use({ school: 'settings' });

/** Returns the demo group with its teacher signed in, its settings and one of its pupils. */
async function settingsAt(page: Page, url: string) {
  const { inGroup, group, read, pupils } = await teacherAt(page, url);
  const current = async () => {
    const { versions } = await read<Reply<Api['listSettings']>>(`/groups/${group.groupId}/exercise-settings`);
    const found = versions.find((version) => version.current);
    if (!found) throw new Error('no settings in use');
    return found;
  };
  const [pupil] = await pupils();
  if (!pupil) throw new Error('an empty class');
  return { inGroup, read, current, pupil };
}

test('a teacher sets a table for one group in three clicks from its page, and undoes it', async ({
  page,
  server,
}) => {
  const { inGroup, current } = await settingsAt(page, server.url);
  const before = await current();
  await page.goto(`${inGroup}/leerlingen`);
  let clicks = 0;
  await page.exposeFunction('clicked', () => {
    clicks += 1;
  });
  await page.evaluate(() =>
    // Counts presses, not clicks: a label forwards its click to its control.
    document.addEventListener('pointerdown', () => {
      (window as unknown as { clicked: () => void }).clicked();
    }),
  );
  await page.getByRole('button', { name: 'Klaarzetten' }).click();
  const dialog = page.getByRole('dialog', { name: /^Klaarzetten voor/ });
  await dialog.getByText('7', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(page.getByText(/^Klaargezet voor .*: Tafel van 7\.$/)).toBeVisible();
  expect(clicks).toBe(3);
  const set = await current();
  const [task, ...others] = set.tasks;
  expect(task).toMatchObject({
    collectionKey: 'table-7',
    required: true,
    from: expect.any(String),
    games: [],
  });
  expect(Date.parse(task?.until ?? '') - Date.parse(task?.from ?? '')).toBe(13 * 86_400_000);
  // What was required comes back by itself on the day after.
  expect(others.map(({ collectionKey }) => collectionKey)).toEqual(
    before.tasks.map(({ collectionKey }) => collectionKey),
  );
  for (const { required, from } of others) expect(from !== null).toBe(required);

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Het is weer zoals het was.')).toBeVisible();
  expect((await current()).tasks).toEqual(before.tasks);
});

test('tasks are reordered, tables combined and a test planned, and a network failure loses nothing', async ({
  page,
  server,
}) => {
  const { inGroup, current } = await settingsAt(page, server.url);
  await page.goto(`${inGroup}/oefeninstellingen`);
  await page.getByRole('link', { name: 'Aanpassen' }).click();
  const order = () =>
    page.locator('[data-task]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-task')));
  await expect(page.locator('[data-task]')).toHaveCount(4);
  const [first, second, ...rest] = await order();

  const grip = (place: number) => page.locator('[data-task]').nth(place).getByRole('button').first();
  await grip(0).press('Space');
  await expect(grip(0)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('staat nu op plaats 2 van 4')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual([second, first, ...rest]);
  // Dragged back to its old place with the mouse.
  const [from, to] = [await boxOf(grip(1)), await boxOf(grip(0))];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 30, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y - 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual([first, second, ...rest]);

  await page.getByText('Tafels', { exact: true }).click();
  await page.getByText('3', { exact: true }).click();
  await page.getByText('7', { exact: true }).click();
  await page.getByRole('button', { name: 'Tafels toevoegen' }).click();
  await expect(page.locator('[data-task="tables-3-7"]')).toContainText('Tafels van 3 en 7');
  await page.getByRole('button', { name: 'Automatiseertoets plannen' }).click();
  await expect(page.locator('[data-task]')).toHaveCount(6);
  await expect(page.locator('[data-task]').last()).toContainText('Automatiseertoets');
  await expectAccessible(page);

  await page.getByLabel('Titel').fill('Herfst');
  // However long the page is, the bar about unsaved changes is in sight, with the button to save and the reason of a
  // failure.
  const bar = page.getByRole('region', { name: 'Nog niet opgeslagen' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.route('**/exercise-settings', (route) => route.abort());
  const save = page.getByRole('button', { name: 'Opslaan' });
  await save.click();
  await expect(bar.getByRole('alert')).toContainText('verbinding');
  await expect(page.getByLabel('Titel')).toHaveValue('Herfst');
  await page.unroute('**/exercise-settings');

  // Leaving asks first; after an accidental reload the typed text is restored.
  await page.getByRole('link', { name: 'Oefeninstellingen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /Blijven|blijven/ })
    .click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Ze staan er weer.')).toBeVisible();
  await expect(page.getByLabel('Titel')).toHaveValue('Herfst');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Herfst' })).toBeVisible();
  const saved = await current();
  expect(saved.tasks.map(({ collectionKey }) => collectionKey)).toContain('tables-3-7');
  expect(saved.tasks.at(-1)).toMatchObject({
    games: ['automatiseertoets'],
    from: expect.stringMatching(/^20/),
  });
});

test('a pupil’s own settings show their overrides, and are reset, viewed and restored', async ({
  page,
  server,
}) => {
  const { inGroup, pupil, read } = await settingsAt(page, server.url);
  const address = `${inGroup}/leerlingen/${pupil.pupilId}/oefeninstellingen`;
  await page.goto(`${inGroup}/leerlingen/${pupil.pupilId}/voortgang/current`);
  await page.getByRole('link', { name: 'Oefeninstellingen' }).click();
  await expect(page.getByText('Net als de groep')).toBeVisible();
  const help = page.getByRole('switch', { name: 'Hulp' });
  await help.press('Space');
  await expect(page.getByText('1 verschil met de groep')).toBeVisible();
  await expect(page.getByText('Groep: aan')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Opgeslagen voor ${pupil.name}.`)).toBeVisible();
  const own = async () =>
    (await read<Reply<Api['readPupilSettings']>>(`/pupils/${pupil.pupilId}/exercise-settings`)).versions;
  expect((await own())[0]?.differs).toEqual({ help: false });

  // A colleague saves in the meantime: the page says so, and overwrites nothing.
  const saved = await own();
  const basedOn = saved[0]?.settingsId ?? null;
  const other = await page.request.put(`${server.url}/api/pupils/${pupil.pupilId}/exercise-settings`, {
    data: { basedOn, differs: { help: false, sumsPerRound: 10 } },
    headers: { origin: server.url },
  });
  expect(other.ok()).toBe(true);
  await page.getByRole('button', { name: 'Hulp: zoals de groep' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Iemand anders heeft intussen opgeslagen' });
  await conflict.getByRole('button', { name: 'Nieuwste openen' }).click();
  await expect(page.getByText('2 verschillen met de groep')).toBeVisible();

  await page.getByRole('button', { name: 'Alles zoals de groep' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Net als de groep')).toBeVisible();
  await expect.poll(async () => (await own())[0]?.differs).toEqual({});
  await page.getByRole('link', { name: `Bekijken: Versie ${saved.length}`, exact: true }).click();
  await expect(page.getByText(`Dit is versie ${saved.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Terugzetten als nieuwe versie' }).click();
  await expect.poll(async () => (await own())[0]?.differs).toEqual({ help: false });

  await page.goto(`${inGroup}/oefeninstellingen`);
  await expect(page.getByRole('listitem').filter({ hasText: pupil.name })).toContainText('Hulp');
  await page.getByRole('link', { name: pupil.name }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/current$`));
  await page.getByRole('link', { name: 'Zoals deze leerling het ziet' }).click();
  await expect(page).toHaveURL(/\/leerling\/.+\/landkaart$/);
  await expect(page.getByRole('navigation', { name: 'Vandaag' })).toBeVisible();
});

test('settings of many pupils change at once, overwrite a colleague’s only on request, and are undone', async ({
  page,
  server,
}) => {
  const { inGroup, read } = await settingsAt(page, server.url);
  const groupId = /groepen\/([^/]+)/.exec(inGroup)?.[1] ?? '';
  const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${groupId}/pupils`);
  const own = async (pupilId = '') => {
    const { versions } = await read<Reply<Api['readPupilSettings']>>(`/pupils/${pupilId}/exercise-settings`);
    return versions.find((version) => version.current);
  };
  const [one, two, three] = pupils.slice(-3);
  await page.goto(`${inGroup}/leerlingen`);
  for (const pupil of [one, two, three]) {
    await page.getByRole('checkbox', { name: `${pupil?.name} kiezen` }).check();
  }
  await page
    .getByRole('region', { name: '3 leerlingen gekozen' })
    .getByRole('button', { name: 'Instellingen' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Oefeninstellingen van 3 leerlingen' });
  const save = dialog.getByRole('button', { name: /^Opslaan voor 3/ });
  await expect(save).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Hulp veranderen' }).check();
  await dialog.getByRole('switch', { name: 'Hulp' }).press('Space');
  await dialog.getByRole('radio', { name: 'Taken toevoegen' }).check();
  await expect(save).toBeDisabled();
  await dialog.getByText('Tafels', { exact: true }).click();
  await dialog.getByText('9', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Tafels toevoegen' }).click();
  await expectAccessible(page);

  const basedOn = (await own(two?.pupilId))?.settingsId ?? null;
  const other = await page.request.put(`${server.url}/api/pupils/${two?.pupilId}/exercise-settings`, {
    data: { basedOn, differs: { minutesPerDay: 15 } },
    headers: { origin: server.url },
  });
  expect(other.ok()).toBe(true);
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText(two?.name ?? '');
  expect((await own(two?.pupilId))?.differs).toEqual({ minutesPerDay: 15 });
  await dialog.getByRole('button', { name: 'Ook voor deze 1 opslaan' }).click();
  await expect(page.getByText('Opgeslagen voor 3 leerlingen.')).toBeVisible();
  for (const pupil of [one, two, three]) {
    const differs = (await own(pupil?.pupilId))?.differs;
    expect(differs).toMatchObject({ help: false });
    expect(differs?.tasks?.at(-1)?.collectionKey).toBe('table-9');
  }
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(async () => (await own(two?.pupilId))?.differs).toEqual({ minutesPerDay: 15 });
});

test('the period of a task is typed in the order of the country, or chosen, by keyboard', async ({
  page,
  server,
}) => {
  const { inGroup, current } = await settingsAt(page, server.url);
  await page.goto(`${inGroup}/oefeninstellingen`);
  await page.getByRole('link', { name: 'Aanpassen' }).click();
  const task = page.locator('[data-task]').first();
  const from = task.getByRole('textbox', { name: 'Vanaf' });
  const until = task.getByRole('textbox', { name: 'Tot en met' });
  await from.fill('11-1-27');
  await from.press('Tab');
  await expect(from).toHaveValue('11-01-2027');
  await until.fill('morgen');
  await until.press('Tab');
  await expect(until).toHaveValue('');
  await task.getByRole('button', { name: 'Kalender voor Tot en met' }).press('Enter');
  await page.getByRole('button', { name: '2 weken', exact: true }).press('Enter');
  await expect(until).toHaveValue('24-01-2027');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect
    .poll(async () => (await current()).tasks[0])
    .toMatchObject({ from: '2027-01-11', until: '2027-01-24' });
  // The overview tells when the task is there, and in which games.
  await page.goto(`${inGroup}/oefeninstellingen`);
  await expect(page.getByRole('main').getByText(/11 jan\.? t\/m 24 jan\.? · alle spellen/)).toBeVisible();
});
