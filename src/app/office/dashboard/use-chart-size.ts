import { useElementSize } from '@mantine/hooks';
import type { ChartSize } from '../../ui/chart/chart-scale';

const room = { height: 220, left: 46, right: 10, top: 14, bottom: 30 };
const least = 240;

/** Returns the place of a chart, as wide as the element with this ref. */
export function useChartSize() {
  const { ref, width } = useElementSize();
  const size: ChartSize = { ...room, width: Math.max(least, width || 600) };
  return { ref, size };
}
