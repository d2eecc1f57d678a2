/** PostgreSQL's code for a write in a transaction that may only read. */
export const refusedWrite = '25006';

/** Why the database could not do what it was asked. */
export type UnavailableReason = 'connection' | 'timeout' | 'disk-full' | 'read-only' | 'io-failure';

/** Seconds after which a client may ask again where nobody knows better. */
const usualRetryAfter = 5;

/**
 * The database is away or cannot write for now. Callers get 503: the same call may be made again later. A transaction
 * that ended with this error may have been committed all the same, when its acknowledgement was lost.
 */
export class DatabaseUnavailable extends Error {
  readonly reason: UnavailableReason;
  readonly retryAfterSeconds: number;

  constructor(reason: UnavailableReason, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(`database-unavailable: ${reason}`, { cause: options.cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds ?? usualRetryAfter;
  }
}
