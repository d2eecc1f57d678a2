import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../i18n/format';
import { TableSurface } from '../../../ui/table/table-surface';
import shared from '../shared/progress.module.css';
import type { ProgressShown } from '../shared/types';
import styles from './charts.module.css';

const height = 150;
const slot = 46;
const bar = 28;

const dayMonth = (week: string) => formatDay(week, { day: 'numeric', month: 'short' });

/** Bar chart of sums by week, right below and wrong above, with the same figures in a table. */
export function WeeksChart({ weeks }: { readonly weeks: ProgressShown['weeks'] }) {
  const { t } = useTranslation('school');
  const most = Math.max(1, ...weeks.map(({ answers }) => answers));
  const px = (count: number) => (count / most) * height;
  return (
    <>
      <ul className={shared.legend}>
        <li>
          <span className={styles.swatch} data-kind="right" /> {t('progress.answer.right')}
        </li>
        <li>
          <span className={styles.swatch} data-kind="wrong" /> {t('progress.wrong')}
        </li>
      </ul>
      <div className={styles.chart}>
        <svg
          viewBox={`0 0 ${Math.max(weeks.length * slot, 6 * slot)} ${height + 44}`}
          style={{ width: Math.max(weeks.length * slot, 6 * slot) }}
          aria-hidden="true"
        >
          <defs>
            <pattern
              id="wrong-stripes"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className={styles.wrongGround} />
              <rect width="3" height="6" className={styles.wrongStripe} />
            </pattern>
          </defs>
          {weeks.map(({ week, answers, right }, index) => {
            const x = index * slot + (slot - bar) / 2;
            const top = 18 + height - px(answers);
            return (
              <g key={week}>
                <rect
                  x={x}
                  y={top}
                  width={bar}
                  height={px(answers - right)}
                  rx={3}
                  fill="url(#wrong-stripes)"
                />
                <rect
                  x={x}
                  y={18 + height - px(right)}
                  width={bar}
                  height={px(right)}
                  rx={3}
                  className={styles.rightBar}
                />
                <text x={x + bar / 2} y={top - 5} className={styles.chartNumber}>
                  {answers}
                </text>
                <text x={x + bar / 2} y={height + 38} className={styles.chartText}>
                  {dayMonth(week)}
                </text>
              </g>
            );
          })}
          <line x1="0" x2="100%" y1={18 + height} y2={18 + height} className={styles.axis} />
        </svg>
      </div>
      <Text size="sm" c="dimmed" mb="xs">
        {t('progress.chartLabel')}
      </Text>
      <TableSurface flat label={t('progress.chartTable')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('progress.weeks')}</Table.Th>
            <Table.Th ta="right">{t('progress.total.answers')}</Table.Th>
            <Table.Th ta="right">{t('progress.total.right')}</Table.Th>
            <Table.Th ta="right">{t('progress.total.minutes')}</Table.Th>
            <Table.Th ta="right">{t('progress.perMinute')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {weeks.map(({ week, answers, right, minutes, rightPerMinute, isPace }) => (
            <Table.Tr key={week}>
              <Table.Td className={shared.together}>{t('progress.week', { day: dayMonth(week) })}</Table.Td>
              <Table.Td ta="right">{formatNumber(answers)}</Table.Td>
              <Table.Td ta="right">{formatNumber(right)}</Table.Td>
              <Table.Td ta="right">{formatNumber(Math.round(minutes))}</Table.Td>
              <Table.Td ta="right">
                {rightPerMinute === null || !isPace
                  ? '–'
                  : formatNumber(rightPerMinute, { maximumFractionDigits: 1 })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
    </>
  );
}
