import type { ErrorBody } from '@/contract/route';

/** A failed call. `status` is 0 when there was no reply. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code of the server, or `network` or `no-json`. */
  readonly code: string;
  /** Message by field of the body, if the server sent them. */
  readonly fields: Readonly<Record<string, string>>;

  /** Time after which the server wants to be asked again, ms; undefined when it did not say. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    super(body.data?.message ?? body.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = body.data?.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

/** True when the server answered that it cannot do this now: its database is away, it is closing, or it failed. */
export const isServerFault = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

/** True when trying the same call again may help: no answer, or the server's own fault. */
export const mayWorkLater = (error: unknown): boolean =>
  isServerFault(error) || (error instanceof ApiError && error.status === 0);

/** Returns the time for which the server asked for a pause with this error, ms; 0 when it did not ask. */
export const retryAfterOf = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
