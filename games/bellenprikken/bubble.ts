import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects, Tweens } from 'phaser';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { fillingOf } from './filling';
import { game } from './game-id';
import type { Holding } from './holding';
import type { HangingSpot } from './rules';

const aimed = 1.06;
/** Scale of the words below the clock that they tell, its size, and where both stand, design px. */
const told = { words: 0.66, clock: 72, below: 48, above: -24 } as const;

export interface BubbleSpec {
  readonly spot: HangingSpot;
  readonly holding: Holding;
  /** The largest amount among the bubbles, in cents where it is money. */
  readonly maxAmount: number;
  /** Places each bubble shows in a round about empty places. */
  readonly places?: number | undefined;
}

/** One option: a bubble sized by its amount, with the amount inside. */
export class Bubble {
  readonly box: GameObjects.Container;
  readonly radius: number;
  /** The amount shown as dots; NaN when it shows something else. */
  readonly value: number;
  readonly #motion: Motion;
  /** Its own size in this layout: 1 on a wide screen. */
  readonly #grown: number;
  readonly #ring: GameObjects.Image;
  readonly #halo: GameObjects.Image;
  readonly #inside: GameObjects.Container;
  readonly #dots: readonly Point[];
  #bob: Tweens.Tween | null = null;

  constructor(kit: SceneKit, { spot, holding, maxAmount, places }: BubbleSpec) {
    const { scene, motion } = kit;
    const { x, y, size: grown } = spot;
    this.#grown = grown;
    this.#motion = motion;
    this.value = holding.kind === 'dots' ? holding.value : Number.NaN;
    const { radius, inside, dots } = fillingOf(kit, holding, maxAmount, places);
    this.radius = radius;
    this.#dots = dots;
    const size = radius / drawnRadius;
    const piece = (frame: string) => scene.add.image(0, 0, game, frame);
    this.#halo = piece('halo')
      .setScale(size * 2)
      .setVisible(false);
    const glass = [piece('bubble').setScale(size), piece('gloss').setScale(size)];
    this.#ring = piece('focus').setScale(size).setVisible(false);
    this.#inside = scene.add.container(0, 0, [...inside]);
    this.box = scene.add.container(x, y, [this.#halo, ...glass, this.#inside, this.#ring]);
    this.box.setDepth(40).setScale(grown);
  }

  /** Rises from the water and then hovers. */
  async arrive(delay: number): Promise<void> {
    const { y } = this.box;
    this.box.setAlpha(0);
    if (!this.#motion.reduced) this.box.setY(y + 46).setScale(0.72 * this.#grown);
    await this.#motion.tween({
      targets: this.box,
      y,
      scale: this.#grown,
      alpha: 1,
      delay,
      duration: 200,
      ease: 'Back.Out',
    });
    this.#bob = this.#motion.idle({ targets: this.box, y: y - 5, duration: 1900, delay: delay * 3 });
  }

  /** Stops and highlights the bubble while it is pointed at. */
  aim(on: boolean): void {
    this.#ring.setVisible(on);
    if (on) this.#bob?.pause();
    else this.#bob?.resume();
    void this.#motion.flourish({
      targets: this.box,
      scale: (on ? aimed : 1) * this.#grown,
      duration: 110,
      ease: 'Quad.Out',
    });
  }

  /** Lowest point of its rim in the world. */
  get rim(): Point {
    const { x, y } = this.box;
    return { x, y: y + this.radius * this.#grown * 0.94 };
  }

  /** Shows over its words the clock that they tell. */
  tell(kit: SceneKit, clock: Piece): void {
    this.#inside.setScale(told.words).setY(told.below);
    const { box } = promptRow(kit, [clock], { size: told.clock });
    this.box.addAt(box.setY(told.above), this.box.getIndex(this.#inside));
  }

  /** Plays the press. */
  async press(): Promise<void> {
    this.#still();
    await this.#motion.flourish({ targets: this.box, scale: 0.92 * this.#grown, duration: 70 });
  }

  /** Positions of its dots in the world. */
  dotSpots(): Point[] {
    const { x, y } = this.box;
    return this.#dots.map((dot) => ({ x: x + dot.x * this.#grown, y: y + dot.y * this.#grown }));
  }

  /** Moves its content out of the bubble, at the same place in the world, and returns it. */
  release(): GameObjects.Container {
    const { x, y, scene } = this.box;
    return scene.add
      .container(x, y, [...this.#inside.list])
      .setScale(this.#grown)
      .setDepth(58);
  }

  /** Bursts the bubble with its content. */
  async burst(): Promise<void> {
    this.#inside.setVisible(false);
    await this.#motion.tween({
      targets: this.box,
      scale: 1.28 * this.#grown,
      alpha: 0,
      duration: 140,
      ease: 'Quad.Out',
    });
  }

  /** Shakes the bubble gently after a wrong answer. */
  async sway(): Promise<void> {
    this.#still();
    await this.#motion.flourish({ targets: this.box, scale: this.#grown, duration: 60 });
    const { x } = this.box;
    await this.#motion.flourish({
      targets: this.box,
      x: x + 6,
      duration: 43,
      yoyo: true,
      repeat: 2,
      ease: 'Sine.InOut',
    });
  }

  /** Moves the right bubble beside the explanation and makes it glow; `isChecked` where nothing else says that it is right. */
  async glowAt({ x, y }: Point, isChecked = false): Promise<void> {
    this.#still();
    this.box.setDepth(840);
    if (isChecked) {
      const off = -this.radius * 0.74;
      this.box.add(this.box.scene.add.image(off, off, game, 'check'));
    }
    this.#halo.setVisible(true).setAlpha(0);
    await Promise.all([
      this.moveTo({ x, y }),
      this.#motion.tween({ targets: this.#halo, alpha: 1, duration: 280 }),
    ]);
  }

  /** Moves the bubble in its own size to where it can be compared. */
  moveTo({ x, y }: Point): Promise<void> {
    this.#still();
    return this.#motion.tween({
      targets: this.box,
      x,
      y,
      scale: this.#grown,
      duration: 280,
      ease: 'Cubic.InOut',
    });
  }

  fade(): Promise<void> {
    this.#still();
    return this.#motion.tween({ targets: this.box, alpha: 0, duration: 180 });
  }

  destroy(): void {
    this.#still();
    this.box.destroy();
  }

  #still(): void {
    this.#bob?.remove();
    this.#bob = null;
  }
}
