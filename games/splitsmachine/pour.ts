import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { type Fall, rankOf } from './rules';

/** A ball or a box in the tube, and where on the stair it lands. */
interface Poured {
  readonly image: GameObjects.Image;
  readonly x: number;
  readonly size: number;
}

interface Pouring {
  readonly y: number;
  /** Time from the first ball that falls to the last one that lands, ms. */
  readonly ms: number;
  readonly fall: Fall;
  /** The cut between the parts, counted from the left. */
  readonly cut: number;
  readonly landed: (x: number) => void;
}

/** Share of the time in which one ball falls. */
const alone = 0.58;
/** Pitch of the first ball and how much higher the last one sounds; of more balls than this not every one is heard. */
const pitch = { first: 0.9, more: 0.7, heard: 10 } as const;

/** Lets balls fall out of the tube one after another, each to its place on the stair. */
export async function pour(
  { motion, sounds }: SceneKit,
  balls: readonly Poured[],
  { y, ms, fall, cut, landed }: Pouring,
): Promise<void> {
  const ranks = balls.map((_, place) => rankOf(fall, { place, count: balls.length, cut }));
  const most = Math.max(1, ...ranks);
  const every = Math.max(1, Math.ceil(balls.length / pitch.heard));
  await Promise.all(
    balls.map(async ({ image, x, size }, place) => {
      const share = (ranks[place] ?? 0) / most;
      await motion.tween({
        targets: image,
        x,
        y,
        scale: size,
        delay: share * ms * (1 - alone),
        duration: ms * alone,
        ease: 'Quad.In',
      });
      if (place % every !== 0) return;
      sounds.play('lamp', pitch.first + pitch.more * share);
      landed(x);
    }),
  );
}
