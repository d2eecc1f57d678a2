import { compare, dividedBy, minus, plus, type Rational, rational, times } from '../number/rational';
import { plain } from './drawing/notate';
import type { NumberLine } from './picture';

type At = NumberLine['points'][number]['at'];

/** Returns the line before the jump: where it ends is not written yet. Null where the jump begins between two marks. */
export function beforeJump(line: NumberLine): NumberLine | null {
  const isSame = (a: At) => (b: At) => compare(a, b) === 0;
  const isReached = (at: At) =>
    line.jumps.some(({ to }) => isSame(at)(to)) && !line.jumps.some(({ from }) => isSame(at)(from));
  const value = ({ num, den }: At) => num / den;
  const mark = (value(line.to) - value(line.from)) / line.parts;
  const isEnd = (at: At) => [line.from, line.to].some(isSame(at));
  const isOnMark = (at: At) => {
    const place = (value(at) - value(line.from)) / mark;
    return Math.abs(place - Math.round(place)) < 1e-9;
  };
  const labels = line.labels.filter(({ at }) => isEnd(at) || !isReached(at));
  if (!labels.every(({ at }) => isOnMark(at))) return null;
  return { ...line, labels, points: line.points.filter(({ at }) => !isReached(at)), jumps: [] };
}

/** Most jumps that a child counts on a line. */
const mostCounted = 10;

/**
 * Returns the line with equal jumps from its begin to its point, as many as are counted; null where they are too many to count.
 * @param unit of the labels of the line, `%` or none
 */
export function countedLine(line: NumberLine, count: number, unit: '' | '%'): NumberLine | null {
  const [point] = line.points;
  if (point === undefined || count < 1 || count > mostCounted) return null;
  const size = dividedBy(minus(point.at, line.from), rational(count));
  const stop = (k: number): Rational => plus(line.from, times(size, rational(k)));
  const label = `+${plain(unit === '%' ? times(size, rational(100)) : size)}${unit}`;
  const jumps = Array.from({ length: count }, (_, k) => ({ from: stop(k), to: stop(k + 1), label }));
  return { ...line, jumps };
}

/** Returns the line with the jump from its first point to its second; null where it has no two points. */
export function distanceOnLine(line: NumberLine): NumberLine | null {
  const [low, high] = line.points;
  if (low === undefined || high === undefined) return null;
  return {
    ...line,
    jumps: [{ from: low.at, to: high.at, label: `+${plain(minus(high.at, low.at))}` }],
  };
}
