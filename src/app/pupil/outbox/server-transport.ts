import type { ErrorBody } from '@/contract/route';
import { addressOf } from '../../api/call';
import { SendFailed, type Transport } from './transport';

async function put<Reply>(
  name: 'putAnswers' | 'finishWindow',
  windowId: string,
  body: object,
): Promise<Reply> {
  const { method, url } = addressOf(name, { params: { windowId } });
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, sentAt: Date.now() }),
  }).catch(() => {
    throw new SendFailed(0);
  });
  if (!response.ok) {
    const { code } = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
    throw new SendFailed(response.status, code);
  }
  return (await response.json().catch(() => {
    throw new SendFailed(0);
  })) as Reply;
}

/**
 * Sends by the ticket of the window. Not by the common client: that leaves for the sign-in page on a 401, and
 * an answer on its way must never end a round.
 */
export const serverTransport: Transport = {
  putAnswers: (windowId, ticket, answers) => put('putAnswers', windowId, { ticket, answers }),
  finish: (windowId, ticket) => put('finishWindow', windowId, { ticket }),
};
