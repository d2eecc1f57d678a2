import { Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import styles from './collections.module.css';
import type { PublishedLadder } from './types';
import type { LadderMade } from './use-ladder';

const width = 300;
const height = 130;
const edge = { left: 12, right: 12, top: 12, bottom: 24 } as const;

interface StepChartProps {
  readonly made: LadderMade;
  readonly published: PublishedLadder | null;
}

/** Difficulty of the steps as a line, with that of what is published. */
export function StepChart({ made, published }: StepChartProps) {
  const { t } = useTranslation('office');
  const points = made.steps.map(({ difficulty }, place) => ({ place, value: difficulty }));
  const values = points.map(({ value }) => value);
  const old = published?.steps.map(({ difficulty }) => difficulty) ?? [];
  const known = [...values, ...old].filter((value) => value !== null);
  if (known.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const most = Math.max(values.length, old.length);
  const x = (place: number) =>
    edge.left + (most === 1 ? 0.5 : place / (most - 1)) * (width - edge.left - edge.right);
  const y = (value: number) =>
    height -
    edge.bottom -
    (high === low ? 0.5 : (value - low) / (high - low)) * (height - edge.top - edge.bottom);
  const line = (all: readonly (number | null)[]) =>
    all.flatMap((value, place) => (value === null ? [] : [`${x(place)},${y(value)}`])).join(' ');
  const leaps = new Set(made.findings.flatMap(({ code, step }) => (code === 'leap' ? [step] : [])));
  return (
    <Card withBorder shadow="sm" padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('collections.chart')}
      </Title>
      <ul className="unseen">
        {points.map(({ value, place }) => (
          <li key={place}>
            {t('collections.chartText', {
              step: place + 1,
              value: value === null ? '–' : formatNumber(value, { maximumFractionDigits: 1 }),
            })}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} aria-hidden>
        {old.length > 0 ? <polyline className={styles.publishedLine} points={line(old)} /> : null}
        <polyline className={styles.draftLine} points={line(values)} />
        {points.map(({ value, place }) =>
          value === null ? null : (
            <circle
              key={place}
              className={styles.dot}
              data-wrong={leaps.has(place) || undefined}
              cx={x(place)}
              cy={y(value)}
              r={4}
            />
          ),
        )}
        {points.map(({ place }) => (
          <text key={place} className={styles.axis} x={x(place)} y={height - 6}>
            {place + 1}
          </text>
        ))}
      </svg>
      <Text size="sm" c="dimmed">
        {t('collections.chartNote')}
      </Text>
    </Card>
  );
}
