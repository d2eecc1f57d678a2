import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { signIn } from './sign-in';
import { expect } from './test';

/** Returns the demo group with its teacher signed in; paths are those of the teacher's own area. */
export async function teacherAt(page: Page, url: string) {
  const { id, accountId } = await signIn(page, url, 'docent');
  const read = async <Body>(path: string) => {
    const reply = await page.request.get(`${url}/api${path}`);
    expect(reply.ok(), path).toBe(true);
    return (await reply.json()) as Body;
  };
  const { groups } = await read<Reply<Api['listGroups']>>('/groups');
  const [group] = groups;
  if (!group) throw new Error('The demo school has no group.');
  const area = `/account/${accountId}/user/${id}/groepen`;
  const pupils = async () => (await read<Reply<Api['listPupils']>>(`/groups/${group.groupId}/pupils`)).pupils;
  return { read, group, area, inGroup: `${area}/${group.groupId}`, pupils };
}
