import { freePlay } from '@games/kit/celebration/free-play';
import { addSheet } from '@games/kit/celebration/sheet';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Brush } from './brush';
import type { DigSite } from './dig-site';
import { game } from './tile-look';

/** Longest time for rubbing and for dragging, ms: after it the bone comes free, and flies, by itself. */
const longest = { rub: 2000, drag: 1500 } as const;
/** Longest side of the bone in the pit, and its largest scale. */
const boneSide = 320;
const largest = 2.9;
/** Size of a heap of sand, how near a hand has to come, and how far the sand is swept, design px. */
const heapSize = 1.55;
const reach = 78;
const swept = 130;
/** Heaps of sand over the bone, from its middle. */
const heaps: readonly Point[] = [
  { x: -140, y: -52 },
  { x: -48, y: -84 },
  { x: 52, y: -80 },
  { x: 142, y: -44 },
  { x: -104, y: 34 },
  { x: 0, y: 4 },
  { x: 102, y: 44 },
  { x: -40, y: 92 },
  { x: 56, y: 94 },
];

interface DigUpSpec extends Pick<DigSite, 'fly'> {
  readonly frame: string;
  readonly pit: Point;
  readonly go: Point;
  readonly brush: Brush;
  readonly label: string;
}

/** Lets the child rub a bone free of sand; by itself where nobody does. Returns the bone. */
export async function digUp(
  kit: SceneKit,
  { frame, pit, go, brush, label, fly }: DigUpSpec,
): Promise<GameObjects.Image> {
  const { scene, motion, sounds, design } = kit;
  const bone = scene.add.image(pit.x, pit.y, game, frame).setOrigin(0.5).setDepth(64);
  bone.setScale(Math.min(largest, boneSide / Math.max(bone.width, bone.height)));
  const things = heaps.map((from, index) => {
    const at = { x: pit.x + from.x, y: pit.y + from.y };
    const heap = scene.add
      .image(at.x, at.y, game, 'heap')
      .setAngle(index * 70)
      .setDepth(65)
      .setScale(0);
    void motion.tween({ targets: heap, scale: heapSize, duration: 220, delay: index * 24, ease: 'Back.Out' });
    const hit = () => {
      fly(at, 9, 260);
      sounds.play('brush', 1 + index * 0.05);
      if (!scene.input.activePointer.isDown)
        void brush.sweep({ x: at.x - 60, y: at.y }, { x: at.x + 60, y: at.y - 10 }, 150);
      const away = Math.sign(from.x || 1) * swept;
      void motion.flourish({ targets: bone, angle: index % 2 ? 3 : -3, duration: 60, yoyo: true });
      void motion
        .tween({
          targets: heap,
          x: at.x + away,
          alpha: 0,
          scale: heapSize * 0.5,
          duration: 240,
          ease: 'Quad.Out',
        })
        .then(() => heap.destroy());
    };
    return { at: () => ({ ...at, reach }), hit, clear: hit };
  });
  await freePlay(kit, { things, label, bottom: design.height, go, longest: longest.rub });
  const { scale } = bone;
  await motion.flourish({ targets: bone, scale: scale * 1.2, duration: 110, yoyo: true, ease: 'Quad.Out' });
  // It lies over the skeleton, to be dragged into it.
  return bone.setDepth(68);
}

/** Lets the bone be dragged. `over` resolves when it was let go, after a key, or when nobody takes it. */
export function offerDrag(
  kit: SceneKit,
  bone: GameObjects.Image,
  label: string,
): { readonly over: Promise<void>; readonly end: () => void } {
  const { scene, motion } = kit;
  let close = () => {};
  const follow = () => {
    const { isDown, worldX, worldY } = scene.input.activePointer;
    if (isDown) bone.setPosition(worldX, worldY);
  };
  scene.input.on('pointermove', follow);
  const letGo = new Promise<void>((done) => {
    close = addSheet(kit, {
      id: 'drag',
      label,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return done();
        follow();
        scene.input.once('pointerup', () => done());
      },
    });
    if (scene.input.activePointer.isDown) scene.input.once('pointerup', () => done());
  });
  return {
    over: Promise.race([letGo, motion.wait(longest.drag)]),
    end: () => {
      scene.input.off('pointermove', follow);
      close();
    },
  };
}
