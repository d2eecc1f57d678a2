import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './yard';

const blinkEvery = 3700;
const blinkFor = 140;
const face = { x: -24, y: -24, width: 48, height: 44 };
const headAt = { x: -54, y: -62 } as const;
/** A head follows the garment by this much at most, as it is this far away, design px. */
const turn = 6;
const farAway = 500;
/** A skirt is the lamb's parachute: it rises this high in the strongest wind, and is at home again after this time, ms. */
const rise = 250;
const drift = 110;
const lag = 320;
const parachute = { x: -16, y: -226, size: 1.15, from: 0.06 } as const;

interface Member {
  readonly box: GameObjects.Container;
  readonly head: GameObjects.Image;
  readonly x: number;
  readonly y: number;
}

/** The sheep family that hangs out its washing: ewe, ram and lamb. */
export class Sheep {
  readonly #motion: Motion;
  readonly #family: readonly Member[];
  readonly #skirt: GameObjects.Image;
  #isHappy = false;
  #wind = 0;
  #lift = 0;
  #clock = 0;

  constructor(scene: Scene, motion: Motion, places: Layout['sheep']) {
    this.#motion = motion;
    this.#family = places.map(({ x, y, size }, index) => {
      const body = scene.add.image(0, 0, game, 'sheep-body');
      const head = withFace(scene.add.image(headAt.x, headAt.y, game, 'sheep-open'), face);
      motion.idle({
        targets: head,
        y: headAt.y - 3,
        angle: 2,
        duration: 1700 + index * 160,
        delay: index * 90,
      });
      const box = scene.add
        .container(x, y, [body, head])
        .setScale(size)
        .setDepth(8 + index / 10);
      return { box, head, x, y };
    });
    this.#skirt = scene.add
      .image(parachute.x, parachute.y, game, 'skirt')
      .setScale(parachute.size)
      .setVisible(false);
    this.#family.at(-1)?.box.addAt(this.#skirt, 0);
  }

  /** Called every frame with its length in ms: they blink, one after another. */
  update(delta: number): void {
    if (this.#motion.reduced) return;
    this.#fly(delta);
    if (this.#isHappy) return;
    this.#clock += delta;
    for (const [index, { head }] of this.#family.entries()) {
      const since = (this.#clock + index * 900) % blinkEvery;
      head.setFrame(since < blinkFor ? 'sheep-shut' : 'sheep-open');
    }
  }

  /** All look at a garment at this place. */
  look(x: number): void {
    for (const { box, head } of this.#family) {
      const aside = Math.max(-1, Math.min(1, (x - box.x) / farAway));
      head.setX(headAt.x + aside * turn);
    }
  }

  /** Lets the wind lift the lamb, by its strength from −1, to the left, to 1. */
  blow(wind: number): void {
    this.#wind = wind;
  }

  calm(): void {
    this.#wear('sheep-open', false);
  }

  /** All jump, the lamb last, 0.6 s. */
  async cheer(): Promise<void> {
    this.#wear('sheep-happy', true);
    await Promise.all(
      this.#family.map(async ({ box, y }, index) => {
        const jump = { targets: box, delay: index * 70, duration: 180 };
        await this.#motion.flourish({ ...jump, y: y - 20, ease: 'Quad.Out' });
        await this.#motion.flourish({ ...jump, delay: 0, y, ease: 'Bounce.Out' });
      }),
    );
  }

  #fly(delta: number): void {
    const lamb = this.#family.at(-1);
    if (lamb === undefined || (this.#wind === 0 && this.#lift === 0)) return;
    const wanted = Math.max(0, Math.abs(this.#wind) - 0.3) / 0.7;
    this.#lift += (wanted - this.#lift) * Math.min(1, delta / lag);
    if (this.#lift < 0.005) this.#lift = 0;
    const { box, x, y } = lamb;
    box
      .setPosition(x + this.#lift * drift * this.#wind, y - this.#lift * rise)
      .setAngle(this.#wind * 14 * this.#lift);
    this.#skirt
      .setVisible(this.#lift > parachute.from)
      .setScale(parachute.size, parachute.size * Math.min(1, this.#lift * 4));
  }

  #wear(frame: string, isHappy: boolean): void {
    this.#isHappy = isHappy;
    for (const { head } of this.#family) head.setFrame(frame);
  }
}
