/** Why the database cannot do what was asked now. */
export type UnavailableReason = 'connection' | 'timeout' | 'disk-full' | 'read-only' | 'io-failure';

const usualPause = 5;

/** The database cannot do this now; the same call may succeed later, and nothing of this one was acknowledged. */
export class DatabaseUnavailable extends Error {
  readonly reason: UnavailableReason;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds: number;

  constructor(reason: UnavailableReason, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(`database-unavailable: ${reason}`, { cause: options.cause });
    this.name = 'DatabaseUnavailable';
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds ?? usualPause;
  }
}
