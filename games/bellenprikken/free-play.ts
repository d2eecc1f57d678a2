import { type FreePlayThing, freePlay } from '@games/kit/celebration/free-play';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { game } from './game-id';
import type { Layout } from './layout';

const count = 28;

/** The celebration: bubbles rise out of the bath and the child pops them freely. Reduced motion: they stay in rows. */
export function bubbleFreePlay(
  kit: SceneKit,
  layout: Layout,
  label: string,
  popped: (at: Point, size: number) => void,
): Promise<void> {
  const things = Array.from({ length: count }, (_, index): FreePlayThing => {
    const bubble = hang(kit, layout, index);
    return {
      at: () => ({ x: bubble.x, y: bubble.y, reach: bubble.scale * drawnRadius + 12 }),
      hit: () => {
        popped({ x: bubble.x, y: bubble.y }, bubble.scale * drawnRadius);
        bubble.destroy();
      },
      clear: () => bubble.destroy(),
    };
  });
  return freePlay(kit, { things, label, bottom: layout.rim.y + 60, go: layout.go, longest: 3600 });
}

function hang(
  { scene, motion, random }: SceneKit,
  { middle, rim, title, bath }: Layout,
  index: number,
): GameObjects.Container {
  const size = 0.34 + random.next() * 0.4;
  const glass = ['bubble', 'gloss'].map((frame) => scene.add.image(0, 0, game, frame));
  // Behind the front of the bath, so that they rise out of it.
  const bubble = scene.add.container(0, 0, glass).setDepth(18).setScale(size);
  if (motion.reduced) {
    // Between the words above and Sam below.
    const perRow = middle > 400 ? 8 : 6;
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    bubble
      .setPosition(middle * 1.18 + (column - (perRow - 1) / 2) * 96, title.y + 72 + row * 100)
      .setScale(0.44)
      .setAlpha(0);
    void motion.tween({ targets: bubble, alpha: 1, duration: 150 });
    return bubble;
  }
  // No wider than the bath is below: they would stick out beside it before they rise.
  const x = middle + (random.next() - 0.5) * middle;
  bubble.setPosition(x, rim.y + 130 * bath - 65);
  const delay = 250 + random.next() * 1500;
  const rise = (1900 + random.next() * 900) * Math.sqrt(rim.y / 540);
  scene.tweens.add({ targets: bubble, y: -80, duration: rise, delay, ease: 'Sine.In' });
  scene.tweens.add({
    targets: bubble,
    x: x + 44,
    duration: 620,
    delay,
    yoyo: true,
    repeat: 4,
    ease: 'Sine.InOut',
  });
  return bubble;
}
