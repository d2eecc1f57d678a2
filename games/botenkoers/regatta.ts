import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { game } from './buoy';
import type { Layout } from './layout';

const fleet = ['boat-2', 'boat-3', 'boat', 'boat-4', 'boat-2'] as const;
const long = 3600;

/** The celebration: a whole fleet sails by under a garland of flags. Reduced motion: the fleet lies there, flags fade in. */
export async function regatta(
  scene: Scene,
  motion: Motion,
  random: Random,
  { middle, regatta: start }: Layout,
): Promise<void> {
  const wide = middle.x * 2;
  const made: GameObjects.Image[] = [];
  const put = (x: number, y: number, frame: string, depth: number) => {
    const image = scene.add.image(x, y, game, frame).setDepth(depth);
    made.push(image);
    return image;
  };
  const count = Math.round(wide / 46);
  const flags = Array.from({ length: count }, (_, k) => {
    const along = k / (count - 1);
    const sag = Math.sin(along * Math.PI * 3) ** 2 * 26;
    return put(along * wide, start.y - 176 + sag, `flag-${(k % 3) + 1}`, 60).setAlpha(0);
  });
  void motion.tween({ targets: flags, alpha: 1, duration: 200 });
  const pitch = Math.min(86, (middle.y * 2 - start.y - 120) / fleet.length);
  const boats = fleet.map((frame, lane) =>
    put(start.x + ((lane * 3) % 5) * 30, start.y + lane * pitch, frame, 62 + lane)
      .setScale(0.62 + lane * 0.09)
      .setAlpha(0),
  );
  if (motion.reduced) {
    boats.forEach((boat, lane) => {
      boat.setX(wide * (0.2 + ((lane * 2) % 5) * 0.15));
    });
    await motion.tween({ targets: boats, alpha: 1, duration: 150 });
    await motion.wait(long * 0.7);
  } else {
    await motion.tween({ targets: boats, alpha: 1, duration: 260 });
    const foam = scene.time.addEvent({
      delay: 60,
      loop: true,
      callback: () => {
        for (const boat of boats) {
          const trail = put(boat.x - 60 * boat.scale, boat.y + 4, 'foam', boat.depth - 0.5).setScale(
            1.3 * boat.scale,
          );
          void motion.tween({ targets: trail, alpha: 0, scale: 2.4, duration: 700 });
        }
      },
    });
    await Promise.all(
      boats.map((boat) => {
        void motion.flourish({
          targets: boat,
          angle: -3.5,
          duration: 420,
          yoyo: true,
          repeat: 4,
          ease: 'Sine.InOut',
        });
        return motion.tween({
          targets: boat,
          x: wide + 170,
          duration: long - 800 + random.next() * 500,
          delay: random.next() * 250,
          ease: 'Sine.InOut',
        });
      }),
    );
    foam.remove();
  }
  for (const image of made) {
    scene.tweens.killTweensOf(image);
    image.destroy();
  }
}
