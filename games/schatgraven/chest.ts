import { numberPlate } from '@games/kit/feedback/number-plate';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths } from './layout';

/** Size of the chest in the sand, and how high it is lifted, design px. */
const small = 0.42;
const way = -110;
const enough = 0.3;
/** Its lid from its foot, and how far it opens, degrees. */
const hinge = { x: -118, y: -128 } as const;
const opened = -46;

interface ChestSpec {
  readonly label: string;
  readonly isReady: () => boolean;
  readonly lifted: (input: InputMethod) => void;
}

/** The chest that lies at the mark of the number: it is pulled out of the sand, which commits. */
export class Chest {
  readonly #kit: SceneKit;
  readonly #box: GameObjects.Container;
  readonly #lid: GameObjects.Image;
  readonly #gold: GameObjects.Image;
  readonly #pull: CommitPull;
  #plate: GameObjects.Container | undefined;
  #y = 0;

  constructor(kit: SceneKit, { label, isReady, lifted }: ChestSpec) {
    this.#kit = kit;
    const { scene } = kit;
    this.#gold = scene.add.image(0, -112, game, 'gold').setVisible(false);
    const body = scene.add.image(0, 0, game, 'chest-body');
    this.#lid = scene.add.image(hinge.x, hinge.y, game, 'chest-lid');
    this.#box = scene.add
      .container(0, 0, [this.#gold, body, this.#lid])
      .setScale(small)
      .setDepth(depths.chest)
      .setVisible(false);
    this.#pull = new CommitPull(kit, {
      zone: { x: 0, y: 0, width: 132, height: 104 },
      depth: depths.chest + 0.2,
      label,
      isReady,
      keys: ['r', 'Enter'],
      along: 'y',
      way,
      enough,
      pulled: (share) => this.#box.setY(this.#y + way * share),
      tooShort: () => this.#box.setY(this.#y),
      commit: (input) => lifted(input),
    });
    this.#pull.box.setVisible(false);
  }

  get at(): Point {
    return { x: this.#box.x, y: this.#box.y - 40 };
  }

  /** The number that it lies at. */
  get plate(): GameObjects.Container | undefined {
    return this.#plate;
  }

  /** Lies with its foot at a point, and its number below it. */
  put(
    at: Point,
    number: { readonly text: string; readonly y: number; readonly ends: readonly [number, number] },
  ): void {
    this.hide();
    this.#y = at.y;
    this.#box.setPosition(at.x, at.y).setScale(small).setVisible(true);
    this.#lid.setAngle(0);
    this.#gold.setVisible(false);
    // While it is hidden nothing may take the finger from the sand.
    this.#pull.box.setPosition(at.x, at.y - 48).setVisible(true);
    const plate = numberPlate(this.#kit.scene, at.x, number.y, number.text, 'known').setDepth(
      depths.sign + 0.3,
    );
    const half = plate.getBounds().width / 2;
    const [left, right] = number.ends;
    this.#plate = plate.setX(Math.min(right - half, Math.max(left + half, at.x)));
  }

  /** Comes out of the sand, 0.2 s. */
  async appear(): Promise<void> {
    this.#box.setScale(small * 0.3);
    await this.#kit.motion.tween({ targets: this.#box, scale: small, duration: 180, ease: 'Back.Out' });
  }

  /** Is out of the sand. */
  async lift(): Promise<void> {
    const { motion } = this.#kit;
    await motion.tween({ targets: this.#box, y: this.#y + way * 0.7, duration: 120, ease: 'Quad.Out' });
  }

  /** Opens: full of gold, or with nothing but sand, 0.2 s. */
  async open(isFull: boolean): Promise<void> {
    this.#gold.setVisible(isFull);
    await this.#kit.motion.tween({
      targets: this.#lid,
      angle: isFull ? opened : opened / 2,
      duration: 150,
      ease: 'Back.Out',
    });
  }

  hide(): void {
    this.#pull.drop();
    this.#pull.box.setVisible(false);
    this.#box.setVisible(false);
    this.#plate?.destroy();
    this.#plate = undefined;
  }
}
