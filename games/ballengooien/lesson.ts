import { minViewMs } from '@games/kit/feedback/continue-button';
import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { FrontWall } from './front-wall';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { askedValue } from './rules';
import { texts } from './texts.gen';
import { sunk, Tin } from './tin';

const seam = 2;
/** Time in which the child's cans slide below the wall, ms, and how far they come from. */
const slide = 260;
const comesFrom = 70;
/** A gap narrower than this is seen through the glass, design px; radius and enlargement of the glass. */
const narrow = 22;
const glass = { radius: 54, larger: 6 } as const;

/**
 * After a miss: the right wall stands up, and the child's cans lie in a row of their own below it, from the same left end
 * and on the same scale. Between both ends the gap is drawn, or what sticks out. Returns what removes it.
 */
export async function teach(
  kit: SceneKit,
  layout: Layout,
  front: FrontWall,
  given: Rational,
): Promise<() => void> {
  const { scene, motion, sounds } = kit;
  const { y, can } = layout.wall;
  const { left, wall } = front;
  const middle = y - can / 2;
  const row = front.rowOf(given);
  const things: { destroy(): void }[] = [];
  const keep = <Thing extends { destroy(): void }>(thing: Thing): Thing => {
    things.push(thing);
    return thing;
  };
  const own = row.cans.map(({ left: at, width, isOwn }, place) => {
    const spot = { x: left + at + width / 2, y: middle, width: Math.max(0, width - seam) };
    const tin = keep(new Tin(scene, motion, spot, can, isOwn ? 'own' : place % 2 === 0 ? 'a' : 'b'));
    tin.write(front.write(isOwn ? given : (wall.parts[place] ?? given)));
    tin.alpha = 0;
    return tin;
  });
  for (const tin of front.asked) tin.alpha = 0;
  await front.stand(row);
  await Promise.all([
    front.light(row),
    ...front.asked.map((tin) => tin.move({ alpha: 1 }, 120)),
    ...own.map((tin, place) => {
      const { x } = tin.place;
      if (!motion.reduced) void tin.move({ x: x - comesFrom }, 0);
      return tin.move({ x, alpha: row.cans[place]?.width === 0 ? 0 : 1 }, slide, 'Cubic.Out');
    }),
  ]);
  sounds.play('row');
  kit.say(texts[kit.locale]('compared', { own: front.write(given), right: front.write(askedValue(wall)) }));
  const [right, end] = [left + row.wallEnd, left + row.end];
  // Above zero where the row sticks out, at whichever end.
  const { isMirrored } = row;
  const over = isMirrored ? right - end : end - right;
  const gap = Math.abs(over);
  const inner = isMirrored ? 1 : -1;
  // Cans of nothing cannot be seen: their number stands where they would begin.
  if (given.num === 0) {
    const plate = keep(numberPlate(scene, 0, middle, front.write(given), 'given').setDepth(depths.flying));
    const half = plate.getBounds().width / 2 + seam;
    plate.setX(end + (isMirrored ? -half : half));
  }
  for (const tin of own) tin.keepClearOf(right, isMirrored ? 1 : -1);
  const marks: GameObjects.Image[] = [];
  const drawn = (image: GameObjects.Image) => void marks.push(keep(image));
  // The end of the right wall goes on down through the child's row.
  drawn(
    scene.add
      .image(right, y - can * 1.5 + sunk, game, 'end-line')
      .setDisplaySize(5, can * 3 - 2 * sunk + 12)
      .setDepth(depths.tins + 0.3),
  );
  if (row.isTorn) {
    const torn = scene.add.image(end, middle, game, 'torn').setFlipX(isMirrored);
    drawn(torn.setScale(1, can / 96).setDepth(depths.tins + 0.1));
  }
  const hatch =
    gap < narrow
      ? null
      : keep(
          scene.add
            .nineslice(
              (end + right) / 2,
              middle + sunk / 2,
              game,
              over > 0 ? 'over' : 'gap',
              gap,
              can - sunk,
              9,
              9,
              9,
              9,
            )
            .setDepth(depths.tins + 0.2)
            .setAlpha(0),
        );
  if (gap > 0.5 && hatch === null)
    for (const each of magnify(kit, { x: right, y, end: end - right, inner })) drawn(each);
  for (const mark of marks) mark.setAlpha(0);
  await motion.tween({ targets: hatch === null ? marks : [...marks, hatch], alpha: 1, duration: 180 });
  await motion.wait(Math.max(0, minViewMs - 500));
  return () => {
    for (const thing of things) thing.destroy();
  };
}

interface GlassSpec extends Point {
  /** Where the row ends, design px from the end of the wall. */
  readonly end: number;
  /** Side of that end at which the wall lies. */
  readonly inner: -1 | 1;
}

/** A glass below both ends: what differs by little is seen large. */
function magnify({ scene }: SceneKit, { x, y, end, inner }: GlassSpec): readonly GameObjects.Image[] {
  const { radius, larger } = glass;
  const middle = y + radius - 4;
  const depth = depths.flying;
  const edge = inner * radius * 0.8;
  const own = Math.sign(end) * Math.min(radius * 0.6, Math.max(14, Math.abs(end) * larger));
  const bar = (frame: string, from: number, to: number, down: number, height: number) =>
    scene.add
      .image(x + (from + to) / 2, middle + down, game, frame)
      .setDisplaySize(Math.max(2, Math.abs(to - from)), height)
      .setDepth(depth + 0.1);
  const size = radius / 66;
  return [
    scene.add.image(x, middle, game, 'glass').setScale(size).setDepth(depth),
    bar('bar-right', edge, 0, -radius * 0.3, radius * 0.5),
    bar('bar-own', edge, own, radius * 0.3, radius * 0.5),
    bar('end-line', -2, 2, 0, radius * 1.5),
    scene.add
      .image(x, middle, game, 'glass-rim')
      .setScale(size)
      .setDepth(depth + 0.3),
  ];
}
