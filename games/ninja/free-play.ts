import { type FreePlayThing, freePlay } from '@games/kit/celebration/free-play';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './world';

const kinds = ['melon', 'apple', 'orange', 'pear'] as const;
const count = 14;
const size = 60;
/** Depth of the fruit: in the gorge, behind the boards. */
const depth = 5;

/** The celebration: fruit flies up out of the gorge and the child slices it freely. Reduced motion: it stays in rows. */
export function fruitFreePlay(
  kit: SceneKit,
  layout: Layout,
  label: string,
  sliced: () => void,
): Promise<void> {
  const things = Array.from({ length: count }, (_, index): FreePlayThing => {
    const kind = kinds[index % kinds.length] ?? 'melon';
    const whole = toss(kit, layout, kind, index);
    return {
      at: () => ({ x: whole.x, y: whole.y, reach: size }),
      hit: () => {
        sliced();
        halves(kit, whole, kind);
        whole.destroy();
      },
      clear: () => whole.destroy(),
    };
  });
  return freePlay(kit, { things, label, bottom: layout.boards, go: layout.go, longest: 3800 });
}

function toss(
  { scene, motion, random }: SceneKit,
  { middle, boards, eave }: Layout,
  kind: (typeof kinds)[number],
  index: number,
): GameObjects.Image {
  const whole = scene.add.image(0, 0, game, kind).setDepth(depth);
  if (motion.reduced) {
    const perRow = middle > 400 ? 7 : 5;
    const row = Math.floor(index / perRow);
    whole
      .setPosition(middle + ((index % perRow) - (perRow - 1) / 2) * 120, eave + 170 + row * 126)
      .setAlpha(0);
    void motion.tween({ targets: whole, alpha: 1, duration: 150 });
    return whole;
  }
  const from = middle + (random.next() - 0.5) * middle * 1.2;
  whole.setPosition(from, boards + 96);
  const delay = 200 + random.next() * 1700;
  const up = 760 + random.next() * 260;
  const top = eave + 110 + random.next() * (boards - eave) * 0.4;
  scene.tweens.add({ targets: whole, y: top, duration: up, delay, yoyo: true, hold: 60, ease: 'Quad.Out' });
  const across = (random.next() - 0.5) * 260;
  scene.tweens.add({ targets: whole, x: from + across, angle: 120, duration: up * 2 + 60, delay });
  return whole;
}

/** Two halves fall apart, their flesh to the front. */
function halves({ scene, motion }: SceneKit, whole: GameObjects.Image, kind: string): void {
  for (const side of [-1, 1]) {
    const half = scene.add
      .image(whole.x + side * 18, whole.y, game, `${kind}-half`)
      .setDepth(depth)
      .setAngle(side * 24);
    void motion
      .tween({
        targets: half,
        x: half.x + side * 90,
        y: half.y + 320,
        angle: side * 120,
        alpha: 0,
        duration: 760,
        ease: 'Quad.In',
      })
      .then(() => half.destroy());
  }
}
