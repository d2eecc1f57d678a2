import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';

/** Returns the answers of a round as its signed-in teacher sees them on this page; none before the first arrives. */
export async function answersOf(page: Page, windowId: string): Promise<Reply<Api['readRound']>['answers']> {
  const reply = await page.request.get(`/api/sum-windows/${windowId}/replay`);
  return reply.ok() ? ((await reply.json()) as Reply<Api['readRound']>).answers : [];
}
