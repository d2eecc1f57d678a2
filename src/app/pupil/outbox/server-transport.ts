import type { Api } from '@/contract/api';
import type { ErrorBody, Input, Reply } from '@/contract/route';
import { requestOf } from '../../api/call';
import { SendFailed, type Transport } from './transport';

/** The same, as the schema types it: with lists that may change. */
type SentAnswers = Input<Api['putAnswers']>['body']['answers'];
type Name = 'putAnswers' | 'finishWindow' | 'reportWaiting' | 'readWindow';

/** ms; proxies may give a date instead, and then the usual pauses do. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : undefined;
}

async function ask<Call extends Name>({
  url,
  init,
}: ReturnType<typeof requestOf>): Promise<Reply<Api[Call]>> {
  const response = await fetch(url, init).catch(() => {
    throw new SendFailed(0);
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
    throw new SendFailed(response.status, body, retryAfterOf(response));
  }
  return (await response.json().catch(() => {
    throw new SendFailed(0);
  })) as Reply<Api[Call]>;
}

/** Nobody is signed in, an adult is, or another child. */
const notTheChild: readonly number[] = [401, 403, 404, 409];

/**
 * Sends by the ticket of the window, for the child whose round it was. Not by the common client: that leaves for the
 * sign-in page on a 401, and an answer on its way must never end a round.
 */
export const serverTransport: Transport = {
  putAnswers: ({ windowId, pupilId, ticket }, answers) =>
    ask<'putAnswers'>(
      requestOf(
        'putAnswers',
        {
          params: { windowId },
          body: { ticket, answers: answers as unknown as SentAnswers, sentAt: Date.now() },
        },
        { pupilId },
      ),
    ),
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
