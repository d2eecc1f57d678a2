import type { Orientation, Point } from '@games/kit/layout/design';
import type { Layout } from './layout';

/** A smaller gap is shown in a lens as well: an arrow of its true length could not be seen, design px. */
const least: Readonly<Record<Orientation, number>> = { landscape: 56, portrait: 84 };
/** Largest radius of the lens, how far it stays clear of the masts beside it, and below their tops, design px. */
const glass = { most: 90, clear: 16, below: 44 } as const;

/** A round pane between two masts. */
export interface Lens extends Point {
  readonly radius: number;
}

/** Returns the lens for two pennants whose difference is too small to be seen; null for one that is large enough. */
export function lensOver(
  [before, after]: readonly [Point, Point],
  { top, foot }: Layout['masts'],
  orientation: Orientation,
): Lens | null {
  if (Math.abs(after.y - before.y) >= least[orientation]) return null;
  const radius = Math.min(glass.most, (after.x - before.x) / 2 - glass.clear);
  const middle = (before.y + after.y) / 2;
  return {
    x: (before.x + after.x) / 2,
    y: Math.min(foot - radius / 2, Math.max(top + glass.below, middle)),
    radius,
  };
}
