import { skippable } from './go-on';
import type { SceneKit } from './scene-kit';

/** One of the things that fly about. */
export interface StormThing {
  /** Where it is now, design px, and how far from there a finger still hits it. */
  readonly at: () => { readonly x: number; readonly y: number; readonly reach: number };
  /** It was hit: shows so, and is gone. */
  readonly hit: () => void;
  /** The storm is over, it is gone. */
  readonly clear: () => void;
}

export interface StormSpec {
  readonly things: readonly StormThing[];
  /** What pressing does, for a screen reader: "pop a bubble". */
  readonly label: string;
  /** The sky they fly in, from the top of the design; a key hits the lowest one that is in it. */
  readonly bottom: number;
  /** Where the button stands that ends it at once. */
  readonly go: { readonly x: number; readonly y: number };
  /** It ends by itself after this long, ms. */
  readonly longest: number;
}

/** How long the last thing may take to fall apart, ms. */
const settle = 450;

/**
 * A set piece to play with: things to hit as one likes, right and wrong do not exist. A finger hits what it sweeps
 * over, a key or a switch the lowest thing in sight.
 */
export async function storm(kit: SceneKit, { things, label, bottom, go, longest }: StormSpec): Promise<void> {
  const { scene, motion, targets, design } = kit;
  const left = new Set(things);
  let allHit = () => {};
  const over = Promise.race([
    motion.wait(longest),
    new Promise<void>((done) => {
      allHit = done;
    }).then(() => motion.wait(settle)),
  ]);
  const hit = (thing: StormThing | undefined) => {
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
  const sheet = scene.add.zone(design.width / 2, bottom / 2, design.width, bottom).setDepth(69);
  targets.add({
    id: 'storm',
    label,
    object: sheet,
    always: true,
    ownRing: true,
    press: (hand) => hit(hand === 'pointer' || hand === 'touch' ? touched() : lowest()),
  });
  scene.input.on('pointermove', sweep);
  await skippable(kit, go, over);
  scene.input.off('pointermove', sweep);
  targets.remove('storm');
  for (const thing of left) thing.clear();
  sheet.destroy();
}
