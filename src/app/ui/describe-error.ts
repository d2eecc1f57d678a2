import type { TFunction } from 'i18next';
import { ApiError } from '../api/api-error';

/** A sentence for a person: what went wrong and what to do. The server's own sentence goes first. */
export function describeError(error: unknown, t: TFunction<'common'>): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.status === 0) return t('error.network');
  if (error.message) return error.message;
  return error.status >= 500 ? t('error.server') : t('error.unknown');
}
