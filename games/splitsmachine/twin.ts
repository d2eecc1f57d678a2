import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Standing } from './layout';

export type Mood = 'calm' | 'glad' | 'oh';

const neck = -118;
const face = { x: -40, y: -34, width: 80, height: 60 } as const;
const blinkEvery = 4100;
const blinkFor = 130;

/** One of the two weasels that run the machine. */
export class Twin {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #head: GameObjects.Image;
  readonly #tail: GameObjects.Image;
  readonly #home: Standing;
  #mood: Mood = 'calm';
  #clock: number;

  constructor(scene: Scene, motion: Motion, home: Standing, side: 'left' | 'right') {
    this.#motion = motion;
    this.#home = home;
    this.#clock = side === 'left' ? 0 : blinkEvery / 2;
    this.#tail = scene.add.image(-20, -14, game, 'weasel-tail').setFlipX(true);
    const body = scene.add.image(0, 0, game, 'weasel-body');
    const scarf = scene.add.image(0, -92, game, side === 'left' ? 'scarf-left' : 'scarf-right');
    this.#head = withFace(scene.add.image(0, neck, game, 'weasel-calm'), face);
    this.box = scene.add
      .container(home.x, home.y, [this.#tail, body, this.#head, scarf])
      .setScale(home.size)
      .setDepth(depths.twin);
    const delay = side === 'left' ? 0 : 420;
    motion.idle({ targets: this.#head, y: neck - 3, angle: side === 'left' ? 2 : -2, duration: 1700, delay });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1700, delay });
    motion.idle({ targets: this.#tail, angle: -9, duration: 1300, delay });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm') return;
    this.#clock += delta;
    this.#head.setFrame(this.#clock % blinkEvery < blinkFor ? 'weasel-blink' : 'weasel-calm');
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    this.#head.setFrame(`weasel-${mood}`);
  }

  /** It bends down, 0 to 1, as it hangs from the lever. */
  bend(share: number): void {
    this.box.setScale(this.#home.size * (1 + share * 0.05), this.#home.size * (1 - share * 0.12));
  }

  async hop(height = 26): Promise<void> {
    const { y, size } = this.#home;
    this.box.setScale(size * 1.06, size * 0.92);
    await this.#motion.flourish({
      targets: this.box,
      y: y - height,
      scaleX: size * 0.95,
      scaleY: size * 1.08,
      duration: 150,
      ease: 'Quad.Out',
    });
    await this.#motion.flourish({
      targets: this.box,
      y,
      scaleX: size,
      scaleY: size,
      duration: 220,
      ease: 'Bounce.Out',
    });
    this.box.setPosition(this.#home.x, y).setScale(size);
  }

  /** Stands somewhere else, during the celebration. */
  stand(x: number, y: number, size: number): void {
    this.box.setPosition(x, y).setScale(size);
  }

  goHome(): void {
    const { x, y, size } = this.#home;
    this.box.setPosition(x, y).setScale(size).setAngle(0);
  }
}
