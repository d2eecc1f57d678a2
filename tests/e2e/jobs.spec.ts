import type { Locator, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { signInByForm } from './journey/teacher';
import { expectAccessible } from './support/accessible';
import { addParallelGroup } from './support/add-group';
import { atWork, button, menuItem } from './support/at-work';
import { countClicks } from './support/count-clicks';
import { expect, test } from './support/test';

/*
 * Jobs of a teacher with ten minutes, and what each takes from a cold sign-in: its one click and two fields are counted
 * in. Scores stand in `docs/jobs.md`.
 */

test.use({ school: 'jobs' });
// A day's work in one test: only one that hangs is ended.
test.describe.configure({ timeout: 600_000 });

type Today = Reply<Api['readToday']>;

/** Takes back what a job did, by the button of its message; it counts for no job. */
async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).last().click();
  await expect(page.getByText('Het is weer zoals het was.').last()).toBeVisible();
}

test('jobs of a teacher', async ({ page, server }) => {
  const { job, read } = await atWork(page, server.url);
  const { groups } = await read<Reply<Api['listGroups']>>('/groups');
  const [group] = groups;
  if (!group) throw new Error('The demo school has no group.');
  const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${group.groupId}/pupils`);
  const three = pupils.slice(0, 3);
  const [first] = three;
  if (!first) throw new Error('an empty group');
  const openGroup = () => page.getByRole('link', { name: group.name, exact: true }).click();
  const openToday = () =>
    page.getByRole('navigation').getByRole('link', { name: 'Vandaag', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /^Klaarzetten voor/ });
  const table = (number: number) => drawer.getByText(String(number), { exact: true });
  const settings = async () => {
    const { versions } = await read<Reply<Api['listSettings']>>(`/groups/${group.groupId}/exercise-settings`);
    return versions.find(({ current }) => current);
  };

  await job('tables of 6 and 7 for two weeks', 6, async () => {
    await openGroup();
    await button(page, 'Klaarzetten').click();
    await table(6).click();
    await table(7).click();
    await drawer.getByRole('button', { name: 'Zet klaar' }).click();
    await expect(page.getByText(/^Klaargezet voor .*: Tafels van 6 en 7\.$/)).toBeVisible();
  });
  const [task] = (await settings())?.tasks ?? [];
  expect(task).toMatchObject({ collectionKey: 'tables-6-7', required: true });
  expect(Date.parse(task?.until ?? '') - Date.parse(task?.from ?? '')).toBe(13 * 86_400_000);
  await takeBack(page);

  await job('own tasks for three pupils', 8, async () => {
    await openGroup();
    for (const { name } of three) await page.getByRole('checkbox', { name: `${name} kiezen` }).click();
    await page
      .getByRole('region', { name: /gekozen$/ })
      .getByRole('button', { name: 'Klaarzetten' })
      .click();
    await table(2).click();
    await drawer.getByRole('button', { name: 'Zet klaar' }).click();
    await expect(page.getByText(/^Klaargezet voor .*: Tafel van 2\.$/)).toContainText(first.name);
  });
  await takeBack(page);

  await job('preview of exactly these settings', 6, async () => {
    await openGroup();
    await button(page, 'Klaarzetten').click();
    await table(6).click();
    await table(7).click();
    await drawer.getByRole('button', { name: 'Bekijk een spel' }).click();
    const preview = page.getByRole('dialog', { name: 'Zo speelt een leerling' });
    await expect(preview.getByLabel('Spel', { exact: true }).first()).toBeVisible();
    await expect(preview.locator('canvas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(drawer.getByRole('checkbox', { name: 'Tafel van 7' })).toBeChecked();
  });

  await job('who needs help, and what tomorrow', 3, async () => {
    await openToday();
    const block = page.getByRole('region', { name: 'Instructiegroepje' });
    await block.getByRole('button', { name: /^Zet klaar voor deze/ }).click();
    await expect(page.getByRole('region', { name: 'Gedaan' })).toContainText('Klaargezet');
  });
  await takeBack(page);

  await job('instruction was given', 3, async () => {
    await openToday();
    await button(page, /^Instructie gegeven/).click();
    await expect(page.getByRole('region', { name: 'Gedaan' }).getByRole('listitem')).toHaveCount(1);
  });
  await takeBack(page);

  await job('a talk with parents, for the whole group', 5, async () => {
    await openGroup();
    await page.getByRole('link', { name: 'Voortgang', exact: true }).click();
    await page.getByRole('link', { name: 'Ouderbladen' }).click();
    await expect(page.getByRole('article').first()).toContainText('Oudergesprek');
    await button(page, 'Afdrukken').click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
  });
  // The kind sentence can be the teacher's own, stays so, and can be taken off again.
  const sheet = page.getByRole('article').first();
  await sheet.getByRole('button', { name: /^Zin over .* aanpassen$/ }).press('Enter');
  const sentence = sheet.getByRole('textbox', { name: /^Je eigen zin over / });
  await expect(sentence).toBeFocused();
  await sentence.fill('Wat een doorzetter: ze probeert elke som opnieuw.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(sentence).toBeHidden();
  await page.reload();
  await expect(sheet).toContainText('Wat een doorzetter: ze probeert elke som opnieuw.');
  await sheet.getByRole('button', { name: /^Zin over .* aanpassen$/ }).press('Enter');
  await sheet.getByRole('button', { name: 'Eigen zin weghalen' }).press('Enter');
  await expect(sheet).not.toContainText('doorzetter');
  const sheets = await page.getByRole('article').count();
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(pupils.length);
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g), 'each child has one sheet of paper').toHaveLength(sheets);

  await job('the class on the board, with a timer', 4, async () => {
    await openToday();
    await button(page, 'Klas op het bord').click();
    const board = page.getByRole('dialog', { name: group.name });
    await board.getByRole('button', { name: '10 minuten' }).click();
    await expect(board.getByRole('timer')).toContainText(/^(?:10:00|9:\d\d)$/);
    const size = (of: Locator) =>
      of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size(board.getByRole('timer'))).toBeGreaterThan(
      2 * (await size(board.getByRole('listitem').first())),
    );
    await expect(board.getByRole('listitem')).toHaveCount(pupils.length);
    for (const { name } of pupils) {
      const surname = name.split(' ').slice(1).join(' ');
      if (surname) await expect(board).not.toContainText(surname);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(board).toBeHidden();
  });

  await job('on track for 1F', 3, async () => {
    await openGroup();
    await page.getByRole('link', { name: 'Voortgang', exact: true }).click();
    await expect(page.getByText('Op weg naar 1F').first()).toBeVisible();
  });
  // Each goal says what its level rests on.
  const level = page.getByRole('button', { name: '1F: waarom? Plus en min tot 20' }).first();
  await level.press('Enter');
  const why = page.getByRole('dialog').filter({ hasText: 'Zo staat het in de doelenlijst van SLO.' });
  await expect(why).toContainText('1F vraagt: splitsen, optellen en aftrekken tot 20');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(level).toBeFocused();

  await job('login cards', 4, async () => {
    await openGroup();
    await page.getByRole('link', { name: 'Inlogkaartjes' }).click();
    await button(page, 'Afdrukken').click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
  });

  await job('a forgotten picture', 4, async () => {
    await openGroup();
    await button(page, `Acties voor ${first.name}`).click();
    for (const name of ['Voortgang', 'Verplaatsen']) await expect(menuItem(page, name)).toBeVisible();
    await menuItem(page, 'Inlogkaartje').click();
    await expect(page.locator('main')).toContainText(first.name);
  });

  await job('a pupil to the trash', 4, async () => {
    await openGroup();
    await button(page, `Acties voor ${first.name}`).click();
    await menuItem(page, 'Naar de prullenbak').click();
    await expect(page.getByText(`${first.name} ligt in de prullenbak.`)).toBeVisible();
  });
  await takeBack(page);

  await job('messages', 3, async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Berichten/ })
      .click();
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button')
      .or(page.getByRole('row').nth(1).getByRole('link'))
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Alle berichten' })).toBeVisible();
  });

  await job('Flemish', 3, async () => {
    await button(page, /^Mijn account/).click();
    await menuItem(page, 'Vlaams').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klassen');
  });
  await button(page, /^Mijn account/).click();
  await menuItem(page, 'Nederlands').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groepen');
});

test('jobs of a school admin', async ({ page, server }) => {
  const { job, read } = await atWork(page, server.url, 'schooladmin');
  const otherName = 'Groep 4 Schelpen';
  const otherId = await addParallelGroup(page, server.url, otherName, ['Amber', 'Bo']);
  const { groups } = await read<Reply<Api['listGroups']>>('/groups');
  const group = groups.find(({ groupId }) => groupId !== otherId);
  if (!group) throw new Error('The demo school has no group.');
  const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${group.groupId}/pupils`);
  const [first] = pupils;
  if (!first) throw new Error('an empty group');
  const pupilsOf = async (groupId: string) =>
    (await read<Reply<Api['listPupils']>>(`/groups/${groupId}/pupils`)).pupils.length;

  await job('groups compared', 2, async () => {
    await page.getByRole('link', { name: 'Groepen vergelijken' }).click();
    const table = page.getByRole('table', { name: 'Groepen vergelijken' });
    await expect(table.getByRole('columnheader', { name: group.name })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: otherName })).toBeVisible();
  });

  await job('a pupil is found in the whole school', 3, async () => {
    await button(page, 'Leerling zoeken').click();
    await page.getByRole('combobox').fill(first.parts.firstName);
    await page.getByRole('option', { name: first.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first.name);
  });

  await job('a pupil moves', 5, async () => {
    await page.getByRole('link', { name: group.name, exact: true }).click();
    await page.getByRole('checkbox', { name: `${first.name} kiezen` }).click();
    await button(page, 'Verplaatsen').click();
    await menuItem(page, `Naar ${otherName}`).click();
    await expect(page.getByText(`${first.name} zit nu in ${otherName}.`)).toBeVisible();
  });
  expect(await pupilsOf(otherId)).toBe(3);
  await takeBack(page);
  expect(await pupilsOf(otherId)).toBe(2);

  await job('a pupil who was searched for moves', 6, async () => {
    await button(page, 'Leerling zoeken').click();
    await page.getByRole('combobox').fill(first.parts.firstName);
    await page.getByRole('option', { name: first.name }).click();
    await button(page, 'Meer').click();
    await menuItem(page, 'Verplaatsen').click();
    const dialog = page.getByRole('dialog', { name: `${first.name} verplaatsen` });
    await expect(dialog.getByRole('radio', { name: otherName })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
    await expect(page.getByText(`${first.name} zit nu in ${otherName}.`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText(otherName);
  });
  await takeBack(page);
  expect(await pupilsOf(otherId)).toBe(2);

  await job('a substitute for a colleague on leave', 6, async () => {
    await button(page, `Acties voor ${group.name}`).click();
    await menuItem(page, 'Leerkrachten kiezen').click();
    const form = page.getByRole('dialog', { name: `Leerkrachten van ${group.name}` });
    await form.getByRole('checkbox', { name: 'Henk Postma', exact: true }).click();
    await form.getByRole('switch', { name: /^Henk Postma/ }).click();
    await form.getByLabel('Tot en met', { exact: true }).fill('30-6-2099');
    await form.getByLabel('Tot en met', { exact: true }).press('Tab');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toBeHidden();
  });
  const { temporary } = await read<Reply<Api['readGroup']>>(`/groups/${group.groupId}`);
  expect(temporary).toMatchObject([{ name: 'Henk Postma', until: '2099-06-30' }]);
  await takeBack(page);

  // What becomes of each pupil can be seen before.
  await button(page, 'Meer').press('Enter');
  await menuItem(page, 'Nieuw schooljaar beginnen').press('Enter');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: `Wie van ${group.name}?` }).press('Enter');
  const goes = form.getByText(/^Volgend jaar groep \d: /).filter({ hasText: pupils[0]?.name ?? '' });
  await expect(goes).toHaveCount(1);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Annuleren' }).press('Enter');

  await job('a new school year', 4, async () => {
    await button(page, 'Meer').click();
    await menuItem(page, 'Nieuw schooljaar beginnen').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Schooljaar .+ beginnen$/ })
      .click();
    await expect(page.getByText(/^Schooljaar .+ is begonnen\.$/)).toBeVisible();
  });
  await takeBack(page);
  expect(await pupilsOf(group.groupId)).toBe(pupils.length);
});

