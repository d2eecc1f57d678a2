import type { Api } from '@/contract/api';
import type { ErrorBody, Reply, SortedAnswers } from '@/contract/route';
import type { TaskAnswer } from '@/maths/round/answer';
import type { WindowEntry } from './entry';

/** A failed send: it can be repeated (no reply, server error), or the server will never accept it. */
export class SendFailed extends Error {
  readonly status: number;
  /** The server's stable code, if any. */
  readonly code: string | undefined;
  /** The server says what it did with each answer when some conflicted with stored ones. */
  readonly answers: SortedAnswers | undefined;
  /** Pause the server asked for, ms. */
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

/** The window of sent answers, its pupil and its ticket. */
export type SentWindow = Pick<WindowEntry, 'windowId' | 'pupilId' | 'ticket'>;

/** Calls of the outbox to the server. All can be repeated without harm. */
export interface Transport {
  putAnswers(window: SentWindow, answers: readonly TaskAnswer[]): Promise<SortedAnswers>;
  finish(window: SentWindow): Promise<FinishedReply>;
  /** Returns a new ticket; undefined when the pupil itself is not signed in. */
  renew(window: SentWindow): Promise<string | undefined>;
  /** Reports that answers wait here under an expired ticket. */
  reportWaiting(window: SentWindow, waiting: number): Promise<void>;
}
