import { withSkip } from '../feedback/continue-button';
import type { Point } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';
import { addSheet } from './sheet';

/** One of the things to hit. */
export interface FreePlayThing {
  /** Its position now and the distance at which a finger still hits it, design px. */
  readonly at: () => { readonly x: number; readonly y: number; readonly reach: number };
  /** Shows the hit and removes the thing. */
  readonly hit: () => void;
  /** Removes the thing at the end. */
  readonly clear: () => void;
}

export interface FreePlaySpec {
  readonly things: readonly FreePlayThing[];
  /** Action for a screen reader, such as "pop a bubble". */
  readonly label: string;
  /** Lower edge of the area the things fly in, design px; a key hits the lowest thing above it. */
  readonly bottom: number;
  /** Middle of the button that skips it. */
  readonly go: Point;
  /** Longest duration, ms. */
  readonly longest: number;
}

/** Time for the last hit to be seen, ms. */
const settle = 450;

/**
 * Lets the child hit things freely, without right or wrong, as a celebration. A finger hits what it moves over, a
 * key or a switch hits the lowest visible thing. Resolves when all are hit, time is up or it is skipped.
 */
export async function freePlay(
  kit: SceneKit,
  { things, label, bottom, go, longest }: FreePlaySpec,
): Promise<void> {
  const { scene, motion } = kit;
  const left = new Set(things);
  let allHit = () => {};
  const over = Promise.race([
    motion.wait(longest),
    new Promise<void>((done) => {
      allHit = done;
    }).then(() => motion.wait(settle)),
  ]);
  const hit = (thing: FreePlayThing | undefined) => {
    if (thing === undefined || !left.delete(thing)) return;
    thing.hit();
    if (left.size === 0) allHit();
  };
  const touched = () => {
    const { worldX, worldY } = scene.input.activePointer;
    return [...left].find((thing) => {
      const { x, y, reach } = thing.at();
      return Math.hypot(x - worldX, y - worldY) < reach;
    });
  };
  const lowest = () =>
    [...left].toSorted((a, b) => b.at().y - a.at().y).find((thing) => thing.at().y < bottom);
  const sweep = () => {
    if (scene.input.activePointer.isDown) hit(touched());
  };
  const close = addSheet(kit, {
    id: 'free-play',
    label,
    bottom,
    press: (input) => hit(input === 'pointer' || input === 'touch' ? touched() : lowest()),
  });
  scene.input.on('pointermove', sweep);
  await withSkip(kit, go, over);
  scene.input.off('pointermove', sweep);
  close();
  for (const thing of left) thing.clear();
}
