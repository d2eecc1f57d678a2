/** Places and figures of a chart, px: its text has one size, so the chart is as wide as its place. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines of the scale above the axis. */
export const gridLines = 4;

/** Returns the smallest of 1, 2, 5, 10, 20, … of which four steps reach `most`. */
export function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].map((step) => step * power).find((step) => step * gridLines >= most);
    if (found) return found;
  }
}

/** Returns the scale of a chart whose largest figure is `most`. */
export function scaleOf(size: ChartSize, most: number) {
  const step = stepFor(Math.max(1, most));
  const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
  return {
    step,
    inner,
    y: (value: number) => size.top + inner.height - (value / (gridLines * step)) * inner.height,
  };
}
