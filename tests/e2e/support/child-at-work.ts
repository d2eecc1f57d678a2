import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Api } from '@/contract/api';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { Reply } from '@/contract/route';

/** A child at another device, simulated by the calls of its island. */
export interface ChildAtWork {
  readonly name: string;
  /** Sends an answer to one position of the round; a wrong one, because the sums are unknown here. */
  answer(position: number): Promise<unknown>;
}

/** Starts the first task of a signed-in child. */
export async function childAtWork(
  request: APIRequestContext,
  url: string,
  pupilId: string,
): Promise<ChildAtWork> {
  const ask = async <Body>(method: string, path: string, data?: unknown) => {
    const reply = await request.fetch(`${url}/api${path}`, {
      method,
      headers: { origin: url, [expectedPupilHeader]: pupilId },
      ...(data ? { data } : {}),
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as Body;
  };
  const map = await ask<Reply<Api['readMap']>>('GET', `/pupils/${pupilId}/map`);
  const windowId = randomUUID();
  const round = await ask<Reply<Api['putWindow']>>(
    'PUT',
    `/practice-tasks/${map.tasks[0]?.practiceTaskId}/windows/${windowId}`,
  );
  return {
    name: map.name,
    answer: (position) =>
      ask('PUT', `/sum-windows/${windowId}/answers`, {
        ticket: round.ticket,
        sentAt: Date.now(),
        answers: [
          {
            answerId: randomUUID(),
            position,
            sumIds: [round.window.pool[position]?.sumId],
            mode: 'type',
            purpose: 'practice',
            given: { kind: 'value', raw: '12' },
            shownRight: [false],
            responseMs: 3000,
            motorMs: 500,
            tempo: 'quick',
            helped: false,
            answeredAt: Date.now(),
            game: 'bellenprikken',
            input: 'touch',
          },
        ],
      }),
  };
}
