import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import type { AdultScreen } from './adult-screen';

type Trashed = Reply<Api['listTrash']>['pupils'][number];

const trashed = (name: string, part: Partial<Trashed>): Trashed => ({
  pupilId: crypto.randomUUID(),
  name,
  sortName: name,
  avatar: 'otter',
  groupId: null,
  groupName: null,
  trashedAt: new Date().toISOString(),
  daysLeft: 60,
  ...part,
});

const pupils = [
  trashed('Noor Bakker', { groupName: 'Groep 5' }),
  trashed('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenha', { daysLeft: 1 }),
  trashed('مريم حسن الطيب', {
    groupName: '2B De klas met de langste naam die in het bestand past, tot hier',
  }),
];

/** Shows a trash with pupils in it, whatever the school's trash contains. */
async function fillTrash(page: Page): Promise<void> {
  await page.route('**/api/trash', (route) => route.fulfill({ json: { pupils } }));
  await page.reload();
  await page.locator('main tbody tr').first().waitFor();
}

export const trashScreens: readonly AdultScreen[] = [
  // Shows that only an administrator can erase.
  { name: 'trash with pupils', as: 'docent', path: '/../prullenbak', reach: fillTrash },
  { name: 'trash of an administrator', as: 'schooladmin', path: '/../prullenbak', reach: fillTrash },
  {
    name: 'erasing a pupil for good',
    as: 'schooladmin',
    path: '/../prullenbak',
    reach: async (page) => {
      await fillTrash(page);
      await page.locator('main tbody tr').nth(1).locator('button').last().click();
      await page.locator('[role=menuitem]').last().click();
      await page.locator('[role=dialog] form').waitFor();
    },
  },
];
