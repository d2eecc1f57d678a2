import type { Point } from '@games/kit/layout/design';
import type { Layout } from './layout';

/** Angles of the lever: at rest and pulled. */
export const rest = -20;
export const pulled = -85;
/** From the foot to the knob, and from the middle of what takes the finger to the foot, design px at size 1. */
const arm = 122;
const foot = { x: 8, y: 40 } as const;

const radians = Math.PI / 180;
/** How far the knob comes down on its whole way, as a share of the arm. */
const fall = Math.cos(rest * radians) - Math.cos(pulled * radians);

type Place = Layout['lever'];

export const footOf = ({ x, y, size }: Place): Point => ({ x: x + foot.x * size, y: y + foot.y * size });

/** Middle of the knob at rest. */
export function knobAt(lever: Place): Point {
  const { x, y } = footOf(lever);
  const long = arm * lever.size;
  return { x: x + Math.sin(rest * radians) * long, y: y - Math.cos(rest * radians) * long };
}

/** How far the knob comes down on its whole way, design px. */
export const wayOf = ({ size }: Place): number => arm * fall * size;

/** Returns the angle at which the knob has come down by a share of its way: it stays under the finger. */
export const angleAt = (share: number): number =>
  -Math.acos(Math.cos(rest * radians) - share * fall) / radians;
