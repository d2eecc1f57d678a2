import { expect, type Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { CallError, errorBody } from '@/server/platform/http/errors';
import { localeOf } from '@/server/shared/locale';
import type { AdultScreen } from './adult-screen';
import { fault503, takeDatabaseAway } from './database-away';
import { importedFile } from './imported-school';
import { xmlFile } from './school-file';

type Plan = Reply<Api['planImport']>;
type PlanRow = Plan['rows'][number];

/** Changes the first rows of the plan before the page receives it, to show every kind of doubt. */
const planAs = (page: Page, changes: readonly Partial<PlanRow>[]) =>
  page.route('**/api/imports/plan', async (route) => {
    const reply = await route.fetch();
    const plan = (await reply.json()) as Plan;
    const rows = plan.rows.map((row, at) => ({ ...row, ...changes[at] }));
    const count = (kind: PlanRow['kind']) => rows.filter((row) => row.kind === kind).length;
    const counts = { ...plan.counts, conflict: count('conflict'), skipped: count('skipped') };
    await route.fulfill({ response: reply, json: { ...plan, rows, counts } });
  });

/** Chooses the file of some weeks later. */
async function chooseFile(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(xmlFile(importedFile({ later: true })));
  await expect(page.locator('main table').first()).toBeVisible();
}

/** Filters the rows by kind. */
async function show(page: Page, kind: PlanRow['kind']): Promise<void> {
  await page.locator(`input[type=radio][value=${kind}]`).press('Space');
  await expect(page.locator('main tbody tr').first()).toBeVisible();
}

const group = '2B De klas met de langste naam die in het bestand past, tot hier';
const question = { kind: 'conflict', importable: true, proposed: false } as const;
const twins = [
  { name: 'Noor Bakker', groupName: '1A Kikkers', number: 'A0' },
  { name: 'Noor Bakker', groupName: group, number: 'A1' },
  { name: 'Noor van den Bakker', groupName: null, number: null },
];
/** One namesake; several, of whom two have the same name; another name with the same number; two conflicting keys. */
const questions: readonly Partial<PlanRow>[] = [
  {
    ...question,
    name: 'Ada Peeters',
    warnings: ['same-child'],
    candidates: [{ ...twins[0]!, name: 'Ada Peeters' }],
  },
  { ...question, name: 'Noor Bakker', warnings: ['same-child'], candidates: twins },
  {
    ...question,
    name: 'Bobbie',
    wasName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenha',
    wasGroup: group,
    warnings: ['other-child'],
    candidates: [{ name: 'Bo', groupName: '1A Kikkers', number: 'A8' }],
  },
  { ...question, warnings: ['identity-conflict'], candidates: twins.slice(0, 2) },
];

const skipped: Partial<PlanRow> = { kind: 'skipped', importable: false, proposed: false, candidates: [] };

/** Applies the selected rows; the test provides the server's reply. */
const applied = { pupilsAdded: 2, pupilsChanged: 1, pupilsTrashed: 3, groupsAdded: 1, groupIds: [] };
const apply = (page: Page) => page.locator('main button').last().click();

export const importScreens: readonly AdultScreen[] = [
  {
    name: 'import, who is who',
    as: 'schooladmin',
    path: '/edexml',
    only: 'imported',
    reach: async (page) => {
      await planAs(page, questions);
      await chooseFile(page);
      await show(page, 'conflict');
      const asked = page.locator('main tbody select');
      await asked.nth(1).selectOption('1');
      await asked.nth(2).selectOption('do');
    },
  },
  {
    name: 'import, pupils of others',
    as: 'docent',
    path: '/edexml',
    only: 'imported',
    reach: async (page) => {
      await planAs(page, [
        { ...skipped, warnings: ['at-school'] },
        { ...skipped, warnings: ['other-teacher'] },
        { ...skipped, warnings: ['at-school', 'duplicate-key'] },
      ]);
      await chooseFile(page);
      await show(page, 'skipped');
    },
  },
  {
    name: 'import, undone by somebody else',
    as: 'schooladmin',
    path: '/edexml',
    only: 'imported',
    reach: async (page) => {
      await page.route('**/api/imports/*/apply', (route) => route.fulfill({ json: applied }));
      await page.route('**/api/changes/*/undone', (route) => {
        const headers = route.request().headers();
        const body = errorBody(
          new CallError(422, 'undo-done'),
          localeOf((name) => headers[name]),
        );
        return route.fulfill({ status: 422, json: body });
      });
      await chooseFile(page);
      await apply(page);
      await page.locator('main button:has(.tabler-icon-arrow-back-up)').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.locator('main button:has(.tabler-icon-arrow-back-up)')).toHaveCount(0);
    },
  },
  {
    name: 'import, cut off',
    as: 'schooladmin',
    path: '/edexml',
    only: 'imported',
    provokes: fault503,
    reach: async (page) => {
      await takeDatabaseAway(page, { calls: '**/api/imports/*/apply' });
      await chooseFile(page);
      await apply(page);
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    },
  },
];
