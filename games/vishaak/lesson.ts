import { numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { type Scale, wayTo } from './rules';
import type { ScaleView } from './scale-view';
import { depths } from './scenery';

/** Time of all lamps together at most, and of one, ms. */
const allLamps = 900;
const oneLamp = 150;

export interface Miss {
  readonly scale: Scale;
  readonly given: number;
  readonly right: number;
  /** Writes the number of a count. */
  readonly write: (count: number) => string;
  /** The animal that lives at the right count. */
  readonly frame: string;
}

/**
 * After a miss: both numbers stand at their marks, the long marks get theirs, and the marks from the child's to the right
 * one light in turn, up to the animal that lives there. Returns what removes it.
 */
export async function teach(kit: SceneKit, layout: Layout, view: ScaleView, miss: Miss): Promise<() => void> {
  const { scene, motion, sounds } = kit;
  const { scale, given, right, write, frame } = miss;
  const { plates, rope } = layout;
  const names = view.explain(scale, write);
  const plate = (count: number, x: number, kind: 'given' | 'right') => {
    const drawn = numberPlate(scene, 0, view.yAt(count), write(count), kind);
    return drawn.setX(x + drawn.getBounds().width / 2 - 30).setDepth(depths.hook + 1);
  };
  const own = plate(given, plates.given, 'given');
  const goal = plate(right, plates.right, 'right');
  const isBird = frame.startsWith('bird');
  const animal = scene.add
    .image(goal.x + goal.getBounds().width / 2 + 46, view.yAt(right) + (isBird ? 28 : 0), game, frame)
    .setScale(0.8)
    .setFlipX(isBird)
    .setDepth(depths.hook + 1);
  const dashes = dashesTo(kit, layout, view.yAt(right), goal.x - goal.getBounds().width / 2);
  const shown = [...names, own, goal, animal, ...dashes];
  for (const each of shown) each.setAlpha(0);
  await motion.tween({ targets: [own, ...names], alpha: 1, duration: 140 });
  const way = wayTo(scale, given, right);
  const lamps = way.map((count) =>
    scene.add
      .image(rope.x, view.yAt(count), game, 'lamp')
      .setAlpha(0)
      .setDepth(depths.hook + 0.8),
  );
  const each = Math.min(oneLamp, allLamps / lamps.length);
  for (const lamp of lamps) {
    sounds.play('lamp');
    await motion.tween({ targets: lamp, alpha: 1, duration: each });
  }
  await motion.tween({ targets: [goal, animal, ...dashes], alpha: 1, duration: 160 });
  return () => {
    for (const thing of [...shown, ...lamps]) thing.destroy();
  };
}

/** A dotted line from the rope to the right number. */
function dashesTo({ scene }: SceneKit, { rope }: Layout, y: number, to: number): GameObjects.Image[] {
  const dots: GameObjects.Image[] = [];
  for (let x = rope.x + 34; x < to - 8; x += 22)
    dots.push(
      scene.add
        .image(x, y, game, 'bubble')
        .setScale(0.5)
        .setDepth(depths.hook + 0.9),
    );
  return dots;
}
