import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../i18n/format';
import { ChartGrid, ChartLabel } from '../../ui/chart/chart-grid';
import { scaleOf } from '../../ui/chart/chart-scale';
import { ChartCard } from './chart-card';
import styles from './dashboard.module.css';
import type { Dashboard } from './types';
import { useChartSize } from './use-chart-size';

const hour = 3_600_000;
const stepMs = hour / 6;
const hours = 24;
/** Hours between two labels below the axis. */
const labelEvery = 6;

const time = (at: number | string) => formatDate(at, { hour: '2-digit', minute: '2-digit' });

interface PaceChartProps {
  readonly pace: Dashboard['pace'];
  /** When the figures were read. */
  readonly at: string;
}

/** Answers a minute during the last 24 hours. */
export function PaceChart({ pace, at }: PaceChartProps) {
  const { t } = useTranslation('office');
  const { ref, size } = useChartSize();
  const end = Math.floor(Date.parse(at) / stepMs) * stepMs;
  const begin = end - hours * hour;
  const known = new Map(pace.steps.map((step) => [Date.parse(step.at), step.perMinute]));
  const points = Array.from({ length: hours * 6 + 1 }, (_, index) => begin + index * stepMs);
  const most = Math.max(0, ...known.values());
  const { inner, y } = scaleOf(size, most);
  const x = (moment: number) => size.left + ((moment - begin) / (end - begin)) * inner.width;
  const line = points.map((moment) => `${x(moment)},${y(known.get(moment) ?? 0)}`).join(' ');
  const ground = size.height - size.bottom;
  const labels = points.filter((moment) => {
    const local = new Date(moment);
    return moment > begin && local.getMinutes() === 0 && local.getHours() % labelEvery === 0;
  });
  return (
    <ChartCard
      title={t('dashboard.pace.title')}
      // The rounds in which the answers were given, by game.
      all={{ label: t('dashboard.all'), to: '/superadmin/spellen' }}
      text={
        <>
          <strong>{formatNumber(pace.now)}</strong>{' '}
          {pace.most
            ? t('dashboard.pace.most', { most: formatNumber(pace.most.answers), at: time(pace.most.at) })
            : t('dashboard.pace.none')}
        </>
      }
    >
      <div ref={ref}>
        {/* Also without an answer: a line at nought tells a quiet day from figures that are missing. */}
        <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
          <ChartGrid size={size} most={most} />
          <polygon points={`${x(begin)},${ground} ${line} ${x(end)},${ground}`} className={styles.area} />
          <polyline points={line} className={styles.line} />
          {labels.map((moment) => (
            <ChartLabel key={moment} size={size} x={Math.min(x(moment), size.width - 22)}>
              {time(moment)}
            </ChartLabel>
          ))}
        </svg>
      </div>
    </ChartCard>
  );
}
