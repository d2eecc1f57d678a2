/**
 * Where Sam's parts hang, in design px from the ground point between the feet; Sam stands 230 high.
 * Each part's own pivot is its joint, so that turning a sprite turns the limb.
 */
export const samRig = {
  tail: { x: 24, y: -44 },
  'leg-left': { x: -26, y: -4 },
  'leg-right': { x: 26, y: -4 },
  body: { x: 0, y: 0 },
  'arm-left': { x: -42, y: -98 },
  'arm-right': { x: 42, y: -98 },
  scarf: { x: 0, y: -112 },
  head: { x: 0, y: -112 },
  /** On the head: from the neck. */
  eyes: { x: 0, y: -54 },
  mouth: { x: 0, y: -12 },
} as const;

export type SamPose = 'idle' | 'anticipate' | 'cheer' | 'oops';

/** Which swaps a pose wears and how the parts stand; turns in degrees. */
export const samPoses = {
  idle: { eyes: 'open', mouth: 'smile', arms: 'down', headTurn: 0 },
  anticipate: { eyes: 'up', mouth: 'smile', arms: 'down', headTurn: -2 },
  cheer: { eyes: 'happy', mouth: 'laugh', arms: 'up', headTurn: -3 },
  oops: { eyes: 'up', mouth: 'oh', arms: 'chin', headTurn: 7 },
} as const satisfies Record<SamPose, { eyes: string; mouth: string; arms: string; headTurn: number }>;
