import type { Motion } from '@games/kit/effects/motion';
import type { Particles } from '@games/kit/effects/particles';
import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { game } from './glyphs';
import type { Layout } from './layout';

/** Gates passed by the child and the ghost; null for the ghost in the first round. */
export interface Result {
  readonly own: number;
  readonly ghost: number | null;
}

const carInPhoto = 1.3;
/** Distance in the photo for one gate; limited, so that nobody leaves the photo. */
const perGate = 16;
const furthest = 84;

/** The arch at the end of the race. */
export function finishArch(scene: Scene): GameObjects.Container {
  const cloths = [-3, -2, -1, 0, 1, 2].map((k) => scene.add.image(k * 96, -252, game, 'finish-cloth'));
  const posts = [-300, 300].map((x) => scene.add.image(x, 0, game, 'finish-post'));
  return scene.add.container(0, 0, [...cloths, ...posts]);
}

/** Shows the finish photo: car and ghost, apart by their difference in gates. */
export function takePhoto(
  scene: Scene,
  motion: Motion,
  paper: GameObjects.Image,
  { photo }: Layout,
  { own, ghost }: Result,
  words: readonly [GameObjects.Text, GameObjects.Text],
): GameObjects.Container {
  const lead = ghost === null ? 0 : own - ghost;
  const place = (x: number, ahead: number, frame: string) => {
    const forward = Math.max(-furthest, Math.min(furthest, ahead * perGate));
    const size = carInPhoto * (1 - forward / 260);
    return scene.add.image(x, 92 - forward * 0.5, game, frame).setScale(size);
  };
  // From the side, so that the faces are in the picture.
  const cars =
    ghost === null
      ? [place(0, 0, 'hare-side')]
      : [place(-92, lead / 2, 'hare-side'), place(92, -lead / 2, 'tortoise-side')];
  const [title, line] = words;
  title.setPosition(0, 128);
  line.setPosition(0, 163);
  const box = scene.add
    .container(photo.x, photo.y, [
      paper.setPosition(0, 0),
      ...cars.toSorted((a, b) => a.y - b.y),
      title,
      line,
    ])
    .setDepth(820)
    .setAlpha(0);
  if (!motion.reduced) box.setScale(photo.size * 0.7).setAngle(6);
  else box.setScale(photo.size);
  void motion.tween({ targets: box, alpha: 1, duration: 160 });
  void motion.flourish({ targets: box, scale: photo.size, angle: -2.5, duration: 420, ease: 'Back.Out' });
  return box;
}

/** Drops confetti over the photo. */
export function confetti(particles: Particles, random: Random, { photo }: Layout): void {
  for (let index = 0; index < 18; index++) {
    const angle = ((index + random.next() * 0.6) / 18) * 2 * Math.PI;
    const speed = 330 + random.next() * 160;
    particles.emit('sparkle', photo.x, photo.y - 40, {
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed * 0.8,
      spin: 225,
      size: 0.6 + random.next() * 0.6,
      life: 800,
      depth: 815,
    });
  }
}
