import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { givenPlate, type Layout } from './layout';
import { type Scale, wayTo } from './rules';
import type { ScaleView } from './scale-view';
import { depths } from './scenery';

/** Time of all lamps together at most, and of one, ms. */
const allLamps = 1000;
const oneLamp = 150;

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
  /** The animal that lives at the right count. */
  readonly frame: string;
}

/** Radius of the glass. */
const glass = 70;

/**
 * After a miss: the child's number stands where the hook hung, the long marks get theirs, and the marks from there to the
 * right one light in turn. The hook follows, and the animal that lives there bites. Returns what removes it.
 */
export async function teach(
  kit: SceneKit,
  { layout, view, bite }: World,
  { scale, given, right, write, frame }: Miss,
): Promise<() => void> {
  const { scene, motion, sounds } = kit;
  const [from, to] = [view.yAt(given), view.yAt(right)];
  const { x, y } = givenPlate(layout, from, to);
  const own = numberPlate(scene, 0, y, write(given), 'given');
  own.setX(x + own.getBounds().width / 2).setDepth(depths.hook + 1);
  inSight(own, kit.design);
  // Where marks stand close, the glass shows the child's.
  const isBeside = !view.isCrowded || Math.abs(from - to) > glass;
  const mark = scene.add
    .image(layout.rope.x + 16, from, game, 'arrow')
    .setTint(0xffb9a3)
    .setVisible(isBeside)
    .setDepth(depths.hook - 0.3);
  view.give(given);
  const names = view.explain(scale, right, write);
  for (const each of [own, mark, ...names.all]) each.setAlpha(0);
  await motion.tween({ targets: [own, mark, ...names.others], alpha: 1, duration: 140 });
  const way = wayTo(scale, given, right);
  const each = Math.min(oneLamp, allLamps / way.length);
  const lamps: GameObjects.Image[] = [];
  for (const count of way) {
    const lamp = scene.add.image(layout.rope.x, view.yAt(count), game, 'lamp').setDepth(depths.hook + 0.8);
    lamps.push(lamp.setAlpha(0));
    sounds.play('lamp');
    await Promise.all([motion.tween({ targets: lamp, alpha: 1, duration: each }), view.lower(count, each)]);
  }
  const [animal] = await Promise.all([
    bite(frame, to),
    motion.tween({ targets: [...names.right], alpha: 1, duration: 160 }),
  ]);
  return () => {
    for (const thing of [own, mark, animal, ...names.all, ...lamps]) thing.destroy();
    names.restore();
    view.give(null);
  };
}
