import { SegmentedControl, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../i18n/format';
import { dayFromNow } from '../../shared/day-from-now';
import { ChartGrid, ChartLabel } from '../../ui/chart/chart-grid';
import { scaleOf } from '../../ui/chart/chart-scale';
import { ChartCard } from './chart-card';
import styles from './dashboard.module.css';
import type { Dashboard } from './types';
import { useChartSize } from './use-chart-size';

const figures = ['pupils', 'schools'] as const;
/** Width of a date below the axis, px. */
const labelWidth = 64;

const dayMonth = (day: string) => formatDay(day, { day: 'numeric', month: 'short' });
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const kindOf = (day: string) => {
  if (day === dayFromNow()) return 'today';
  return weekday(day) % 6 === 0 ? 'weekend' : 'usual';
};

/** Pupils, or schools, that practised on each of the last days: weekends pale, today dark. */
export function DaysChart({ days }: { readonly days: Dashboard['days'] }) {
  const { t } = useTranslation('office');
  const [figure, setFigure] = useState<(typeof figures)[number]>('pupils');
  const { ref, size } = useChartSize();
  const most = Math.max(0, ...days.map((day) => day[figure]));
  const { inner, y } = scaleOf(size, most);
  const slot = inner.width / Math.max(1, days.length);
  const last = days.at(-1);
  const every = Math.ceil(labelWidth / (slot * 7)) * 7;
  const monday = days.findIndex(({ day }) => weekday(day) === 1);
  return (
    <ChartCard
      title={t('dashboard.days.title')}
      text={
        last
          ? t('dashboard.days.today', {
              count: last.pupils,
              pupils: formatNumber(last.pupils),
              schools: formatNumber(last.schools),
            })
          : t('dashboard.days.none')
      }
      tools={
        <SegmentedControl
          size="sm"
          aria-label={t('dashboard.days.title')}
          value={figure}
          onChange={(chosen) => setFigure(figures.find((each) => each === chosen) ?? 'pupils')}
          data={figures.map((each) => ({ value: each, label: t(`dashboard.days.${each}`) }))}
        />
      }
      all={{
        label: t('dashboard.all'),
        to: figure === 'pupils' ? '/superadmin/leerlingen' : '/superadmin/accounts',
      }}
    >
      <div ref={ref}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
          <ChartGrid size={size} most={most} />
          {days.map((each, index) => {
            const x = size.left + index * slot;
            const top = y(each[figure]);
            return (
              <g key={each.day}>
                <rect
                  x={x + slot * 0.15}
                  y={top}
                  width={slot * 0.7}
                  height={size.height - size.bottom - top}
                  rx={3}
                  className={styles.bar}
                  data-kind={kindOf(each.day)}
                />
                {index >= monday && (index - monday) % every === 0 ? (
                  <ChartLabel size={size} x={x + slot / 2}>
                    {dayMonth(each.day)}
                  </ChartLabel>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      <VisuallyHidden>
        <Table aria-label={t('dashboard.days.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('dashboard.days.day')}</Table.Th>
              <Table.Th>{t('dashboard.days.pupils')}</Table.Th>
              <Table.Th>{t('dashboard.days.schools')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ day, pupils, schools }) => (
              <Table.Tr key={day}>
                <Table.Td>{dayMonth(day)}</Table.Td>
                <Table.Td>{formatNumber(pupils)}</Table.Td>
                <Table.Td>{formatNumber(schools)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </VisuallyHidden>
    </ChartCard>
  );
}
