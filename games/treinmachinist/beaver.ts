import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

type Mood = 'calm' | 'glad' | 'oh';

const neck = -112;
const face = { x: -60, y: -88, width: 120, height: 88 } as const;
const blinkEvery = 3900;
const blinkFor = 130;

/** The beaver, conductor of the train: it sits beside the driver. */
export class Beaver {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #head: GameObjects.Image;
  readonly #y: number;
  #mood: Mood = 'calm';
  #clock = 0;

  constructor(
    scene: Scene,
    motion: Motion,
    { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  ) {
    this.#motion = motion;
    this.#y = y;
    const body = scene.add.image(0, 0, game, 'beaver-body');
    this.#head = withFace(scene.add.image(0, neck, game, 'beaver-calm'), face);
    this.#box = scene.add.container(x, y, [body, this.#head]).setScale(size).setDepth(24);
    motion.idle({ targets: this.#head, y: neck - 3, angle: 2, duration: 1800 });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1800, delay: 80 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm') return;
    this.#clock += delta;
    this.#head.setFrame(this.#clock % blinkEvery < blinkFor ? 'beaver-blink' : 'beaver-calm');
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    this.#head.setFrame(`beaver-${mood}`);
  }

  /** Jumps for joy, 0.4 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const y = this.#y;
    await this.#motion.flourish({ targets: this.#box, y: y - 22, duration: 150, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#box, y, duration: 240, ease: 'Bounce.Out' });
  }
}
