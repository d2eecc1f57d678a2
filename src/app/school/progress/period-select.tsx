import { Select } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatDay } from '../../i18n/format';
import type { ProgressShown } from './progress-parts';

/** From which day to which day a period goes. */
export const periodSaid = (t: TFunction<'school'>, { from, to }: ProgressShown['period']): string =>
  t('progress.period', { from: formatDay(from), to: formatDay(to) });

interface PeriodSelectProps {
  readonly period: ProgressShown['period'];
  readonly periods: ProgressShown['periods'];
  readonly pathOf: (periodId: string) => string;
}

/** The school year or half-year that is looked at; part of the address, so that it can be kept and sent. */
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
      // The arrow beside the field goes too.
      wrapperProps={{ 'data-no-print': true }}
    />
  );
}
