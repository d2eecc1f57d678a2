import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../i18n/format';
import { ChartGrid, ChartLabel } from '../../../ui/chart/chart-grid';
import { scaleOf } from '../../../ui/chart/chart-scale';
import type { ProgressShown } from '../shared/types';
import styles from './charts.module.css';

type Weeks = ProgressShown['weeks'];

/** A figure of one week. */
interface Point {
  readonly week: string;
  readonly value: number;
}

const room = { height: 190, left: 34, right: 18, top: 14, bottom: 30 };
/** Range of widths in which the chart follows its container, px; the size of its text is fixed. */
const widths = { least: 260, most: 760 };
/** Width of a week with its date, px. */
const labelWidth = 70;
const weekMs = 7 * 86_400_000;
const fewest = 2;

const dayMonth = (week: string) => formatDay(week, { day: 'numeric', month: 'short' });

/** Growth of the number of facts known by heart. */
export function KnownGrowth({ weeks }: { readonly weeks: Weeks }) {
  const { t } = useTranslation('school');
  const points = weeks.map(({ week, known }) => ({ week, value: known }));
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || first === last) return <Text>{t('report.growth.few')}</Text>;
  if (points.every(({ value }) => value === 0)) return <Text>{t('report.known.none')}</Text>;
  return (
    <>
      <Text mb="xs">{t('report.known.from', { from: first.value, to: last.value })}</Text>
      <GrowthChart points={points} />
    </>
  );
}

/** Growth of right answers a minute, where the speed says something good. */
export function PaceGrowth({ weeks }: { readonly weeks: Weeks }) {
  const { t } = useTranslation('school');
  const points = weeks.flatMap(({ week, isPace, rightPerMinute }) =>
    isPace && rightPerMinute !== null ? [{ week, value: rightPerMinute }] : [],
  );
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || first === last) {
    return <Text>{t(weeks.length < fewest ? 'report.growth.few' : 'report.growth.inaccurate')}</Text>;
  }
  const said = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  return (
    <>
      <Text mb="xs">{t('report.growth.from', { from: said(first.value), to: said(last.value) })}</Text>
      <GrowthChart points={points} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('report.growth.text')} <span data-no-print>{t('report.growth.table')}</span>
      </Text>
    </>
  );
}

/** Line chart of a figure by week; a week without practice has no point, and the line continues. */
export function GrowthChart({ points: shown }: { readonly points: readonly Point[] }) {
  const { ref, width: found } = useElementSize();
  const size = { ...room, width: Math.min(widths.most, Math.max(widths.least, found || widths.most)) };
  const points = shown.map(({ week, value }) => ({ week, value, at: Date.parse(week) }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...points.map(({ value }) => value));
  const { inner, y } = scaleOf(size, most);
  const x = (at: number) =>
    size.left + ((at - first.at) / Math.max(weekMs, last.at - first.at)) * inner.width;
  const each = Math.ceil((points.length * labelWidth) / inner.width);
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.growth} aria-hidden="true">
        <ChartGrid size={size} most={most} />
        <polyline
          points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
          className={styles.line}
        />
        {points.map(({ week, at, value }, index) => (
          <g key={week}>
            <circle cx={x(at)} cy={y(value)} r={4.5} className={styles.point} />
            {index % each === 0 ? (
              <ChartLabel size={size} x={Math.min(x(at), size.width - labelWidth / 2)}>
                {dayMonth(week)}
              </ChartLabel>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  );
}
