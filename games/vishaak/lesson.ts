import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { type Scale, wayTo } from './rules';
import type { ScaleView } from './scale-view';
import { depths } from './scenery';

/** Time of all lamps together at most, and of one, ms. */
const allLamps = 1000;
const oneLamp = 150;
/** Colour and width of the band between both marks. */
const gapInk = 0xffb020;
const gapWidth = 26;

interface World {
  readonly layout: Layout;
  readonly view: ScaleView;
  /** An animal comes to the hook and bites. */
  readonly bite: (frame: string, y: number) => Promise<GameObjects.Image>;
}

export interface Miss {
  readonly scale: Scale;
  readonly given: number;
  readonly right: number;
  /** Writes the number of a count. */
  readonly write: (count: number) => string;
  /** The child is told to count from a number that stands on the scale. */
  readonly keepsMiddle: boolean;
  /** The animal that lives at the right count. */
  readonly frame: string;
}

/** A band over the rope from the child's mark on; `reach` draws it to a height. */
function gapFrom({ scene }: SceneKit, { rope }: Layout, from: number) {
  const band = scene.add
    .image(rope.x, from, KIT, 'paper' satisfies KitFrame)
    .setTint(gapInk)
    .setDisplaySize(gapWidth, 1)
    .setDepth(depths.rope + 0.15);
  const reach = (to: number) =>
    void band.setY((from + to) / 2).setDisplaySize(gapWidth, Math.abs(to - from) + 4);
  return { band, reach };
}

/**
 * After a miss: the hook stays pale where it hung, with the child's number at that mark, and the long marks get theirs. The
 * marks from there to the right one light in turn, the hook follows, and the animal that lives there bites. Returns what
 * removes it.
 */
export async function teach(
  kit: SceneKit,
  { layout, view, bite }: World,
  { scale, given, right, write, keepsMiddle, frame }: Miss,
): Promise<() => void> {
  const { scene, motion, sounds } = kit;
  const to = view.yAt(right);
  const asked = numberPlate(scene, 0, to, write(right), 'right');
  asked
    .setX(layout.beyond + asked.getBounds().width / 2)
    .setDepth(depths.hook + 1)
    .setAlpha(0);
  inSight(asked, kit.design);
  const names = view.explain(scale, { given, right, keepsMiddle }, write);
  for (const each of names.all) each.setAlpha(0);
  // The glass goes along with the hook, and shows the child's mark at its place when it is there.
  const isLater = view.isMagnified;
  const first = isLater ? names.others : names.all;
  await motion.tween({ targets: [...first], alpha: 1, duration: 140 });
  const way = wayTo(scale, given, right);
  const each = Math.min(oneLamp, allLamps / way.length);
  const lamps: GameObjects.Image[] = [];
  const gap = gapFrom(kit, layout, view.yAt(given));
  gap.band.setVisible(!isLater);
  for (const count of way) {
    const lamp = scene.add.image(layout.rope.x, view.yAt(count), game, 'lamp').setDepth(depths.hook + 0.8);
    lamps.push(lamp.setAlpha(0).setVisible(!isLater));
    gap.reach(view.yAt(count));
    sounds.play('lamp');
    await Promise.all([motion.tween({ targets: lamp, alpha: 1, duration: each }), view.lower(count, each)]);
  }
  const [animal] = await Promise.all([
    bite(frame, to),
    motion.tween({ targets: [asked, ...names.given], alpha: 1, duration: 160 }),
  ]);
  return () => {
    for (const thing of [asked, animal, gap.band, ...names.all, ...lamps]) thing.destroy();
    names.restore();
  };
}
