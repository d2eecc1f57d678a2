import { Select } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatDay } from '../../../i18n/format';
import type { ProgressShown } from './types';

/** Formats the first and last day of a period. */
export const periodSaid = (t: TFunction<'school'>, { from, to }: ProgressShown['period']): string =>
  t('progress.period', { from: formatDay(from), to: formatDay(to) });

interface PeriodSelectProps {
  readonly period: ProgressShown['period'];
  readonly periods: ProgressShown['periods'];
  readonly pathOf: (periodId: string) => string;
}

/** Selects a school year or half-year; it is part of the address, so that it can be bookmarked and shared. */
export function PeriodSelect({ period, periods, pathOf }: PeriodSelectProps) {
  const { t } = useTranslation('school');
  const navigate = useNavigate();
  const nameOf = ({ periodId, half }: ProgressShown['periods'][number]) => {
    const year = periodId.slice(0, '2026-2027'.length);
    return half === null ? t('report.period.year', { year }) : t(`report.period.half${half}`, { year });
  };
  const listed = periods.some(({ periodId }) => periodId === period.periodId);
  const all = listed ? periods : [...periods, { ...period, half: null }];
  return (
    <Select
      aria-label={t('report.period.label')}
      data={all.map((each) => ({ value: each.periodId, label: nameOf(each) }))}
      value={period.periodId}
      allowDeselect={false}
      onChange={(periodId) => periodId && void navigate(pathOf(periodId))}
      w={250}
      // Hides the whole field, including its arrow, in print.
      wrapperProps={{ 'data-no-print': true }}
    />
  );
}
