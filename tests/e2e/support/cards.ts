import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { signIn } from './sign-in';

type GroupCards = Reply<Api['makeLoginCards']> & { readonly groupId: string };

/** Makes the login cards of the first group as its teacher, or a new card for one pupil, which replaces the old one. */
export async function groupCards(page: Page, url: string, renewOf?: string): Promise<GroupCards> {
  await signIn(page, url, 'docent');
  const listed = (await (await page.request.get('/api/groups')).json()) as Reply<Api['listGroups']>;
  const groupId = listed.groups[0]?.groupId ?? '';
  const made = await page.request.post(`/api/groups/${groupId}/login-cards`, {
    data: renewOf ? { pupilIds: [renewOf], renew: true } : { renew: false },
    headers: { origin: url },
  });
  return { ...((await made.json()) as Reply<Api['makeLoginCards']>), groupId };
}
