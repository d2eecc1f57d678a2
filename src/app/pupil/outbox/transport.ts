import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import type { TaskAnswer } from '@/maths/round/answer';

/** A send that may be tried again (no answer, server's fault), or that the server will never take. */
export class SendFailed extends Error {
  readonly status: number;
  /** The server's stable code, where it gave one. */
  readonly code: string | undefined;
  constructor(status: number, code?: string) {
    super(`send failed (${status})`);
    this.name = 'SendFailed';
    this.status = status;
    this.code = code;
  }
}

export type StoredReply = Reply<Api['putAnswers']>;
export type FinishedReply = Reply<Api['finishWindow']>;

/** What the outbox needs of the server. Both may be repeated without harm. */
export interface Transport {
  putAnswers(windowId: string, ticket: string, answers: readonly TaskAnswer[]): Promise<StoredReply>;
  finish(windowId: string, ticket: string): Promise<FinishedReply>;
  /** A new ticket, which only the child itself gets; undefined when it is not the one who is signed in. */
  renew(windowId: string): Promise<string | undefined>;
  /** Tells that answers wait here under a ticket that is over. */
  reportWaiting(windowId: string, ticket: string, waiting: number): Promise<void>;
}
