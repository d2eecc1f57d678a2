import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './fluff';

export type CatPose = 'asleep' | 'watching' | 'happy' | 'wondering';

const looks = {
  asleep: { eyes: 'shut', mouth: 'calm', turn: 8, head: 4 },
  watching: { eyes: 'open', mouth: 'calm', turn: -4, head: -6 },
  happy: { eyes: 'happy', mouth: 'calm', turn: 0, head: -8 },
  wondering: { eyes: 'open', mouth: 'oh', turn: 10, head: -4 },
} as const satisfies Record<CatPose, object>;

const face = { x: -40, y: -54, width: 80, height: 54 };

/** The cat of the room. */
export class Cat {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #head: GameObjects.Container;
  readonly #eyes: GameObjects.Image;
  readonly #mouth: GameObjects.Image;
  #pose: CatPose = 'asleep';

  constructor(scene: Scene, motion: Motion) {
    const part = (x: number, y: number, frame: string) => scene.add.image(x, y, game, `cat-${frame}`);
    this.#motion = motion;
    const tail = part(58, -12, 'tail');
    const body = part(0, 0, 'body');
    this.#eyes = part(0, -36, 'eyes-shut');
    this.#mouth = part(0, -10, 'mouth-calm');
    const head = scene.add.container(-34, -24, [part(0, 0, 'head'), this.#eyes, this.#mouth]);
    this.#head = withFace(head, face);
    this.box = scene.add.container(0, 0, [tail, body, this.#head]);
    motion.idle({ targets: tail, angle: 12, duration: 1500 });
    motion.idle({ targets: body, scaleY: 1.03, duration: 1900 });
    this.pose('asleep');
  }

  pose(pose: CatPose): void {
    this.#pose = pose;
    this.#look(pose);
  }

  /** Lets it purr under a hand, and then be as it was. */
  async stroke(): Promise<void> {
    this.#look('happy');
    await this.#motion.flourish({ targets: this.#head, scale: 1.08, duration: 160, yoyo: true, repeat: 1 });
    this.#look(this.#pose);
  }

  /** Jumps for joy. */
  hop(): void {
    void this.#motion.flourish({
      targets: this.box,
      y: -34,
      duration: 170,
      yoyo: true,
      repeat: 1,
      ease: 'Quad.Out',
    });
  }

  #look(pose: CatPose): void {
    const { eyes, mouth, turn, head } = looks[pose];
    this.#eyes.setFrame(`cat-eyes-${eyes}`);
    this.#mouth.setFrame(`cat-mouth-${mouth}`);
    void this.#motion.tween({
      targets: this.#head,
      angle: turn,
      y: -24 + head,
      duration: 220,
      ease: 'Sine.Out',
    });
  }
}
