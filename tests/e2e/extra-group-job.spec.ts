import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { atWork, button } from './support/at-work';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'extra-group-job' });

/** Makes an extra group of three pupils of the teacher's group, which the teacher has beside it. */
async function addExtraGroup(page: Page, url: string): Promise<string> {
  const read = async <Body>(path: string) =>
    (await (await page.request.get(`${url}/api${path}`)).json()) as Body;
  const { id: userId } = await signIn(page, url, 'docent');
  const [home] = (await read<Reply<Api['listGroups']>>('/groups')).groups;
  await signIn(page, url, 'schooladmin');
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const reply = await page.request.fetch(`${url}/api${path}`, { method, data, headers: { origin: url } });
    expect(reply.ok(), path).toBe(true);
  };
  const groupId = randomUUID();
  const { pupils } = await read<Reply<Api['listPupils']>>(`/groups/${home?.groupId}/pupils`);
  const always = { from: null, until: null };
  await send('POST', '/extra-groups', { groupId, name: 'Plusgroep' });
  await send('PUT', `/groups/${groupId}/teachers`, { teachers: [{ userId, ...always }] });
  await send('PUT', `/extra-groups/${groupId}/members`, {
    members: pupils.slice(0, 3).map(({ pupilId }) => ({ pupilId, ...always })),
  });
  await page.context().clearCookies();
  return groupId;
}

test('the job of a teacher of an extra group', async ({ page, server }) => {
  const groupId = await addExtraGroup(page, server.url);
  const { job, read } = await atWork(page, server.url);
  await job('sums for an extra group', 5, async () => {
    await page.getByRole('link', { name: /^Plusgroep/ }).click();
    await button(page, 'Klaarzetten').click();
    const drawer = page.getByRole('dialog', { name: /Plusgroep/ });
    await drawer.getByText('9', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Zet klaar' }).click();
    await expect(page.getByRole('region', { name: 'Taken van deze groep' })).toContainText('Tafel van 9');
  });
  const { tasks, members } = await read<Reply<Api['readExtraGroup']>>(`/extra-groups/${groupId}`);
  expect(members).toHaveLength(3);
  expect(tasks.length).toBeGreaterThan(0);
});
