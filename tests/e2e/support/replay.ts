import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';

/** The answers of a round as its teacher, who is signed in on this page, finds them; none while nothing came of it. */
export async function answersOf(page: Page, windowId: string): Promise<Reply<Api['readRound']>['answers']> {
  const reply = await page.request.get(`/api/sum-windows/${windowId}/replay`);
  return reply.ok() ? ((await reply.json()) as Reply<Api['readRound']>).answers : [];
}
