import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import { newTask } from '@/contract/new-task';
import type { Reply } from '@/contract/route';
import type { AdultScreen } from './adult-screen';
import { expect } from './test';

const groupId = '01990000-0000-7000-8000-0000000000e1';

/** Makes an extra group of pupils of the first group, one of whom comes later, with a task, and opens its page. */
async function openExtraGroup(page: Page): Promise<void> {
  const groups = new URL(page.url());
  const api = `${groups.origin}/api`;
  const ask = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const reply = await page.request.fetch(api + path, { method, data, headers: { origin: groups.origin } });
    expect(reply.ok(), path).toBe(true);
  };
  const read = async <Body>(path: string) => (await (await page.request.get(api + path)).json()) as Body;
  await ask('POST', '/extra-groups', { groupId, name: 'Plusgroep' });
  const [first] = (await read<Reply<Api['listGroups']>>('/groups')).groups.toSorted(
    (a, b) => b.pupilCount - a.pupilCount,
  );
  const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${first?.groupId}/pupils`);
  const days = [
    { from: null, until: null },
    { from: '2026-09-01', until: '2099-06-30' },
    { from: '2098-09-01', until: null },
  ];
  const members = days.flatMap((each, place) => {
    const pupilId = pupils[place]?.pupilId;
    return pupilId === undefined ? [] : [{ pupilId, ...each }];
  });
  await ask('PUT', `/extra-groups/${groupId}/members`, { members });
  const { tasks } = await read<Reply<Api['readExtraGroup']>>(`/extra-groups/${groupId}`);
  if (tasks.length === 0) {
    const body = { othersWait: false, next: null, pupilIds: null, instead: [] };
    await ask('POST', `/groups/${groupId}/ready-tasks`, { task: newTask('table-7'), ...body });
  }
  await page.goto(`${groups.href}/extra/${groupId}`);
  await page.locator('main tbody tr').first().waitFor();
}

export const extraGroupScreens: readonly AdultScreen[] = [
  { name: 'an extra group', as: 'schooladmin', path: '', reach: openExtraGroup },
  {
    name: 'choosing pupils for an extra group',
    as: 'schooladmin',
    path: '',
    reach: async (page) => {
      await openExtraGroup(page);
      await page.locator('main button:has(.tabler-icon-users-plus)').click();
      await page.locator('[role=dialog] form input').first().fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
