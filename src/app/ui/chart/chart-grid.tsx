import { formatNumber } from '../../i18n/format';
import styles from './chart.module.css';
import { type ChartSize, gridLines, scaleOf } from './chart-scale';

const lines = Array.from({ length: gridLines + 1 }, (_, line) => line);

/** Lines and figures of the scale of a chart. */
export function ChartGrid({ size, most }: { readonly size: ChartSize; readonly most: number }) {
  const { step, y } = scaleOf(size, most);
  return lines.map((line) => {
    const at = y(line * step);
    return (
      <g key={line * step}>
        <line
          x1={size.left}
          x2={size.width - size.right}
          y1={at}
          y2={at}
          className={line === 0 ? styles.axis : styles.gridLine}
        />
        <text x={size.left - 8} y={at + 4} className={styles.scale}>
          {formatNumber(line * step)}
        </text>
      </g>
    );
  });
}

/** A label under the axis of a chart. */
export function ChartLabel({
  size,
  x,
  children,
}: {
  readonly size: ChartSize;
  readonly x: number;
  readonly children: string;
}) {
  return (
    <text x={x} y={size.height - 8} className={styles.label}>
      {children}
    </text>
  );
}
