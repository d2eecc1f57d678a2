import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { signIn } from './sign-in';

type ClassCards = Reply<Api['makeLoginCards']> & { readonly groupId: string };

/** The login cards of the first group, as its teacher makes them; of one pupil, and new, when its old one is to end. */
export async function classCards(page: Page, url: string, renewOf?: string): Promise<ClassCards> {
  await signIn(page, url, 'docent');
  const listed = (await (await page.request.get('/api/groups')).json()) as Reply<Api['listGroups']>;
  const groupId = listed.groups[0]?.groupId ?? '';
  const made = await page.request.post(`/api/groups/${groupId}/login-cards`, {
    data: renewOf ? { pupilIds: [renewOf], renew: true } : { renew: false },
    headers: { origin: url },
  });
  return { ...((await made.json()) as Reply<Api['makeLoginCards']>), groupId };
}
