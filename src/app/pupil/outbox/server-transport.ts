import type { Api } from '@/contract/api';
import type { ErrorBody, Reply } from '@/contract/route';
import { addressOf } from '../../api/call';
import { SendFailed, type Transport } from './transport';

type Name = 'putAnswers' | 'finishWindow' | 'reportWaiting' | 'readWindow';

/** ms; proxies may give a date instead, and then the usual pauses do. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : undefined;
}

async function ask<Call extends Name>(
  name: Call,
  windowId: string,
  body?: object,
): Promise<Reply<Api[Call]>> {
  const { method, url } = addressOf(name, { params: { windowId } });
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
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
const notTheChild: readonly number[] = [401, 403, 404];

/**
 * Sends by the ticket of the window. Not by the common client: that leaves for the sign-in page on a 401, and
 * an answer on its way must never end a round.
 */
export const serverTransport: Transport = {
  putAnswers: (windowId, ticket, answers) =>
    ask('putAnswers', windowId, { ticket, answers, sentAt: Date.now() }),
  finish: (windowId, ticket) => ask('finishWindow', windowId, { ticket, sentAt: Date.now() }),
  async renew(windowId) {
    try {
      return (await ask('readWindow', windowId)).ticket;
    } catch (error) {
      if (error instanceof SendFailed && notTheChild.includes(error.status)) return undefined;
      throw error;
    }
  },
  async reportWaiting(windowId, ticket, waiting) {
    await ask('reportWaiting', windowId, { ticket, waiting });
  },
};