test('the explanation on the board: three clicks, no name on it, and keys for the rest', async ({
  page,
  server,
}) => {
  const effort = await countClicks(page);
  await signInByForm(page, server.url, 'docent');
  const read = page.waitForResponse((reply) => /\/today$/.test(reply.url()) && reply.ok());
  await page.getByRole('navigation').getByRole('link', { name: 'Vandaag', exact: true }).click();
  const { pupils } = (await (await read).json()) as Today;
  const opener = page.getByRole('button', { name: /^Uitleg op het bord/ }).first();
  await opener.click();
  const board = page.getByRole('dialog', { name: 'Uitleg' });
  await expect(board.getByRole('button', { name: 'Eerste stap' })).toBeFocused();
  await expect(board.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(board.locator('[aria-current=step]')).toHaveCount(1);
  await expectAccessible(page);
  const steps = await board.locator('ol > li').count();
  for (let step = 1; step < steps; step += 1) await page.keyboard.press('PageDown');
  await expect(board.getByRole('button', { name: 'Nog een keer' })).toBeVisible();
  await expect(board.locator('ol > li').last()).toHaveAttribute('aria-current', 'step');
  for (const { name } of pupils) await expect(board).not.toContainText(name.split(' ')[0] ?? name);
  await page.keyboard.press('ArrowLeft');
  await expect(board.locator('ol > li').nth(steps - 2)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
  await expect(opener).toBeFocused();
  expect(effort()).toEqual({ clicks: 3, fields: 2 });
});
