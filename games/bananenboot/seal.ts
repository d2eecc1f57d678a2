import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import type { Mood } from './boat';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

const neck = -104;
const face = { x: -60, y: -76, width: 120, height: 80 } as const;
const blinkEvery = 4100;
const blinkFor = 140;

/** The mother of the pups, who watches from the jetty. */
export class Seal {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #head: GameObjects.Image;
  #mood: Mood = 'calm';
  #clock = 0;

  constructor(scene: Scene, motion: Motion, { seal: { x, y, size } }: Layout) {
    this.#motion = motion;
    const body = scene.add.image(0, 0, game, 'seal-body');
    this.#head = withFace(scene.add.image(0, neck, game, 'seal-calm'), face);
    this.#box = scene.add.container(x, y, [body, this.#head]).setScale(size).setDepth(depths.seal);
    motion.idle({ targets: this.#head, y: neck - 3, angle: 2, duration: 1900 });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1900, delay: 80 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm') return;
    this.#clock += delta;
    this.#head.setFrame(this.#clock % blinkEvery < blinkFor ? 'seal-blink' : 'seal-calm');
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    this.#head.setFrame(`seal-${mood}`);
  }

  /** Comes to where she watches the leap from. */
  async come({ x, y, size }: Layout['seal']): Promise<void> {
    await this.#motion.tween({ targets: this.#box, x, y, scale: size, duration: 420, ease: 'Cubic.InOut' });
  }

  /** Claps on the jetty, 0.4 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const targets = this.#box;
    const { y } = targets;
    await this.#motion.flourish({ targets, y: y - 16, duration: 140, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, y, duration: 220, ease: 'Bounce.Out' });
  }
}
