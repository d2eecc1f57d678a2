import i18next from 'i18next';
import { ApiError } from '../api/api-error';

/** A sentence for a person: what went wrong and what to do. The server's own sentence goes first. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('error.unknown');
  if (error.status === 0) return i18next.t('error.network');
  if (error.message) return error.message;
  return error.status >= 500 ? i18next.t('error.server') : i18next.t('error.unknown');
}
