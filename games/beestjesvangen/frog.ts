import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths } from './scenery';

export type Mood = 'calm' | 'glad' | 'oh' | 'croak';

const face = { x: -46, y: -122, width: 92, height: 76 } as const;
const blinkEvery = 3700;
const blinkFor = 130;
/** How far it is pressed down before it croaks. */
const pressed = { x: 0.12, y: 0.3 } as const;

/** Where a hop begins, where it ends, and how high it goes, design px. */
export interface Hop {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly rise: number;
  readonly ms: number;
}

/** A frog: it sits on a pad, croaks and hops. Its origin is where it sits. */
export class Frog {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #image: GameObjects.Image;
  readonly #size: number;
  #mood: Mood = 'calm';
  #clock = 0;
  #isHopping = false;
  /** Counts hops and places, so that a hop ends when the frog is put elsewhere. */
  #flight = 0;

  constructor(scene: Scene, motion: Motion, size: number, startAt = 0) {
    this.#motion = motion;
    this.#size = size;
    this.#clock = startAt;
    this.#image = withFace(scene.add.image(0, 0, game, 'frog-calm'), face);
    this.box = scene.add.container(0, 0, [this.#image]).setScale(size).setDepth(depths.frog);
    motion.idle({ targets: this.#image, scaleY: 1.025, duration: 1700 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm' || this.#isHopping) return;
    this.#clock += delta;
    this.#image.setFrame(this.#clock % blinkEvery < blinkFor ? 'frog-blink' : 'frog-calm');
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    if (!this.#isHopping) this.#image.setFrame(`frog-${mood}`);
  }

  /** Sits at a place at once, also out of a hop. */
  sit(x: number, y: number): void {
    this.#flight += 1;
    this.#arrive(x, y);
  }

  /** Is pressed down by a finger: `share` is how far, 0 to 1. */
  press(share: number): void {
    if (share > 0) this.wear('croak');
    const by = this.#motion.reduced ? 0 : share;
    this.box.setScale(this.#size * (1 + by * pressed.x), this.#size * (1 - by * pressed.y));
  }

  /** Swells its throat when there is something to croak for. */
  await(isReady: boolean): void {
    const mood = isReady ? 'croak' : 'calm';
    if (this.#mood === mood) return;
    this.wear(mood);
    const y = this.box.y;
    void this.#motion.flourish({ targets: this.box, y: y - 12, duration: 90, yoyo: true, ease: 'Quad.Out' });
  }

  /** Swells its throat and croaks. */
  async croak(): Promise<void> {
    this.wear('croak');
    const targets = this.box;
    const s = this.#size;
    await this.#motion.flourish({ targets, scaleX: s * 1.1, scaleY: s * 1.08, duration: 70, yoyo: true });
    targets.setScale(s);
  }

  /** Hops once, along an arc. */
  async hop({ from, to, y, rise, ms }: Hop): Promise<void> {
    const direction = to < from ? -1 : 1;
    this.#isHopping = true;
    this.#flight += 1;
    const flight = this.#flight;
    this.#image.setFrame('frog-leap').setFlipX(direction < 0);
    const way = { share: 0 };
    const onUpdate = () => {
      if (flight !== this.#flight) return;
      const s = way.share;
      this.box.setPosition(from + (to - from) * s, y - 4 * rise * s * (1 - s));
      this.#image.setRotation(direction * (-0.5 + s));
    };
    await this.#motion.tween({ targets: way, share: 1, duration: ms, onUpdate });
    if (flight !== this.#flight) return;
    this.#arrive(to, y);
    void this.#squash();
  }

  /** Bounces for joy where it sits. */
  async cheer(rise = 26): Promise<void> {
    this.wear('glad');
    const targets = this.box;
    const { y } = targets;
    await this.#motion.flourish({ targets, y: y - rise, duration: 140, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, y, duration: 200, ease: 'Bounce.Out' });
    targets.setY(y);
  }

  /** Its weight presses it flat where it lands. */
  async #squash(): Promise<void> {
    const [targets, s] = [this.box, this.#size];
    await this.#motion.flourish({ targets, scaleX: s * 1.14, scaleY: s * 0.8, duration: 45, yoyo: true });
    targets.setScale(s);
  }

  #arrive(x: number, y: number): void {
    this.box.setPosition(x, y);
    this.#isHopping = false;
    this.#image.setRotation(0).setFlipX(false).setFrame(`frog-${this.#mood}`);
  }

  destroy(): void {
    this.box.destroy();
  }
}
