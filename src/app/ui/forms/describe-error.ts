import i18next from 'i18next';
import { ApiError } from '../../api/api-error';

/** Describes an error for a person: what went wrong and what to do. Prefers the server's own message. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('error.unknown');
  if (error.status === 0) return i18next.t('error.network');
  if (error.message) return error.message;
  return error.status >= 500 ? i18next.t('error.server') : i18next.t('error.unknown');
}
