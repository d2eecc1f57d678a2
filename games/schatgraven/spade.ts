import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, partOf } from './layout';

/** How far the blade stands in the sand, and how much deeper it is pushed, design px. */
const stuck = 22;
const deepest = 44;
/** Height of the frame around the part that is aimed at, beyond the layer. */
const beyond = 10;

interface Aim {
  readonly part: number;
  readonly count: number;
  readonly isMark: boolean;
  /** The number at which the part begins. */
  readonly text: string;
}

/** The spade above the part it is aimed at, with the number of that part. */
export class Spade {
  readonly #kit: SceneKit;
  readonly #image: GameObjects.Image;
  readonly #frame: GameObjects.NineSlice;
  #plate: GameObjects.Container | undefined;
  #top = 0;

  constructor(kit: SceneKit) {
    this.#kit = kit;
    const { scene } = kit;
    this.#image = scene.add.image(0, 0, game, 'spade').setDepth(depths.spade);
    this.#frame = scene.add
      .nineslice(0, 0, game, 'aim', 96, 120, 24, 24, 24, 24)
      .setDepth(depths.aim)
      .setVisible(false);
    this.show(false);
  }

  get at(): { readonly x: number; readonly y: number } {
    return { x: this.#image.x, y: this.#top };
  }

  /** Stands above a part of a layer. */
  aim(layer: Box, { part, count, isMark, text }: Aim): void {
    const { left, middle, right } = partOf(layer, { part, count, isMark });
    this.#top = layer.y;
    this.#kit.scene.tweens.killTweensOf(this.#image);
    this.#image.setPosition(middle, layer.y + stuck);
    this.#frame
      .setPosition(middle, layer.y + layer.height / 2)
      .setSize(right - left + beyond, layer.height + beyond);
    this.#plate?.destroy();
    const plate = numberPlate(this.#kit.scene, middle, layer.y + layer.height * 0.62, text, 'hint');
    plate.setScale(44 / 32).setDepth(depths.sign + 0.2);
    const half = plate.getBounds().width / 2;
    this.#plate = plate.setX(Math.min(layer.x + layer.width - half, Math.max(layer.x + half, middle)));
    this.show(true);
  }

  /** Is pushed into the sand so far, 0 to 1. */
  push(share: number): void {
    this.#image.setY(this.#top + stuck + deepest * Math.min(1, Math.max(0, share)));
  }

  /** Comes down on the layer that was opened, 0.2 s. */
  async arrive(): Promise<void> {
    const y = this.#top + stuck;
    await this.#kit.motion.flourish({
      targets: this.#image,
      y: { from: y - deepest, to: y },
      duration: 200,
      ease: 'Back.Out',
    });
  }

  show(on: boolean): void {
    this.#image.setVisible(on);
    this.#frame.setVisible(on);
    this.#plate?.setVisible(on);
  }
}
