import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import { game } from './fluff';
import type { Layout } from './layout';
import { type Segment, specksOf } from './matter';

export type MachinePose = 'waiting' | 'eating' | 'happy' | 'wondering';

const looks = {
  waiting: { eyes: 'open', mouth: 'smile' },
  eating: { eyes: 'tight', mouth: 'full' },
  happy: { eyes: 'happy', mouth: 'laugh' },
  wondering: { eyes: 'open', mouth: 'oh' },
} as const satisfies Record<MachinePose, object>;

/** Size of the plate, its middle, and the largest width of what stands on it, design px. */
const plate = { width: 190, height: 124, y: -216, widest: 156 } as const;
const valueSize = 84;
const speckSize = 28;
const faceAt = { eyes: -84, mouth: -48 } as const;
/** How far the eyes turn, design px. */
const glance = 7;
/** Where the fluff lies that is in the bag, around the plate, from below. */
const inBag = [
  [-94, -134],
  [94, -136],
  [-52, -130],
  [54, -130],
  [0, -132],
  [-116, -176],
  [117, -178],
  [-118, -224],
  [118, -226],
  [-108, -268],
  [108, -270],
  [-62, -300],
  [60, -302],
  [0, -312],
] as const;

/** The vacuum cleaner: its plate says what belongs in the bag, its face follows the nozzle, and its bag fills. */
export class Machine {
  readonly box: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #size: number;
  readonly #dust: GameObjects.Container;
  readonly #value: GameObjects.Container;
  readonly #eyes: GameObjects.Image;
  readonly #mouth: GameObjects.Image;
  #filled = 0;

  constructor(kit: SceneKit, { canister: { x, y, size } }: Layout) {
    const { add } = kit.scene;
    this.#kit = kit;
    this.#size = size;
    this.#dust = add.container(0, 0);
    this.#eyes = add.image(0, faceAt.eyes, game, 'eyes-open');
    this.#mouth = add.image(0, faceAt.mouth, game, 'mouth-smile');
    this.#value = add.container(0, plate.y - 4);
    this.box = add
      .container(x, y, [
        add.image(0, 0, game, 'canister'),
        this.#dust,
        this.#eyes,
        this.#mouth,
        add.nineslice(0, plate.y, game, 'plate', plate.width, plate.height, 24, 24, 22, 26),
        this.#value,
      ])
      .setScale(size)
      .setDepth(37.5);
  }

  /** Shows a bag for another value. */
  take(value: Piece): void {
    const { box, width } = promptRow(this.#kit, [value], { size: valueSize });
    this.#show([box.setScale(Math.min(1, plate.widest / width))]);
  }

  /** Shows a fluff, whose equals belong in the bag. */
  takeFluff(bar: readonly Segment[]): void {
    const { specks, pitch } = specksOf(bar, { width: plate.widest, height: 88 });
    this.#show(
      specks.map(({ x, y, role }) =>
        this.#kit.scene.add.image(x, y, game, `speck-${role}`).setScale((pitch / speckSize) * 1.06),
      ),
    );
  }

  pose(pose: MachinePose): void {
    const { eyes, mouth } = looks[pose];
    this.#eyes.setFrame(`eyes-${eyes}`);
    this.#mouth.setFrame(`mouth-${mouth}`);
  }

  /** Called once a frame: it looks at what the nozzle does. */
  look({ x, y }: Point): void {
    const [dx, dy] = [x - this.box.x, y - this.box.y + 80];
    const far = Math.max(1, Math.hypot(dx, dy));
    this.#eyes.setPosition((dx / far) * glance, faceAt.eyes + (dy / far) * glance * 0.6);
  }

  /** Lays fluff in the clear bag, up to so many. */
  fill(count: number): void {
    const { scene, motion } = this.#kit;
    for (; this.#filled < Math.min(count, inBag.length); this.#filled++) {
      const [x, y] = inBag[this.#filled] ?? [0, 0];
      const body = scene.add.image(0, 0, game, `mote-${(this.#filled % 3) + 1}`).setScale(1.5);
      const eyes = scene.add.image(0, -3, game, 'fluff-eyes-open').setScale(0.36);
      const fluff = scene.add.container(x, y, [body, eyes]);
      this.#dust.add(fluff);
      void motion.flourish({ targets: fluff, y: y - 16, duration: 130, yoyo: true, ease: 'Quad.Out' });
    }
  }

  /** Swells when something arrives; `delay` is the way through the hose, ms. */
  swell(delay: number): void {
    this.box.setScale(this.#size);
    void this.#kit.motion.flourish({
      targets: this.box,
      scaleX: this.#size * 1.07,
      scaleY: this.#size * 0.94,
      delay,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Trembles on its wheels: it starts. */
  rumble(): void {
    this.box.setAngle(0);
    void this.#kit.motion.flourish({ targets: this.box, angle: 1.8, duration: 45, yoyo: true, repeat: 4 });
  }

  /** Hops for joy. */
  hop(): void {
    const { y } = this.box;
    void this.#kit.motion.flourish({
      targets: this.box,
      y: y - 26,
      duration: 150,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Draws the eye to what is new on the plate. */
  #show(things: (GameObjects.Container | GameObjects.Image)[]): void {
    this.#value.removeAll(true).add(things).setScale(1);
    void this.#kit.motion.flourish({
      targets: this.#value,
      scale: 1.24,
      duration: 150,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }
}
