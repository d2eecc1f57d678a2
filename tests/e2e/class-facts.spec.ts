import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test('a sum of the class picture says who knows it by first names, and the address keeps it', async ({
  page,
  server,
}) => {
  const { inGroup, group, read } = await teacherAt(page, server.url);
  const { pupils } = await read<Reply<Api['readGroupFacts']>>(`/groups/${group.groupId}/facts`);
  await page.goto(`${inGroup}/sommen`);
  const grid = page.getByRole('grid', { name: 'Tafels' });
  const cell = grid.getByRole('button', { name: /^5 × 2: / });
  const counted = Number(await cell.textContent());
  await cell.press('Enter');
  const panel = page.getByRole('region', { name: '5 × 2' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('5 × 2 = 10');
  const known = panel.getByRole('button', { name: /^Weet het uit het hoofd/ });
  await expect(known).toContainText(String(counted));
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  // Everybody is in exactly one of the four lists.
  await expect(panel.getByRole('listitem')).toHaveCount(pupils.length);
  for (const { name, firstName } of pupils) {
    await expect(panel.getByText(firstName, { exact: true })).toBeVisible();
    if (name !== firstName) await expect(panel.getByText(name, { exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
  // The address keeps the sum.
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('5 × 2 = 10');
  await panel.getByRole('button', { name: 'Sluiten' }).press('Enter');
  await expect(panel).toBeHidden();
});
