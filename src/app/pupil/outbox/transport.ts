import type { Api } from '@/contract/api';
import type { ErrorBody, Reply, SortedAnswers } from '@/contract/route';
import type { TaskAnswer } from '@/maths/round/answer';
import type { WindowEntry } from './entry';

/** A send that may be tried again (no answer, server's fault), or that the server will never take. */
export class SendFailed extends Error {
  readonly status: number;
  /** The server's stable code, where it gave one. */
  readonly code: string | undefined;
  /** What became of the answers all the same, where some clashed with what was there. */
  readonly answers: SortedAnswers | undefined;
  /** ms after which the server wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;
  constructor(status: number, { code, data }: Partial<ErrorBody> = {}, retryAfter?: number) {
    super(`send failed (${status})`);
    this.name = 'SendFailed';
    this.status = status;
    this.code = code;
    this.answers = data?.answers;
    this.retryAfter = retryAfter;
  }
}

export type FinishedReply = Reply<Api['finishWindow']>;

/** Whose answers are sent, to which window, by what right. */
export type SentWindow = Pick<WindowEntry, 'windowId' | 'pupilId' | 'ticket'>;

/** What the outbox needs of the server. Both may be repeated without harm. */
export interface Transport {
  putAnswers(window: SentWindow, answers: readonly TaskAnswer[]): Promise<SortedAnswers>;
  finish(window: SentWindow): Promise<FinishedReply>;
  /** A new ticket, which only the child itself gets; undefined when it is not the one who is signed in. */
  renew(window: SentWindow): Promise<string | undefined>;
  /** Tells that answers wait here under a ticket that is over. */
  reportWaiting(window: SentWindow, waiting: number): Promise<void>;
}
