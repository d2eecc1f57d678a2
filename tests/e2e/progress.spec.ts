import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { teacherAt } from './support/teacher-at';
import { expect } from './support/test';

test.use({ school: 'school' });

/** Returns the number of printed pages. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a group page compares pupils by goals and needs, exports a file and prints a sheet', async ({
  page,
  server,
}) => {
  const at = await teacherAt(page, server.url);
  const { inGroup, group, read } = at;
  const pupils = await at.pupils();
  await page.goto(`${inGroup}/leerlingen`);
  await page.getByRole('link', { name: 'Voortgang', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Voortgang van / })).toBeVisible();
  await expect(page.getByText('Op weg naar 1F').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Doelen van groep \d$/ }).first()).toBeVisible();
  // The goals are those of the school's country, in whatever language they are read.
  const readIn = async (locale: string) => {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.reload();
  };
  await readIn('be');
  await expect(page.getByRole('heading', { name: /^Doelen van het \de leerjaar$/ }).first()).toBeVisible();
  await expect(page.getByText('Op weg naar 1F').first()).toBeVisible();
  await readIn('nl');
  await page.getByRole('link', { name: 'Per leerling' }).click();
  const table = page.getByRole('table', { name: 'Doelen' });
  await expect(table.locator('tbody tr')).toHaveCount(pupils.length);
  const shown = await read<Reply<Api['readGroupProgress']>>(`/groups/${group.groupId}/progress/current`);
  // The year of most pupils comes first.
  const [year] = shown.years.toSorted((one, other) => other.pupils.length - one.pupils.length);
  await expect(table.locator('tbody tr').first().getByRole('img')).toHaveCount(year?.goals.length ?? 0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Instructiegroepjes' }).click();
  const needs = page.getByRole('region', { name: 'Instructiegroepjes' });
  await expect(needs.getByRole('listitem')).toHaveCount(shown.groups.length);
  expect(shown.groups.length, 'the demo class has children who need the same').toBeGreaterThan(0);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Opslaan als CSV' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(pupils.length + 1);
  expect(download.suggestedFilename()).toBe('voortgang-van-de-groep-2026-2027.csv');
  expect(
    await sheets(page),
    'needs, goals of three years and growth, nothing pushed to a next sheet',
  ).toBeLessThanOrEqual(4);
});

test('a pupil page shows goals, growth, reasons and a half-year, exports a file and prints a sheet for parents', async ({
  page,
  server,
}) => {
  const at = await teacherAt(page, server.url);
  const { inGroup, read } = at;
  const pupils = await at.pupils();
  const pupilId = pupils.find(({ flags }) => flags.includes('ready-for-more'))?.pupilId ?? pupils[0]?.pupilId;
  const shown = await read<Reply<Api['readProgress']>>(`/pupils/${pupilId}/progress/current`);
  await page.goto(`${inGroup}/leerlingen/${pupilId}/voortgang/current`);
  const goals = page.getByRole('region', { name: 'Doelen van dit jaar' }).getByRole('listitem');
  await expect(goals).toHaveCount(shown.goals.filter(({ state }) => state !== 'not-begun').length);
  const known = shown.facts.filter(({ state }) => state === 'known').length;
  const openTab = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await openTab('Groei');
  await expect(page.getByRole('region', { name: 'Sommen uit het hoofd' })).toContainText(
    new RegExp(`Van \\d+ naar ${known} sommen uit het hoofd`),
  );
  await expect(page.getByRole('region', { name: 'Automatiseertoets' })).toBeVisible();
  await openTab('Sommen');
  const next = page.getByRole('region', { name: 'Straks aan de beurt' }).getByRole('listitem');
  await expect(next).toHaveCount(shown.next.length);
  for (const sum of await next.all()) await expect(sum).toContainText(/: |gekozen|herhaal|herhaling/);
  const operations = new Set(shown.facts.map(({ sumId }) => /^\d+([+*:-])/.exec(sumId)?.[1]));
  await expect(page.getByRole('grid')).toHaveCount(operations.size);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Opslaan als CSV' }).click(),
  ]);
  const { total } = await read<Reply<Api['listRounds']>>(
    `/pupils/${pupilId}/progress/current/rounds?page=1&size=10`,
  );
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(total + 1);
  const name = shown.pupil.name.split(' ')[0] ?? '';
  const told = page.getByText(
    new RegExp(`^${name} heeft in deze periode op ${shown.totals.days} dagen gerekend`),
  );
  await expect(told).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(told).toBeVisible();
  const school = await read<Reply<Api['readSchool']>>('/school');
  await expect(page.getByText(school.name, { exact: true }), 'who made the sheet').toBeVisible();
  await expect(page.getByText('Oudergesprek'), 'what it is for').toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wat we afspreken' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Straks aan de beurt' })).toBeHidden();
  expect(await sheets(page), 'a talk with parents takes one sheet').toBe(1);
  await page.emulateMedia({ media: 'screen' });

  const level = page.getByRole('region', { name: 'Niveau met de hand' });
  await level.getByRole('button', { name: 'Eén stap lager' }).click();
  await expect(level.getByRole('listitem')).toContainText(/zette het niveau op .+ één stap lager/);
  await expect(level.getByRole('listitem')).toContainText('Sindsdien 0 antwoorden');
  await level.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(level.getByRole('listitem')).toContainText('Teruggedraaid op');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Periode' }).click();
  await page.getByRole('option', { name: /eerste helft/ }).click();
  await expect(page).toHaveURL(/voortgang\/\d{4}-\d{4}-1\/sommen$/);
  await expect(page.getByText(/1 augustus \d{4} tot en met 31 januari/)).toBeVisible();
});
