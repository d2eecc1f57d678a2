import { banner } from '@games/kit/celebration/banner';
import { freePlay } from '@games/kit/celebration/free-play';
import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { DigSite } from './dig-site';
import type { Layout } from './layout';
import { boneCount, findAfter } from './rules';
import { game } from './square-view';
import { texts } from './texts.gen';

/** Longest time for rubbing and for dragging, ms: after it the bone comes free, and flies, by itself. */
const longest = { rub: 2200, drag: 1600 } as const;
const boneSize = 2.7;
/** Size of a heap of sand, and how near a hand has to come, design px. */
const heapSize = 1.7;
const reach = 84;
/** Heaps of sand over the bone, from its middle. */
const heaps: readonly Point[] = [
  { x: -112, y: -46 },
  { x: 8, y: -76 },
  { x: 118, y: -32 },
  { x: -70, y: 58 },
  { x: 64, y: 68 },
];

/** How often sand jumps while the skeleton roars. */
const gusts = 8;

interface FinaleSpec {
  readonly bone: { readonly frame: string; readonly coat: number };
  /** Place of the bone in the pit, and its place, rotation and scale in the bed. */
  readonly pit: Point;
  readonly bed: Point & { readonly angle: number; readonly scale: number };
  readonly go: Point;
  readonly labels: { readonly rub: string; readonly drag: string };
  /** Called for each rub, and where the bone is let go. */
  readonly rubbed: (at: Point) => void;
}

/** Lets the child dig the bone of this round up, and the skeleton roar; returns the place of the bone. */
export async function celebrateFind(
  kit: SceneKit,
  { square, field, brush, meerkat, skeleton, fly }: DigSite,
  { hole, go }: Layout,
  rounds: number,
): Promise<Point> {
  const { motion, sounds, card, locale } = kit;
  const t = texts[locale];
  brush.hide();
  square.clear();
  meerkat.cheer();
  const bed = { ...skeleton.prepare(), ...skeleton.pose };
  await Promise.all([field.clear(), square.fade()]);
  card.leave();
  await digUpBone(kit, {
    bone: skeleton.found,
    pit: { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2 },
    bed,
    go,
    labels: { rub: t('rub'), drag: t('drag') },
    rubbed: (at) => fly(at, 10, 240),
  });
  sounds.play('snap');
  fly(bed, 20, 280);
  await skeleton.snap();
  const title = t(skeleton.isWhole ? 'whole' : 'bone');
  const name = banner(kit, { ...card.middle, width: 540 }, title);
  const { bones } = findAfter(rounds);
  kit.say(`${title} ${t('found', { count: bones, all: boneCount })}`);
  sounds.play('roar');
  meerkat.cheer();
  await withSkip(kit, go, Promise.all([skeleton.roar(), quake(kit, skeleton.bed, fly), motion.wait(1100)]));
  // The card of the end stands there.
  name.destroy();
  return bed;
}

/** The ground trembles: sand jumps along the bed while the skeleton roars. */
async function quake({ motion, random }: SceneKit, bed: Box, fly: DigSite['fly']): Promise<void> {
  for (let gust = 0; gust < gusts; gust++) {
    const at = { x: bed.x + random.next() * bed.width, y: bed.y + random.next() * bed.height };
    fly(at, 7, 260);
    await motion.wait(110);
  }
}

/** Lets the child rub a bone free of sand and drag it into the bed; by itself where nobody does. */
async function digUpBone(kit: SceneKit, spec: FinaleSpec): Promise<void> {
  const { scene, motion, design } = kit;
  const { pit, bed, go, labels } = spec;
  const bone = scene.add
    .image(pit.x, pit.y, game, spec.bone.frame)
    .setOrigin(0.5)
    .setScale(boneSize)
    .setTint(spec.bone.coat)
    .setDepth(64);
  const things = heaps.map((from, index) =>
    heapAt(kit, { x: pit.x + from.x, y: pit.y + from.y }, index, spec.rubbed),
  );
  await freePlay(kit, { things, label: labels.rub, bottom: design.height, go, longest: longest.rub });
  const drag = offerDrag(kit, bone, labels.drag);
  await withSkip(kit, go, drag.over);
  drag.end();
  await motion.tween({ targets: bone, ...bed, duration: 320, ease: 'Cubic.In' });
  bone.destroy();
}

function heapAt(kit: SceneKit, at: Point, index: number, rubbed: (at: Point) => void) {
  const heap = kit.scene.add
    .image(at.x, at.y, game, 'heap')
    .setScale(heapSize)
    .setAngle(index * 70)
    .setDepth(65);
  return {
    at: () => ({ ...at, reach }),
    hit: () => {
      rubbed(at);
      kit.sounds.play('brush');
      void kit.motion
        .tween({ targets: heap, alpha: 0, scale: heapSize * 1.4, duration: 160 })
        .then(() => heap.destroy());
    },
    clear: () => heap.destroy(),
  };
}

/** Lets the bone be dragged. `over` resolves when it was let go, after a key, or when nobody takes it. */
function offerDrag(
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
