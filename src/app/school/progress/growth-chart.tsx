import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../i18n/format';
import styles from './charts.module.css';
import type { ProgressShown } from './progress-parts';

type Week = ProgressShown['weeks'][number];

const room = { height: 190, left: 34, right: 18, top: 14, bottom: 30 };
/** Widths, px, between which the drawing follows its place: its words stay as large as other words. */
const widths = { least: 260, most: 760 };
/** One week with its day below takes so much, px. */
const labelWidth = 70;
const weekMs = 7 * 86_400_000;
const fewest = 2;

const dayMonth = (week: string) => formatDay(week, { day: 'numeric', month: 'short' });

/** The smallest of 1, 2, 5, 10, 20, … of which four steps hold `most`. */
function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].map((step) => step * power).find((step) => step * 4 >= most);
    if (found) return found;
  }
}

/** Right answers a minute, week by week as a line; weeks without practice are gaps in time and not in the line. */
export function GrowthChart({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('school');
  const { ref, width: found } = useElementSize();
  const size = { ...room, width: Math.min(widths.most, Math.max(widths.least, found || widths.most)) };
  const points = weeks.flatMap(({ week, rightPerMinute }) =>
    rightPerMinute === null ? [] : [{ week, rate: rightPerMinute, at: Date.parse(week) }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < fewest) return <Text>{t('report.growth.few')}</Text>;
  const step = stepFor(Math.max(...points.map(({ rate }) => rate)));
  const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
  const x = (at: number) =>
    size.left + ((at - first.at) / Math.max(weekMs, last.at - first.at)) * inner.width;
  const y = (rate: number) => size.top + inner.height - (rate / (4 * step)) * inner.height;
  const each = Math.ceil((points.length * labelWidth) / inner.width);
  return (
    <div ref={ref}>
      <Text mb="xs">
        {t('report.growth.from', {
          from: formatNumber(first.rate, { maximumFractionDigits: 1 }),
          to: formatNumber(last.rate, { maximumFractionDigits: 1 }),
        })}
      </Text>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.growth} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((line) => (
          <g key={line}>
            <line
              x1={size.left}
              x2={size.width - size.right}
              y1={y(line * step)}
              y2={y(line * step)}
              className={line === 0 ? styles.axis : styles.gridLine}
            />
            <text x={size.left - 8} y={y(line * step) + 4} className={styles.chartScale}>
              {formatNumber(line * step)}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ at, rate }) => `${x(at)},${y(rate)}`).join(' ')}
          className={styles.line}
        />
        {points.map(({ week, at, rate }, index) => (
          <g key={week}>
            <circle cx={x(at)} cy={y(rate)} r={4.5} className={styles.point} />
            {index % each === 0 ? (
              <text x={x(at)} y={size.height - 8} className={styles.chartText}>
                {dayMonth(week)}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <Text size="sm" c="dimmed" mt="xs">
        {t('report.growth.text')} <span data-no-print>{t('report.growth.table')}</span>
      </Text>
    </div>
  );
}
