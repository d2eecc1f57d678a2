import type { TFunction } from 'i18next';
import { formatDay } from '../../i18n/format';
import type { Days } from '../shared/days';

/** Says from and until when somebody is in an extra group; null without limits. */
export function daysText(t: TFunction<'extra'>, { from, until }: Days): string | null {
  const days = { from: from && formatDay(from), until: until && formatDay(until) };
  if (from !== null && until !== null) return t('between', days);
  if (from !== null) return t('fromOn', days);
  return until === null ? null : t('untilOn', days);
}
