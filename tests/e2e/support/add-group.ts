import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Adds a group of year 4, parallel to that of the demo school, with these pupils by first name. */
export async function addParallelGroup(
  page: Page,
  url: string,
  name: string,
  pupils: readonly string[] = [],
) {
  const groupId = randomUUID();
  const headers = { origin: url };
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`${url}/api${path}`, { data, headers });
    expect(reply.ok(), path).toBe(true);
  };
  await post('/groups', { groupId, name, year: 4 });
  if (pupils.length > 0)
    await post(`/groups/${groupId}/pupils`, {
      pupils: pupils.map((firstName) => ({
        pupilId: randomUUID(),
        firstName,
        lastName: null,
        sortName: null,
        year: 4,
      })),
    });
  return groupId;
}
