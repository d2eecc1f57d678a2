import type { Api } from '@/contract/api';
import type { ErrorBody, Input, Reply } from '@/contract/route';
import { requestOf } from '../../../api/call';
import { readRetryAfter } from '../../../api/retry-after';
import { noteStop } from '../group-stop';
import { SendFailed, type Transport } from './transport';

/** The answers as the schema types them, with mutable arrays. */
type SentAnswers = Input<Api['putAnswers']>['body']['answers'];
type Name = 'putAnswers' | 'finishWindow' | 'reportWaiting' | 'readWindow';

async function ask<Call extends Name>({
  url,
  init,
}: ReturnType<typeof requestOf>): Promise<Reply<Api[Call]>> {
  const response = await fetch(url, init).catch(() => {
    throw new SendFailed(0);
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
    throw new SendFailed(response.status, body, readRetryAfter(response));
  }
  return (await response.json().catch(() => {
    throw new SendFailed(0);
  })) as Reply<Api[Call]>;
}

/** Statuses with which the server refuses a call because nobody, a staff member or another child is signed in. */
const notTheChild: readonly number[] = [401, 403, 404, 409];

/**
 * Sends with the ticket of the window, for the child who played it. Does not use the common client, which opens the
 * sign-in page on a 401: sending an answer must never end a round.
 */
export const serverTransport: Transport = {
  async putAnswers({ windowId, pupilId, ticket }, answers) {
    const { stoppedUntil, ...sorted } = await ask<'putAnswers'>(
      requestOf(
        'putAnswers',
        {
          params: { windowId },
          body: { ticket, answers: answers as unknown as SentAnswers, sentAt: Date.now() },
        },
        { pupilId },
      ),
    );
    noteStop(pupilId, stoppedUntil);
    return sorted;
  },
  finish: ({ windowId, pupilId, ticket }) =>
    ask<'finishWindow'>(
      requestOf('finishWindow', { params: { windowId }, body: { ticket, sentAt: Date.now() } }, { pupilId }),
    ),
  async renew({ windowId, pupilId }) {
    try {
      return (await ask<'readWindow'>(requestOf('readWindow', { params: { windowId } }, { pupilId }))).ticket;
    } catch (error) {
      if (error instanceof SendFailed && notTheChild.includes(error.status)) return undefined;
      throw error;
    }
  },
  async reportWaiting({ windowId, pupilId, ticket }, waiting) {
    await ask<'reportWaiting'>(
      requestOf('reportWaiting', { params: { windowId }, body: { ticket, waiting } }, { pupilId }),
    );
  },
};
