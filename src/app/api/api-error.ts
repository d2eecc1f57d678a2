import type { ErrorBody } from '@/contract/route';

/** A call that did not give what was asked. `status` 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable; the server's own code, or `network` or `no-json`. */
  readonly code: string;
  /** Message per field of the body, where the server gave them. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.data?.message ?? body.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.fields = body.data?.fields ?? {};
  }
}

/** True when trying the same call again may help: no answer, or the server's own fault. */
export const mayWorkLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
